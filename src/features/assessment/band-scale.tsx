import { useLingui } from '@lingui/react/macro';
import { ratingLabels } from './messages.ts';
import type { Standing } from './results-view.ts';

interface BandScaleProps {
  standing: Standing;
  value: number;
  /** Already translated, such as `Push-ups`. */
  name: string;
}

/** Bands side by side with their names and bounds, and a mark where a value stands. */
export function BandScale({ standing: { bands, bounds, current, share }, value, name }: BandScaleProps) {
  const { t, i18n } = useLingui();
  const figure = i18n.number(value);
  const band = i18n._(ratingLabels[bands[current]!.rating].id);
  // Never on the line between two.
  const place = `${Math.min(Math.max(Math.round(share * 100), 5), 95)}%`;
  return (
    <div role="img" aria-label={t`${name}: ${figure} stands in the band ${band}.`} className="band-scale">
      {bands.map(({ rating, colour }, index) => (
        <span key={rating} data-current={index === current || undefined}>
          {index === current && <i style={{ insetInlineStart: place }} />}
          <b data-colour={colour} />
          {index > 0 && <em>{i18n.number(bounds[index - 1]!)}</em>}
          <span>{i18n._(ratingLabels[rating].id)}</span>
        </span>
      ))}
    </div>
  );
}
