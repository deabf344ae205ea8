import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { fitnessPlanLimits as planLimits, setTypes } from '#src/features/plans/fitness/kinds.ts';
import { setTypeLabels } from '#src/features/plans/fitness/labels.ts';
import { inLanguage } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox, controlLook, Field, FieldFrame } from '#src/ui/field.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { LoadStepper } from '../units/load-stepper.tsx';
import type { Faults } from './checked.ts';
import { common, inSeconds, withCount, type SetFields } from './routine-fields.ts';
import { routineLimits as limits } from '../limits.ts';

interface SetsEditorProps {
  readonly sets: readonly SetFields[];
  /** What is wrong, by set and field: `0.reps`. */
  readonly faults: Faults;
  readonly hasPlates: boolean;
  readonly onChange: (sets: readonly SetFields[]) => void;
}

/** The sets of an exercise: written all at once, or one by one. */
export function SetsEditor({ sets, faults, hasPlates, onChange }: SetsEditorProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [asked, setAsked] = useState<number | null>(null);
  const chosen = asked !== null && asked < sets.length ? asked : null;
  const shown = chosen === null ? sets : sets.slice(chosen, chosen + 1);
  const write = (change: (set: SetFields) => SetFields) =>
    onChange(sets.map((set, index) => (chosen === null || index === chosen ? change(set) : set)));
  const faultOf = (field: keyof SetFields) => {
    const found = sets.findIndex(
      (_set, index) => (chosen === null || index === chosen) && faults[`${index}.${field}`] !== undefined,
    );
    return found === -1 ? undefined : i18n._(faults[`${found}.${field}`]!);
  };
  const count = sets.length;
  /** A number of the sets that are chosen. */
  const numberField = (field: 'reps' | 'repsMax' | 'seconds' | 'restTime' | 'rpe', step = 1) => {
    const value = common(shown, field);
    return {
      type: 'number',
      inputMode: step < 1 ? 'decimal' : 'numeric',
      min: 0,
      step: step < 1 ? 'any' : step,
      value: value ?? '',
      placeholder: value === undefined ? t`differs` : '',
      error: faultOf(field),
      onChange: ({ target }: { target: HTMLInputElement }) =>
        write((set) => ({
          ...set,
          [field]: Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber,
        })),
    } as const;
  };
  const measure = common(shown, 'measure');
  const eachSide = common(shown, 'eachSide');
  const weight = common(shown, 'weight');
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          className="size-11 p-0 text-title"
          aria-label={t`One set less`}
          disabled={count <= 1}
          onClick={() =>
            onChange(chosen === null ? withCount(sets, count - 1) : sets.filter((_set, at) => at !== chosen))
          }
        >
          −
        </Button>
        <output className="font-semibold">
          <Plural value={count} one="# set" other="# sets" />
        </output>
        <Button
          className="size-11 p-0 text-title"
          aria-label={t`One set more`}
          disabled={count >= limits.sets}
          onClick={() => onChange(withCount(sets, count + 1))}
        >
          +
        </Button>
      </div>
      {count > 1 && (
        <div role="group" aria-label={t`Which sets are written`} className="flex min-w-0 flex-wrap gap-2">
          {[null, ...sets.keys()].map((index) => (
            <button
              key={index}
              type="button"
              aria-pressed={index === chosen}
              aria-label={index === null ? undefined : t`Set ${index + 1}`}
              onClick={() => setAsked(index)}
              className="min-h-11 min-w-11 cursor-pointer rounded-card border border-edge px-3 font-semibold aria-pressed:border-green aria-pressed:bg-green-tint"
            >
              {index === null ? t`All sets` : index + 1}
            </button>
          ))}
        </div>
      )}
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
        {measure === 'seconds' ? (
          <Field label={t`Seconds`} {...numberField('seconds')} />
        ) : (
          <>
            <Field label={t`Repetitions`} {...numberField('reps')} />
            <Field label={t`Up to`} {...numberField('repsMax')} />
          </>
        )}
        <Field label={t`Rest (s)`} {...numberField('restTime')} />
      </div>
      <div>
        <LoadStepper
          key={chosen}
          label={{ kg: t`Weight (kg)`, lb: t`Weight (lb)` }}
          value={weight ?? null}
          onChange={(kilograms) => write((set) => ({ ...set, weight: kilograms }))}
          hasPlates={hasPlates}
        />
        {weight === undefined && (
          <p className="text-small text-soft">
            <Trans>The sets have different weights. What you write here is that of all of them.</Trans>
          </p>
        )}
        {faultOf('weight') && <p className="text-small font-semibold text-red">{faultOf('weight')}</p>}
      </div>
      <details className="min-w-0">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-green">
          <Trans>Seconds, kind of set, effort</Trans>
        </summary>
        <div className="grid grid-cols-2 items-end gap-3 pt-2 sm:grid-cols-4">
          <FieldFrame label={t`Counted in`}>
            {(control) => (
              <select
                {...control}
                value={measure ?? ''}
                onChange={({ target }) =>
                  write((set) =>
                    target.value === 'seconds'
                      ? inSeconds(set)
                      : { ...set, measure: 'reps', reps: set.reps ?? 8 },
                  )
                }
                className={controlLook}
              >
                {measure === undefined && <option value="">{t`differs`}</option>}
                <option value="reps">{t`Repetitions`}</option>
                <option value="seconds">{t`Seconds`}</option>
              </select>
            )}
          </FieldFrame>
          <FieldFrame label={t`Kind of set`}>
            {(control) => (
              <select
                {...control}
                value={common(shown, 'setType') ?? ''}
                onChange={({ target }) => {
                  const setType = setTypes.find((type) => type === target.value);
                  if (setType) write((set) => ({ ...set, setType }));
                }}
                className={controlLook}
              >
                {common(shown, 'setType') === undefined && <option value="">{t`differs`}</option>}
                {setTypes.map((type) => (
                  <option key={type} value={type}>
                    {inLanguage(setTypeLabels[type], language)}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
          <Field label={t`Effort (1–10)`} max={planLimits.rpe.max} {...numberField('rpe', 0.5)} />
          <Checkbox
            label={<Trans>Each side</Trans>}
            checked={eachSide ?? false}
            onChange={({ target }) => write((set) => ({ ...set, eachSide: target.checked }))}
          />
        </div>
      </details>
    </div>
  );
}
