import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { categoryLabels } from '#src/features/bmi/messages.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { Link } from '#src/ui/link.tsx';
import { profileCategory, profileCutOffs } from './bmi-bands.ts';
import type { Profile } from './schema.ts';

/** The body's measures, as the profile has them. */
export function Measures({ profile: { height, weight, bmi } }: { profile: Profile }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const known = (value: number | null) => (value === null ? t`N/A` : formatNumber(value));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title">
        <Trans>Weight</Trans>
      </h2>
      <dl className="mt-2 grid grid-cols-3 grid-rows-[repeat(3,auto)] border-y border-edge">
        <Measure name={<Trans>Height (cm)</Trans>} value={known(height)} />
        <Measure name={<Trans>Weight (kg)</Trans>} value={known(weight)} />
        <Measure
          name={<Trans>BMI</Trans>}
          value={bmi === null ? t`N/A` : bmi.toFixed(1)}
          {...(bmi !== null && { label: i18n._(categoryLabels[profileCategory(bmi)].id) })}
        />
      </dl>
      <Link to="/bmi" className="no-print mt-1 inline-flex min-h-11 items-center text-small">
        {bmi === null ? <Trans>Calculate your BMI</Trans> : <Trans>Update</Trans>}
      </Link>
      {bmi !== null && <BandsNote />}
    </section>
  );
}

function Measure({ name, value, label }: { name: ReactNode; value: string; label?: string }) {
  return (
    <div className="row-span-3 grid grid-rows-subgrid px-3 py-3 first:ps-0 not-first:border-s not-first:border-edge last:pe-0">
      <dt className="text-small text-soft">{name}</dt>
      <dd className="text-large font-semibold">{value}</dd>
      {label && <dd className="text-small">{label}</dd>}
    </div>
  );
}

/** Why the label may differ from the calculator's. */
function BandsNote() {
  const [normal, overweight, obese] = Object.values(profileCutOffs);
  return (
    <details className="mt-1 text-small">
      <summary className="flex min-h-11 items-center text-soft underline decoration-dotted underline-offset-4">
        <Trans>What this label means</Trans>
      </summary>
      <p className="text-soft">
        <Trans>
          On your profile, Normal weight goes from {normal} to below {overweight}, Overweight to below {obese}
          . The BMI calculator draws its lines at 25 and 30, so a BMI of exactly {overweight} or {obese} reads
          differently there. BMI is a screening figure, not a diagnosis.
        </Trans>
      </p>
    </details>
  );
}
