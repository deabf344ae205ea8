import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type KeyboardEvent } from 'react';
import type { Exercise } from '#src/features/plans/exercises/schema.ts';
import { inLanguage } from '#src/lib/language.ts';
import { CloseButton } from '#src/ui/close-button.tsx';
import { controlLook, FieldFrame } from '#src/ui/field.tsx';
import { ChevronIcon } from '#src/ui/icons.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { hasPlates } from '../progression.ts';
import type { Faults } from './checked.ts';
import type { ExerciseFields } from './routine-fields.ts';
import { routineLimits as limits } from '../limits.ts';
import { SetsEditor } from './set-fields.tsx';
import { SetSummary } from './set-summary.tsx';

interface RoutineExerciseProps {
  readonly fields: ExerciseFields;
  /** Null where it is not in the library any more. */
  readonly exercise: Exercise | null;
  /** What is wrong with it, by field: `notes`, `sets.0.reps`. */
  readonly faults: Faults;
  /** It cannot be moved further up, or down. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Nothing stands below it. */
  readonly isEnd: boolean;
  readonly onChange: (fields: ExerciseFields) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** One exercise of a routine: a line, which opens into its sets. */
export function RoutineExercise(props: RoutineExerciseProps) {
  const { fields, exercise, faults, isFirst, isLast, isEnd, onChange, onMove, onRemove } = props;
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [isUnfolded, setUnfolded] = useState(false);
  const contentId = useId();
  const name = exercise ? inLanguage(exercise.name, language) : t`No longer in the library`;
  const isOpen = isUnfolded || Object.keys(faults).length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (!event.altKey || by === null) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <article aria-label={name} className="card grid grid-cols-1">
      <header className="flex items-center gap-1 ps-3 pe-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          data-exercise={fields.key}
          onClick={() => setUnfolded(!isOpen)}
          onKeyDown={onKeyDown}
          className="flex min-h-16 min-w-0 grow cursor-pointer items-center gap-3 py-2 text-start"
        >
          {exercise?.image && (
            <img
              src={exercise.image}
              alt=""
              width={56}
              height={48}
              className="plate shrink-0"
              loading="lazy"
            />
          )}
          <span className="grid min-w-0 grow">
            <span className="font-semibold wrap-anywhere">{name}</span>
            <span className="text-small text-soft">
              <SetSummary sets={fields.sets} />
            </span>
            {fields.notes.trim() !== '' && !isOpen && (
              <span className="text-small wrap-anywhere">{fields.notes}</span>
            )}
          </span>
          <ChevronIcon size={20} className={`shrink-0 text-soft ${isOpen ? 'rotate-180' : ''}`} />
        </button>
        <CloseButton label={t`Remove: ${name}`} onClick={onRemove} />
      </header>
      {!exercise && (
        <p className="px-3 pb-2 text-small text-red">
          <Trans>It is left out when you train. Take it out, or add another one in its place.</Trans>
        </p>
      )}
      <div id={contentId} hidden={!isOpen} className="border-t border-edge p-3">
        {isOpen && (
          <div className="grid grid-cols-1 gap-4">
            <SetsEditor
              sets={fields.sets}
              faults={below('sets', faults)}
              hasPlates={hasPlates(exercise?.gear ?? [])}
              onChange={(sets) => onChange({ ...fields, sets })}
            />
            <FieldFrame label={t`Note`} error={faults['notes'] && i18n._(faults['notes'])}>
              {(control) => (
                <textarea
                  {...control}
                  rows={2}
                  maxLength={limits.notes}
                  value={fields.notes}
                  onChange={({ target }) => onChange({ ...fields, notes: target.value })}
                  className={controlLook}
                />
              )}
            </FieldFrame>
          </div>
        )}
      </div>
      {/* One alone goes nowhere. */}
      {!(isFirst && isLast && isEnd) && (
        <footer className="flex items-center gap-1 border-t border-edge px-1">
          {([-1, 1] as const).map((by) => (
            <button
              key={by}
              type="button"
              onClick={() => onMove(by)}
              aria-disabled={by === -1 ? isFirst : isLast}
              aria-label={by === -1 ? t`Move up: ${name}` : t`Move down: ${name}`}
              data-move={`${fields.key} ${by}`}
              className="icon-button text-title aria-disabled:opacity-35"
            >
              {by === -1 ? '↑' : '↓'}
            </button>
          ))}
          {!isEnd && (
            <button
              type="button"
              aria-pressed={fields.isWithNext}
              onClick={() => onChange({ ...fields, isWithNext: !fields.isWithNext })}
              className="ms-auto min-h-11 min-w-0 cursor-pointer rounded-card px-3 text-end text-small font-semibold hover:text-green aria-pressed:text-green"
            >
              {fields.isWithNext ? (
                <Trans>✓ Superset with the next</Trans>
              ) : (
                <Trans>Superset with the next</Trans>
              )}
            </button>
          )}
        </footer>
      )}
    </article>
  );
}

/** What is wrong below a place. */
export const below = (place: string, faults: Faults): Faults =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([path, fault]) =>
      path.startsWith(`${place}.`) ? [[path.slice(place.length + 1), fault]] : [],
    ),
  );
