import { Trans, useLingui } from '@lingui/react/macro';
import type { AssessmentForm } from './answers.ts';
import { BandScale } from './band-scale.tsx';
import { componentLabels, ratingLabels } from './messages.ts';
import { useScoreText } from './names.tsx';
import { ratingForAdvice } from './norms.ts';
import { boundsFor, itemOf, nextBand, ratingColours, ratings, type Result } from './scoring.ts';
import { SecondOpinion } from './second-opinion.tsx';

/** One test: its score and rating, where that stands, what the next band asks for, and what to do. */
export function ResultCard({ result, form }: { result: Result; form: AssessmentForm }) {
  const { i18n } = useLingui();
  const scoreText = useScoreText();
  const { component, score, rating, colour, recommendations } = itemOf(
    result,
    ratingForAdvice(result, form) ?? undefined,
  );
  const bounds = boundsFor(component, form);
  const name = i18n._(componentLabels[component].id);
  return (
    <section aria-labelledby={component} className="card result-card grid content-start gap-4 p-5">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={component} className="text-large">
          {name}
        </h3>
        <p className="flex items-center gap-3">
          <span className="text-large font-semibold">{scoreText(component, score)}</span>
          <span className="rating" data-colour={colour}>
            {i18n._(ratingLabels[rating].id)}
          </span>
        </p>
      </header>
      {bounds ? (
        <BandScale
          name={name}
          bands={ratings.map((each) => ({
            name: i18n._(ratingLabels[each].id),
            colour: ratingColours[each],
          }))}
          bounds={bounds}
          value={score}
          current={ratings.indexOf(rating)}
        />
      ) : (
        <SecondOpinion form={form} />
      )}
      {bounds && <NextBandLine result={result} form={form} />}
      <ul className="points grid list-disc gap-1 ps-5">
        {recommendations.map(({ id }) => (
          <li key={id}>{i18n._(id)}</li>
        ))}
      </ul>
    </section>
  );
}

/** What moves up one band. */
function NextBandLine({ result: { component, score }, form }: { result: Result; form: AssessmentForm }) {
  const { i18n } = useLingui();
  const next = nextBand(component, score, form);
  if (!next)
    return (
      <p className="font-semibold">
        <Trans>This is the highest band.</Trans>
      </p>
    );
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
