import { useEffect, useState, type ComponentType } from 'react';
import type { PackOfferProps } from './pack-offer.tsx';

/** Where a plan can be kept on the device. It comes once somebody reads on: whoever only looks in pays nothing for it. */
export function PackPlace(plan: PackOfferProps) {
  const [Offer, setOffer] = useState<ComponentType<PackOfferProps>>();
  useEffect(() => {
    const load = () =>
      void import('./pack-offer.tsx').then(
        (offer) => setOffer(() => offer.PackOffer),
        () => undefined,
      );
    addEventListener('scroll', load, { once: true });
    return () => removeEventListener('scroll', load);
  }, []);
  return Offer ? <Offer {...plan} /> : <div className="no-print min-h-11" />;
}
