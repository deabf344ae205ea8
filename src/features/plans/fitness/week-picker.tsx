import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/ui/link.tsx';
import type { PlanView } from './plan-view.ts';

/** The blocks of a plan, as addresses, with what changes in the one that is shown; nothing where all weeks are alike. */
export function WeekPicker({ plan }: { plan: PlanView }) {
  const { t } = useLingui();
  if (plan.stretches.length < 2) return null;
  const shown = plan.stretches.find(({ isShown }) => isShown);
  return (
    <div className="grid gap-3">
      <nav aria-label={t`Weeks of the plan`}>
        <ol className="flex flex-wrap gap-2">
          {plan.stretches.map(({ fromWeek, toWeek, isShown }) => (
            <li key={fromWeek}>
              <Link
                to={`?${fromWeek > 1 ? `week=${fromWeek}&` : ''}day=${plan.day?.number ?? 1}#day`}
                preventScrollReset
                aria-current={isShown ? 'true' : undefined}
                className="inline-flex min-h-11 items-center rounded-card border border-edge bg-card px-4 text-ink hover:border-ink aria-[current]:border-green aria-[current]:bg-green aria-[current]:text-on-green"
              >
                <Weeks {...{ fromWeek, toWeek }} />
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      {shown?.title && (
        <p>
          <strong className="block font-semibold">{shown.title}</strong>
          {shown.text}
        </p>
      )}
    </div>
  );
}

/** What a stretch of weeks is called. */
export function Weeks({ fromWeek, toWeek }: { fromWeek: number; toWeek: number }) {
  return fromWeek === toWeek ? (
    <Trans>Week {fromWeek}</Trans>
  ) : (
    <Trans>
      Weeks {fromWeek}–{toWeek}
    </Trans>
  );
}
