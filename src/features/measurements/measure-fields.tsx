import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ComponentProps } from 'react';
import { Field } from '#src/ui/field.tsx';
import type { Arm, MeasurementKind } from './kinds.ts';
import type { Measurement } from './schema.ts';

interface MeasureFieldsProps {
  readonly kind: MeasurementKind;
  /** What is corrected. */
  readonly figures: Measurement['figures'] | null;
  /** The newest of the kind. */
  readonly latest: Measurement | null;
  readonly errorOf: (name: string) => string | undefined;
}

/** The figures of one kind; the first has the focus. */
export function MeasureFields({ kind, figures, latest, errorOf }: MeasureFieldsProps) {
  const { t } = useLingui();
  const known = (figures ?? {}) as Readonly<Record<string, number | string | null>>;
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = first.current?.querySelector('input');
    // A dialog that opens puts the focus where this stands.
    field?.setAttribute('autofocus', '');
    field?.focus();
  }, []);
  const figure = (name: string, label: string, more: Partial<ComponentProps<typeof Field>> = {}) => (
    <Field
      {...{ label, name, inputMode: 'numeric', autoComplete: 'off', ...more }}
      defaultValue={known[name] ?? undefined}
      error={errorOf(name)}
    />
  );
  if (kind === 'waist')
    return (
      <div ref={first}>
        {figure('waist', t`Waist (cm)`, {
          inputMode: 'decimal',
          hint: t`Round the bare belly, half-way between the lowest rib and the hip bone, after breathing out.`,
        })}
      </div>
    );
  if (kind === 'pulse')
    return (
      <div ref={first}>
        {figure('pulse', t`Beats a minute`, {
          hint: t`Count for 30 seconds, at the wrist or the neck, and double it: best on waking.`,
        })}
      </div>
    );
  const lastArm = latest?.kind === 'blood_pressure' ? latest.figures.arm : null;
  return (
    <>
      <div ref={first} className="grid grid-cols-2 gap-4">
        {figure('systolic', t`Upper (mmHg)`, { placeholder: '120' })}
        {figure('diastolic', t`Lower (mmHg)`, { placeholder: '80' })}
      </div>
      <ArmChoice arm={figures ? ((known['arm'] ?? null) as Arm | null) : lastArm} />
      {figure('pulse', t`Pulse, if the device shows it`)}
    </>
  );
}

function ArmChoice({ arm }: { arm: Arm | null }) {
  const { t } = useLingui();
  const names: Readonly<Record<Arm | '', string>> = {
    left: t`Left arm`,
    right: t`Right arm`,
    '': t`Not said`,
  };
  return (
    <fieldset>
      <legend className="font-semibold">
        <Trans>Arm</Trans>
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {(['left', 'right', ''] as const).map((each) => (
          <label key={each} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="arm"
              value={each}
              defaultChecked={each === (arm ?? '')}
              className="size-5 accent-green"
            />
            {names[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
