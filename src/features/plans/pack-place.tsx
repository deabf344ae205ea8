import { useEffect, useState, type ComponentType } from 'react';
import type { PackOfferProps } from './pack-offer.tsx';

const touches = ['scroll', 'pointerdown', 'keydown'] as const;

/** Where a plan can be kept on the device. It comes once the page is touched: whoever only looks in pays nothing for it. */
export function PackPlace(plan: PackOfferProps) {
  const [Offer, setOffer] = useState<ComponentType<PackOfferProps> | null>(null);
  useEffect(() => {
    const load = () =>
      void import('./pack-offer.tsx').then(
        ({ PackOffer }) => setOffer(() => PackOffer),
        () => undefined,
      );
    for (const touch of touches) addEventListener(touch, load, { once: true, passive: true });
    return () => touches.forEach((touch) => removeEventListener(touch, load));
  }, []);
  return Offer ? <Offer {...plan} /> : <div className="no-print min-h-11" />;
}
