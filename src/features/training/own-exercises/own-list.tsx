import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { muscleGroupLabels } from '#src/features/plans/exercises/muscles.ts';
import { inLanguage } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link } from '#src/ui/link.tsx';
import { useUndoFocus } from '#src/ui/undo-focus.client.ts';
import { useAction } from '../use-action.client.ts';
import { OwnExerciseForm } from './own-exercise-form.tsx';
import { changeOwnExercise } from './own-exercises.client.ts';
import type { OwnExercise } from './schema.ts';

/** What the member made: renamed, retired and offered again. What was done of it stays. */
export function OwnList({ own: read }: { own: readonly OwnExercise[] }) {
  const [own, setOwn] = useState(read);
  return (
    <ul className="rows">
      {own.map((each, index) => (
        <li key={each.id} className="py-2">
          <OwnRow own={each} onChange={(changed) => setOwn(own.with(index, changed))} />
        </li>
      ))}
    </ul>
  );
}

function OwnRow({ own, onChange }: { own: OwnExercise; onChange: (own: OwnExercise) => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isEdited, setIsEdited] = useState(false);
  const { isBusy, act } = useAction();
  const { button, press } = useUndoFocus(own.isRetired);
  const { id, name, measure, isLoaded, muscleGroup, isRetired } = own;
  if (isEdited)
    return (
      <OwnExerciseForm
        base={{ name, measure, isLoaded, muscleGroup }}
        onSave={async (draft) => {
          onChange(await changeOwnExercise({ ...own, ...draft }));
          setIsEdited(false);
        }}
        onCancel={() => setIsEdited(false)}
      />
    );
  const said = [
    measure === 'seconds' ? t`Seconds` : t`Repetitions`,
    isLoaded && t`With a weight`,
    muscleGroup && inLanguage(muscleGroupLabels[muscleGroup], language),
    isRetired && t`not offered any more`,
  ];
  const retire = press(() =>
    act(async () => onChange(await changeOwnExercise({ ...own, isRetired: !isRetired }))),
  );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="min-w-48 grow">
        <Link
          to={`/profile/training/exercises/${id}`}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere"
        >
          {name}
        </Link>
        <span className="block text-small text-soft">
          <Facts of={said} />
        </span>
      </p>
      <p className="flex flex-wrap gap-2">
        <Button aria-label={t`Edit: ${name}`} onClick={() => setIsEdited(true)}>
          <Trans>Edit</Trans>
        </Button>
        <Button
          ref={button}
          aria-label={isRetired ? t`Offer it again: ${name}` : t`Retire: ${name}`}
          onClick={retire}
          busyLabel={isBusy ? t`Saving…` : undefined}
        >
          {isRetired ? <Trans>Offer it again</Trans> : <Trans>Retire</Trans>}
        </Button>
      </p>
    </div>
  );
}
