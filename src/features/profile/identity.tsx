import { useLingui } from '@lingui/react/macro';
import { initialsOf } from '#src/lib/initials.ts';
import { Dot } from '#src/ui/facts.tsx';
import type { Profile } from './schema.ts';

/** Who the member is: avatar, name, role and e-mail. */
export function Identity({ profile }: { profile: Profile }) {
  const { email, role } = profile;
  const name = profile.full_name || email;
  const roleName = useRoleName(role);
  return (
    <section aria-label={name}>
      <div className="flex items-center gap-3">
        <Avatar name={name} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-small wrap-anywhere text-soft">
            {roleName}
            {name !== email && (
              <>
                <Dot />
                {email}
              </>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}

/** The initials on a round, woven ground. */
function Avatar({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 80 80" className="size-14 shrink-0" aria-hidden="true">
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
