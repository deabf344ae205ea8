import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { categoryLabels } from '#src/features/bmi/messages.ts';
import { formatNumber } from '#src/lib/dates.ts';
import { defaultRole } from '#src/lib/roles.ts';
import { Link } from '#src/ui/link.tsx';
import { profileCategory, profileCutOffs } from './bmi-bands.ts';
import { initialsOf } from '#src/lib/initials.ts';
import type { Profile } from './schema.ts';

/** Who the member is: avatar, name, role, e-mail and, for role user, the body's measures. */
export function Identity({ profile }: { profile: Profile }) {
  const { email, role } = profile;
  const name = profile.full_name || email;
  const roleName = useRoleName(role);
  return (
    <section aria-label={name}>
      <div className="flex items-center gap-4">
        <Avatar name={name} />
        <div className="min-w-0">
          <p className="font-serif text-title font-semibold wrap-anywhere">{name}</p>
          <p className="text-soft">{roleName}</p>
          {name !== email && <p className="text-small wrap-anywhere text-soft">{email}</p>}
        </div>
      </div>
      {role === defaultRole && <Measures profile={profile} />}
    </section>
  );
}

/** The initials on a round, woven ground. */
function Avatar({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 80 80" className="size-20 shrink-0" aria-hidden="true">
      <circle cx="40" cy="40" r="38" className="fill-gold-tint stroke-gold" strokeWidth="3" />
      <circle
        cx="40"
        cy="40"
        r="33"
        className="fill-transparent stroke-green"
        strokeWidth="1.5"
        strokeDasharray="3 4"
      />
      <text
        x="40"
        y="41"
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-ink font-serif text-title font-semibold"
      >
        {initialsOf(name)}
      </text>
    </svg>
  );
}

function useRoleName(role: string): string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    user: t`User`,
    nutritionist: t`Nutritionist`,
    planner: t`Planner`,
    admin_super: t`Super admin`,
    admin_nutritionist: t`Nutrition admin`,
    admin_fitness: t`Fitness admin`,
  };
  return names[role] ?? role;
}

function Measures({ profile: { height, weight, bmi } }: { profile: Profile }) {
  const { t, i18n } = useLingui();
  const known = (value: number | null) => (value === null ? t`N/A` : formatNumber(value));
  return (
    <>
      <dl className="mt-6 grid grid-cols-3 border-y border-edge">
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
    </>
  );
}

function Measure({ name, value, label }: { name: ReactNode; value: string; label?: string }) {
  return (
    <div className="px-3 py-3 first:ps-0 not-first:border-s not-first:border-edge last:pe-0">
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
