import { Trans, useLingui } from '@lingui/react/macro';
import { ratingLabels } from './messages.ts';
import type { Standing } from './results-view.ts';
import type { Component } from './scoring.ts';

/** What moves up one band. */
export function NextBand({
  component,
  standing: { next, isHighest },
}: {
  component: Component;
  standing: Standing;
}) {
  const { i18n } = useLingui();
  if (!next)
    return isHighest ? (
      <p className="font-semibold">
        <Trans>This is the highest band.</Trans>
      </p>
    ) : null;
  const [gap, bound] = [i18n.number(next.gap), i18n.number(next.score)];
  const rating = i18n._(ratingLabels[next.rating].id);
  return (
    <p className="font-semibold">
      {component === 'cardio' ? (
        <Trans>
          {gap} minutes faster is {rating}: {bound} minutes or less.
        </Trans>
      ) : component === 'flexibility' ? (
        <Trans>
          {gap} cm more is {rating}, from {bound} cm.
        </Trans>
      ) : (
        <Trans>
          {gap} more is {rating}, from {bound}.
        </Trans>
      )}
    </p>
  );
}
