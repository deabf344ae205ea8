import { useLingui } from '@lingui/react/macro';
import { componentLabels, ratingLabels } from './messages.ts';
import { useScoreText } from './names.client.ts';
import { ratingColours, type Result } from './scoring.ts';

/** All tests of an assessment, a line each. */
export function RatingList({ results }: { results: readonly Result[] }) {
  const { i18n } = useLingui();
  const scoreText = useScoreText();
  return (
    <dl className="rating-list">
      {results.map(({ component, score, rating }) => (
        <div key={component}>
          <dt>{i18n._(componentLabels[component].id)}</dt>
          <dd>{scoreText(component, score)}</dd>
          <dd className="text-end">
            <span className="rating" data-colour={ratingColours[rating]}>
              {i18n._(ratingLabels[rating].id)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
