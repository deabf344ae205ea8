import { Trans, useLingui } from '@lingui/react/macro';
import { CitedText } from '#src/ui/cited-text.tsx';
import { BandScale } from './band-scale.tsx';
import { NextBand } from './next-band.tsx';
import type { ResultItem } from './results-view.ts';
import { pushUpNormsEnd } from './scoring.ts';

/** What a published norm says of push-ups at the ages for which the assessment's own table says nothing. */
export function SecondOpinion({ norm, pushUps }: { norm: ResultItem['norm']; pushUps: number }) {
  const { t } = useLingui();
  const lastAge = pushUpNormsEnd - 1;
  const { from, to } = norm ?? {};
  return (
    <div className="grid gap-3">
      <p>
        <Trans>
          This table has no row for ages above {lastAge}, and so every number of push-ups counts as Poor. That
          says nothing about you.
        </Trans>
      </p>
      {norm ? (
        <>
          <h4 className="font-semibold">
            <Trans>
              Second opinion: the Canadian norm for {from} to {to} years
            </Trans>
          </h4>
          <BandScale name={t`Second opinion`} standing={norm.standing} value={pushUps} />
          <NextBand component="pushUps" standing={norm.standing} />
          <p className="text-small text-soft">
            <Trans>
              Of the Canadian Society for Exercise Physiology.
              <CitedText text={norm.source} /> It counts push-ups without a time limit, women with their knees
              on the ground; your test lasted 1 minute. So read it as a hint.
            </Trans>
          </p>
        </>
      ) : (
        <p className="text-small text-soft">
          <Trans>
            The published norm that we know of ends at 69 years, too. Compare yourself with your last time.
          </Trans>
        </p>
      )}
    </div>
  );
}
