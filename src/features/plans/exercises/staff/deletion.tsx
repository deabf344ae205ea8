import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Refusal } from '#src/lib/save-result.ts';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { Link } from '#src/ui/link.tsx';
import { ConfirmDialog } from '#src/ui/staff/confirm-dialog.tsx';
import { useFailureText } from '#src/ui/staff/failure-text.client.ts';
import { showToast } from '#src/ui/toast.tsx';
import { exerciseMessages } from './messages.ts';
import type { ExerciseRow } from './schema.ts';
import { exercises } from './staff-exercises.client.ts';

interface DeleteExerciseProps {
  /** Null: nothing is to be deleted. */
  readonly exercise: ExerciseRow | null;
  readonly onClose: () => void;
}

/** Asks before an exercise is deleted; where plans use it, says which. */
export function DeleteExercise({ exercise, onClose }: DeleteExerciseProps) {
  const { t, i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const failureText = useFailureText();
  const [usedBy, setUsedBy] = useState<Refusal['usedBy']>();
  const name = exercise ? inLanguage(exercise.name, i18n.locale as Language) : '';
  const id = exercise?.id;
  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    // Nobody has to wait for it: the server refuses what cannot be deleted.
    exercises
      .readOne(id)
      .then((found) => isCurrent && setUsedBy(found.usedBy))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [id]);
  const isUsed = usedBy !== undefined && usedBy.length > 0;
  const close = () => {
    setUsedBy(undefined);
    onClose();
  };
  async function remove(id: string): Promise<string | null> {
    const refusal = await exercises.remove(id);
    if (refusal) {
      setUsedBy(refusal.usedBy);
      return refusal.code === 'in_use'
        ? i18n._(exerciseMessages.inUse)
        : failureText(exerciseMessages.deleteFailed, refusal);
    }
    showToast('success', i18n._(exerciseMessages.deleted));
    void revalidate();
    return null;
  }
  return (
    <ConfirmDialog
      isOpen={exercise !== null}
      onClose={close}
      title={<Trans>Delete exercise</Trans>}
      isImpossible={isUsed}
      confirmLabel={<Trans>Delete</Trans>}
      busyLabel={t`Deleting...`}
      onConfirm={async () => (exercise ? await remove(exercise.id) : null)}
    >
      {isUsed ? (
        <p>
          <strong className="block wrap-anywhere">{name}</strong>
          {i18n._(exerciseMessages.inUse)}
        </p>
      ) : (
        <p>
          <Trans>Are you sure you want to delete “{name}”? This action cannot be undone.</Trans>
        </p>
      )}
      {isUsed && (
        <div>
          <p className="font-semibold">
            <Trans>Used by:</Trans>
          </p>
          <ul className="list-disc ps-5">
            {usedBy.map(({ id, title }) => (
              <li key={id}>
                <Link to={`/admin/fitness/${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </ConfirmDialog>
  );
}
