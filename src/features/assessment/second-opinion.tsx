import { Trans, useLingui } from '@lingui/react/macro';
import type { AssessmentForm } from './answers.ts';
import { BandScale } from './band-scale.tsx';
import { ratingLabels } from './messages.ts';
import { normRatings, secondOpinion, type SecondOpinion as Opinion } from './norms.ts';
import { pushUpNormsEnd, type Colour } from './scoring.ts';

/** What a published norm says of push-ups at the ages for which the assessment's own table says nothing. */
export function SecondOpinion({ form }: { form: AssessmentForm }) {
  const { t, i18n } = useLingui();
  const opinion = secondOpinion(form, form.pushUps);
  const lastAge = pushUpNormsEnd - 1;
  const { from, to } = opinion?.norm ?? {};
  return (
    <div className="grid gap-3">
      <p>
        <Trans>
          This table has no row for ages above {lastAge}, and so every number of push-ups counts as Poor. That
          says nothing about you.
        </Trans>
      </p>
      {opinion ? (
        <>
          <h4 className="font-semibold">
            <Trans>
              Second opinion: the Canadian norm for {from} to {to} years
            </Trans>
          </h4>
          <BandScale
            name={t`Second opinion`}
            bands={normRatings.map((rating, index) => ({
              name: i18n._(ratingLabels[rating].id),
              colour: normColours[index]!,
            }))}
            bounds={opinion.norm.bounds}
            value={form.pushUps}
            current={normRatings.indexOf(opinion.rating)}
          />
          {opinion.next && <NextNorm pushUps={form.pushUps} next={opinion.next} />}
          <p className="text-small text-soft">
            <Trans>
              Of the Canadian Society for Exercise Physiology (source 3). It counts push-ups without a time
              limit, women with their knees on the ground; your test lasted 1 minute. So read it as a hint.
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

/** What moves up one band of the norm. */
function NextNorm({ pushUps, next }: { pushUps: number; next: NonNullable<Opinion['next']> }) {
  const { i18n } = useLingui();
  const [gap, bound] = [i18n.number(next.score - pushUps), i18n.number(next.score)];
  const rating = i18n._(ratingLabels[next.rating].id);
  return (
    <p className="font-semibold">
      <Trans>
        {gap} more is {rating}, from {bound}.
      </Trans>
    </p>
  );
}

const normColours: readonly Colour[] = ['red', 'gold', 'light green', 'light green', 'green'];
