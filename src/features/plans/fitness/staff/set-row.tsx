import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { ChoiceField, NumberField, TickField, useIsFaulty } from '#src/ui/staff/form-fields.tsx';
import { LocalizedField } from '#src/ui/staff/localized-field.tsx';
import { useOptions } from '#src/ui/staff/options.client.ts';
import { setTypeLabels } from '../labels.ts';
import { fitnessPlanLimits as limits } from '../kinds.ts';
import type { SetFields } from './plan-fields.ts';
import { CloseButton } from '#src/ui/close-button.tsx';

interface SetRowProps {
  /** In the form. */
  readonly name: string;
  readonly set: SetFields;
  readonly number: number;
  /** Absent where it is the only one. */
  readonly onRemove?: (() => void) | undefined;
}

/** One set: what kind, how much, how long to rest, how hard. */
export function SetRow({ name, set: { measure, notes }, number, onRemove }: SetRowProps) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const isFaulty = useIsFaulty();
  const small = (label: string) => <span className="text-small">{label}</span>;
  return (
    <li className="grid gap-2 border-t border-edge pt-3">
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
        <ChoiceField
          name={`${name}.setType`}
          label={small(t`Set ${number}`)}
          options={optionsOf(setTypeLabels)}
        />
        <ChoiceField
          name={`${name}.measure`}
          label={small(t`Counted in`)}
          options={[
            { value: 'reps', label: t`Repetitions` },
            { value: 'seconds', label: t`Seconds` },
          ]}
        />
        {measure === 'reps' ? (
          <Fragment key="reps">
            <NumberField name={`${name}.reps`} label={small(t`Repetitions`)} min={1} max={limits.reps} />
            <NumberField
              name={`${name}.repsMax`}
              label={small(t`Up to`)}
              {...{ min: 2, max: limits.reps, empty: null }}
            />
          </Fragment>
        ) : (
          <NumberField
            key="seconds"
            name={`${name}.durationSeconds`}
            label={small(t`Seconds`)}
            min={1}
            max={limits.setDuration}
          />
        )}
        <NumberField name={`${name}.restTime`} label={small(t`Rest (s)`)} min={0} max={limits.rest} />
        <NumberField
          name={`${name}.rpe`}
          label={small(t`Effort (RPE)`)}
          {...{ ...limits.rpe, step: 0.5, empty: null }}
        />
        {onRemove && (
          <span className="col-end-[-1] justify-self-end sm:pt-6">
            <CloseButton label={t`Remove: Set ${number}`} onClick={onRemove} />
          </span>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-x-6">
        <TickField name={`${name}.eachSide`} label={t`Each side`} />
        <TickField name={`${name}.walkRest`} label={t`Walk through the rest`} />
        <details className="min-w-0 grow" open={isFaulty(`${name}.notes`) || undefined}>
          <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold">
            {notes.en.trim() || notes.am.trim() || <Trans>Add a note</Trans>}
          </summary>
          <LocalizedField name={`${name}.notes`} label={t`Note`} maxLength={limits.text} />
        </details>
      </div>
    </li>
  );
}
