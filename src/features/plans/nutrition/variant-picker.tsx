import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { useSession } from '#src/session/session.client.ts';
import { Link } from '#src/ui/link.tsx';
import type { PlanVariant } from './kinds.ts';
import type { ShownTable, TodaysVariantProps } from './todays-variant.tsx';

// Only for whoever has chosen how they fast. Where it cannot load, the tables can be chosen all the same.
const TodaysVariant = lazy<ComponentType<TodaysVariantProps>>(() =>
  import('./todays-variant.tsx').catch(() => ({ default: () => null })),
);

interface VariantPickerProps extends ShownTable {
  readonly labels: Readonly<Record<PlanVariant, string>>;
}

/** The two tables of a day to choose from. They are addresses, as the days are. */
export function VariantPicker({ labels, ...chosen }: VariantPickerProps) {
  const { t } = useLingui();
  const mayFast = useMayFast();
  const variant = (variant: PlanVariant) => (
    <Link
      to={`?day=${chosen.day}&variant=${variant}#day`}
      preventScrollReset
      aria-current={variant === chosen.shown ? 'true' : undefined}
      className="plan-table grid min-h-11 place-content-center rounded-card px-1 text-center font-semibold text-ink sm:px-4 aria-[current]:bg-green aria-[current]:text-on-green"
    >
      {labels[variant]}
    </Link>
  );
  const offer = (
    <Link
      to="/fasting/tsom"
      className="no-print inline-flex min-h-11 items-center justify-self-start text-small"
    >
      <Trans>Let plans follow your fasts</Trans>
    </Link>
  );
  return (
    <div className="grid gap-1">
      <nav
        aria-label={t`Fasting or not`}
        className="grid grid-cols-[auto_auto] gap-1 rounded-card border border-field-edge bg-card p-0.5 sm:justify-self-start"
      >
        {variant('regular')}
        {variant('fasting')}
      </nav>
      {mayFast ? (
        <Suspense fallback={offer}>
          <TodaysVariant {...chosen} offer={offer} />
        </Suspense>
      ) : (
        offer
      )}
    </div>
  );
}

/** Whether this device or the member's profile may hold a choice of how to fast. */
function useMayFast(): boolean {
  const isMember = useSession().status === 'signed-in';
  const isOnDevice = useSyncExternalStore(subscribeToNothing, isKeptHere, () => false);
  return isMember || isOnDevice;
}

const subscribeToNothing = () => () => undefined;

/** As features/fasting/use-tsom.client.ts keeps it, which need not be loaded to find out. */
function isKeptHere(): boolean {
  try {
    return 'birtu-tsom' in localStorage;
  } catch {
    return false;
  }
}
