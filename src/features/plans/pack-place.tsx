import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useHasApplication } from '#src/ui/has-application.client.ts';

export interface PackOfferProps {
  readonly kind: 'fitness' | 'nutrition';
  readonly planId: string;
  readonly title: string;
}

// Only for whoever asks for it. Where it cannot load, the plan can be read all the same.
const KeepPack = lazy<ComponentType<PackOfferProps & { readonly isAsked: boolean }>>(() =>
  import('./pack/keep-pack.tsx').catch(() => ({ default: () => null })),
);

/** As src/session/device/packs.client.ts names them, which need not be loaded to find out. */
const isAnyKept = async () => (await caches.keys()).some((name) => name.startsWith('birtu-pack-'));

/** A plan can be kept on the device, to be read without a connection. The button's place is kept until it can be pressed. */
export function PackPlace(plan: PackOfferProps) {
  const hasApplication = useHasApplication();
  const [shown, setShown] = useState<'offer' | 'asked' | 'kept'>('offer');
  useEffect(() => {
    if ('caches' in window)
      isAnyKept().then(
        (isKept) => isKept && setShown((now) => (now === 'offer' ? 'kept' : now)),
        () => undefined,
      );
  }, []);
  const offer = (
    <button
      type="button"
      className={`inline-flex min-h-11 items-center text-green cursor-pointer ${hasApplication ? '' : 'invisible'}`}
      onClick={() => setShown('asked')}
    >
      <Trans>Read it without a connection…</Trans>
    </button>
  );
  return (
    <div className="no-print grid noscript:hidden">
      {shown === 'offer' ? (
        offer
      ) : (
        <Suspense fallback={offer}>
          <KeepPack key={plan.planId} {...plan} isAsked={shown === 'asked'} />
        </Suspense>
      )}
    </div>
  );
}
