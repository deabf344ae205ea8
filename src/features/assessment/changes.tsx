import { useLingui } from '@lingui/react/macro';
import { compare, type Change } from './comparison.ts';
import { componentLabels, ratingLabels } from './messages.ts';
import { useScoreText } from './names.client.ts';
import { isTimed, type Result } from './scoring.ts';

const signs: Readonly<Record<Change['trend'], string>> = { better: '▲', same: '●', less: '▼' };

/** Test by test: better, the same or less than before, with both scores. */
export function Changes({ now, before }: { now: readonly Result[]; before: readonly Result[] }) {
  const { t, i18n } = useLingui();
  const scoreText = useScoreText();
  const words: Readonly<Record<Change['trend'], string>> = {
    better: t`better`,
    same: t`same`,
    less: t`less`,
  };
  const timedWords = { ...words, better: t`faster`, less: t`slower` };
  return (
    <ul className="changes max-w-xl">
      {compare(now, before).map(({ component, trend, by, before: earlier }) => {
        const score = scoreText(component, earlier.score);
        const rating = i18n._(ratingLabels[earlier.rating].id);
        return (
          <li key={component}>
            <span>{i18n._(componentLabels[component].id)}</span>
            <b data-trend={trend}>
              <span aria-hidden="true">{signs[trend]}</span>{' '}
              {(isTimed(component) ? timedWords : words)[trend]}
              {by > 0 && ` (${scoreText(component, by)})`}
            </b>
            <span className="text-soft">{t`before: ${score}, ${rating}`}</span>
          </li>
        );
      })}
    </ul>
  );
}
