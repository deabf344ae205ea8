import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { inLanguage } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { controlLook, FieldFrame } from '#src/ui/field.tsx';
import { levelLabels } from '../../exercises/labels.ts';
import { muscleGroupLabels } from '../../exercises/muscles.ts';
import { foundExercises } from '../../exercises/search.ts';
import type { Library } from '../schedule.ts';
import { useLanguage } from '#src/ui/language.client.ts';

interface ExercisePickerProps {
  readonly library: Library;
  /** Why it must be chosen, translated. */
  readonly fault?: string | undefined;
  readonly onChoose: (exerciseId: string) => void;
  /** Leaves the choice as it was; absent where there is none yet. */
  readonly onCancel?: () => void;
  readonly onCreate: () => void;
  /** Somebody has just asked for it. */
  readonly isAskedFor: boolean;
}

const maxShown = 8;

/** Finds an exercise of the library by its name, muscles or equipment, in either language. */
export function ExercisePicker({
  library,
  fault,
  onChoose,
  onCancel,
  onCreate,
  isAskedFor,
}: ExercisePickerProps) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const language = useLanguage();
  const found = foundExercises([...library.values()], query, language);
  const further = found.length - maxShown;
  return (
    <div className="grid gap-3">
      <FieldFrame label={t`Find an exercise`} error={fault}>
        {(control) => (
          <input
            {...control}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- in the place of the button that was pressed
            autoFocus={isAskedFor}
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // The form is not meant; what was searched for is.
              event.preventDefault();
              if (found[0] && query.trim() !== '') onChoose(found[0].id);
            }}
            placeholder={t`Name, muscle or equipment`}
            maxLength={100}
            className={controlLook}
          />
        )}
      </FieldFrame>
      <ul className="grid gap-1 sm:grid-cols-2">
        {found.slice(0, maxShown).map((exercise) => (
          <li key={exercise.id}>
            <button
              type="button"
              onClick={() => onChoose(exercise.id)}
              className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-card border border-edge px-2 py-1 text-start hover:border-green"
            >
              <span className="plate grid h-12 w-14 shrink-0 place-items-center overflow-hidden">
                {exercise.image && <img src={exercise.image} alt="" width={56} height={47} loading="lazy" />}
              </span>
              <span className="grid min-w-0">
                <span className="font-semibold wrap-anywhere">{inLanguage(exercise.name, language)}</span>
                <span className="text-small text-soft">
                  {inLanguage(muscleGroupLabels[exercise.muscleGroup], language)} ·{' '}
                  {inLanguage(levelLabels[exercise.difficulty], language)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <output className="text-small text-soft">
        {found.length === 0 && <Trans>No exercise of the library matches.</Trans>}
        {further > 0 && (
          <Plural
            value={further}
            one="One more matches: write more of its name."
            other="# more match: write more of the name."
          />
        )}
      </output>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onCreate}>
          <Trans>New exercise</Trans>
        </Button>
        {onCancel && (
          <Button onClick={onCancel}>
            <Trans>Keep the present one</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
