import { useEffect, useState, type ComponentType } from 'react';
import type { PackOfferProps } from './pack-offer.tsx';

/** Where a plan can be kept on the device. It comes once somebody reads on: whoever only looks in pays nothing for it. */
export function PackPlace(plan: PackOfferProps) {
  const [Offer, setOffer] = useState<ComponentType<PackOfferProps>>();
  useEffect(() => {
    onscroll = () => {
      onscroll = null;
      import('./pack-offer.tsx').then(
        (offer) => setOffer(() => offer.PackOffer),
        () => undefined,
      );
    };
  }, []);
  return Offer ? <Offer {...plan} /> : <p className="min-h-11" />;
}
