import { Trans } from '@lingui/react/macro';
import type { Translated } from '#src/lib/translated.ts';
import type { NutritionTip } from './advice.ts';
import { SourceLinks } from './source-links.tsx';

/** Advice that goes with any result, each piece with how far it holds. */
export function NutritionTips({ tips }: { tips: readonly Translated<NutritionTip>[] }) {
  return (
    <section aria-labelledby="nutrition-tips" className="grid gap-4">
      <h2 id="nutrition-tips">
        <Trans>Nutrition tips</Trans>
      </h2>
      <ul className="rows">
        {tips.map(({ figure, text, note, sources }) => (
          <li key={figure} className="grid gap-x-10 gap-y-2 py-5 md:grid-cols-[11rem_1fr_1fr]">
            <p className="font-serif text-title text-green">{figure}</p>
            <p>{text}</p>
            <div className="text-small text-soft">
              {note && (
                <p>
                  <b>
                    <Trans>How sure is it?</Trans>
                  </b>{' '}
                  {note}
                </p>
              )}
              <SourceLinks sources={sources} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
