import { useLingui } from '@lingui/react/macro';
import { CitedText } from '#src/ui/cited-text.tsx';
import { BandScale } from './band-scale.tsx';
import { componentLabels, ratingLabels } from './messages.ts';
import { useScoreText } from './names.client.ts';
import { NextBand } from './next-band.tsx';
import type { ResultItem } from './results-view.ts';
import { SecondOpinion } from './second-opinion.tsx';

/** One test: its score and rating, where that stands, what the next band asks for, and what to do. */
export function ResultCard({ item }: { item: ResultItem }) {
  const { i18n } = useLingui();
  const scoreText = useScoreText();
  const { component, score, rating, colour, recommendations, standing, norm } = item;
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
      {standing ? (
        <>
          <BandScale name={name} standing={standing} value={score} />
          <NextBand component={component} standing={standing} />
        </>
      ) : (
        <SecondOpinion norm={norm} pushUps={score} />
      )}
      {recommendations.length > 0 && (
        <ul className="points grid list-disc gap-1 ps-5">
          {recommendations.map((text) => (
            <li key={text}>
              <CitedText text={text} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
