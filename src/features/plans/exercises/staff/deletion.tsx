import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Refusal } from '#src/lib/save-result.ts';
import { inLanguage } from '#src/lib/language.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link } from '#src/ui/link.tsx';
import { DeletionDialog, UndoableForAWhile } from '#src/ui/staff/deletion-dialog.tsx';
import { useFailureText } from '#src/ui/staff/failure-text.client.ts';
import { useRecord } from '#src/api/staff-records.client.ts';
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
  const language = useLanguage();
  const failureText = useFailureText();
  const name = exercise ? inLanguage(exercise.name, language) : '';
  const known = useRecord(exercise?.id, exercises.readOne)?.usedBy ?? [];
  /** By the server's refusal, newer than what was known. */
  const [told, setTold] = useState<Refusal['usedBy']>();
  const usedBy = told ?? known;
  const isUsed = usedBy.length > 0;
  return (
    <DeletionDialog
      item={exercise}
      onClose={() => {
        setTold(undefined);
        onClose();
      }}
      title={<Trans>Delete exercise</Trans>}
      isImpossible={isUsed}
      busyLabel={t`Deleting...`}
      remove={({ id }) => exercises.remove(id)}
      deleted={i18n._(exerciseMessages.deleted)}
      undo={{ bringBack: ({ id }) => exercises.bringBack(id), broughtBack: t`Brought back: ${name}` }}
      failed={(refusal) => {
        setTold(refusal.usedBy);
        return refusal.code === 'in_use'
          ? i18n._(exerciseMessages.inUse)
          : failureText(exerciseMessages.deleteFailed, refusal);
      }}
    >
      {() =>
        isUsed ? (
          <>
            <p>
              <strong className="block wrap-anywhere">{name}</strong>
              {i18n._(exerciseMessages.inUse)}
            </p>
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
          </>
        ) : (
          <p>
            <Trans>Are you sure you want to delete “{name}”?</Trans> <UndoableForAWhile />
          </p>
        )
      }
    </DeletionDialog>
  );
}
