import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { withoutEmptyTranslations } from '#src/lib/translations.ts';
import { Button } from '#src/ui/button.tsx';
import { useExerciseLabels } from './exercise-labels.tsx';
import type { ExerciseDraft, KeptExercise } from './exercise-schema.ts';

interface ExerciseConflictProps {
  /** What stands now. */
  readonly theirs: KeptExercise;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Somebody else has saved the exercise meanwhile: who, when, what differs, and what to do about it. */
export function ExerciseConflict({ theirs, onKeepMine, onTakeTheirs }: ExerciseConflictProps) {
  const { t, i18n } = useLingui();
  const { getValues } = useFormContext<ExerciseDraft>();
  const labels = useExerciseLabels();
  const mine = withoutEmptyTranslations(getValues());
  const names = Object.keys(labels) as (keyof ExerciseDraft)[];
  const differing = names.filter((name) => textOf(mine[name]) !== textOf(theirs.exercise[name]));
  const who = theirs.updatedBy ?? t`Somebody else`;
  const when = i18n.date(theirs.updatedAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div role="alert" className="grid gap-3 rounded-card border border-red bg-red-tint p-4">
      <p className="font-semibold">
        <Trans>
          {who} changed this exercise on {when}, after you opened it. Nothing of yours is saved yet.
        </Trans>
      </p>
      <details>
        <summary className="flex min-h-11 items-center font-semibold text-green">
          <Trans>Look at theirs</Trans>
        </summary>
        <dl className="grid gap-3 pb-2">
          {differing.map((name) => (
            <div key={name}>
              <dt className="font-semibold">{labels[name]}</dt>
              <dd className="whitespace-pre-line">{textOf(theirs.exercise[name]) || '–'}</dd>
            </div>
          ))}
        </dl>
      </details>
      <div className="flex flex-wrap gap-3">
        <Button look="danger" onClick={onKeepMine}>
          <Trans>Keep mine</Trans>
        </Button>
        <Button onClick={onTakeTheirs}>
          <Trans>Take theirs</Trans>
        </Button>
      </div>
    </div>
  );
}

/** A value of the form as one can read it, a line for each of its texts. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (typeof value === 'object') {
    // In one order, whichever the properties came in.
    const parts = Object.entries(value).toSorted(([a], [b]) => (a < b ? 1 : -1));
    return parts.map(([, part]) => textOf(part)).join('\n');
  }
  return String(value as string | number | boolean);
}
