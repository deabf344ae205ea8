import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#src/lib/language.ts';
import { without } from '#src/lib/without.ts';
import { Checkbox, controlLook, FieldFrame } from '#src/ui/field.tsx';
import { setTypeLabels } from '../labels.ts';
import { fitnessPlanLimits as limits, setTypes } from '../kinds.ts';
import { NumberInput } from './number-input.tsx';
import { RemoveButton } from './remove-button.tsx';
import {
  amountOf,
  measured,
  measureOf,
  usualAmount,
  type EditedSet,
  type Measure,
} from './schedule-changes.ts';
import { TextPair } from './text-pair.tsx';
import { useLanguage } from '#src/ui/language.client.ts';

interface SetRowProps {
  readonly set: EditedSet;
  readonly number: number;
  readonly onChange: (set: EditedSet) => void;
  /** Absent where it is the only one. */
  readonly onRemove?: (() => void) | undefined;
  /** What is wrong with a value of the set, translated. */
  readonly errorOf: (name: string) => string | undefined;
}

/** One set: what kind, how much, how long to rest, how hard. */
export function SetRow({ set, number, onChange, onRemove, errorOf }: SetRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const measure = measureOf(set);
  const setRpe = (rpe: number | null) => {
    onChange(rpe === null ? without(set, 'rpe') : { ...set, rpe });
  };
  return (
    <li className="grid gap-2 border-t border-edge pt-3">
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3 lg:grid-cols-[1.5fr_1.5fr_1fr_1fr_1fr_auto]">
        <FieldFrame label={<span className="text-small">{t`Set ${number}`}</span>}>
          {(control) => (
            <select
              {...control}
              value={set.setType}
              onChange={(event) => onChange({ ...set, setType: event.target.value as EditedSet['setType'] })}
              className={controlLook}
            >
              {setTypes.map((type) => (
                <option key={type} value={type}>
                  {inLanguage(setTypeLabels[type], language)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <FieldFrame label={<span className="text-small">{t`Counted in`}</span>}>
          {(control) => (
            <select
              {...control}
              value={measure}
              onChange={(event) => {
                const chosen = event.target.value as Measure;
                onChange(measured(set, chosen, usualAmount[chosen]));
              }}
              className={controlLook}
            >
              <option value="reps">{t`Repetitions`}</option>
              <option value="seconds">{t`Seconds`}</option>
            </select>
          )}
        </FieldFrame>
        <NumberInput
          label={measure === 'reps' ? t`Repetitions` : t`Seconds`}
          {...{ min: 1, max: measure === 'reps' ? limits.reps : limits.setDuration, empty: 0 }}
          value={amountOf(set)}
          onChange={(amount) => onChange(measured(set, measure, amount))}
          fault={errorOf('reps') ?? errorOf('durationSeconds')}
        />
        <NumberInput
          label={t`Rest (s)`}
          {...{ min: 0, max: limits.rest, empty: 0 }}
          value={set.restTime}
          onChange={(restTime) => onChange({ ...set, restTime })}
          fault={errorOf('restTime')}
        />
        <NumberInput
          label={t`Effort (RPE)`}
          {...{ ...limits.rpe, step: 0.5, empty: null }}
          value={set.rpe ?? null}
          onChange={setRpe}
          fault={errorOf('rpe')}
        />
        {onRemove && (
          <span className="justify-self-end pt-6">
            <RemoveButton label={t`Remove: Set ${number}`} onClick={onRemove} />
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-x-6">
        <Checkbox
          label={t`Each side`}
          checked={set.eachSide ?? false}
          onChange={(event) => onChange({ ...set, eachSide: event.target.checked })}
        />
        <details className="min-w-0 grow" open={errorOf('notes.en') !== undefined || undefined}>
          <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold">
            {set.notes.en.trim() === '' ? <Trans>Add a note</Trans> : set.notes.en}
          </summary>
          <TextPair
            label={t`Note`}
            value={set.notes}
            maxLength={limits.text}
            onChange={(notes) => onChange({ ...set, notes })}
            fault={errorOf('notes.en')}
          />
        </details>
      </div>
    </li>
  );
}
