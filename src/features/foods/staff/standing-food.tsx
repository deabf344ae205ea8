import { inLanguage, type Language } from '#src/lib/language.ts';
import { colons } from '#src/lib/listed.ts';
import { otherNamesLine } from '#src/lib/other-names.ts';
import { Facts } from '#src/ui/facts.tsx';
import { FigureText } from '../figure-text.tsx';
import { sourcesOf } from '../figures.ts';
import { nutrientNames } from '../kinds.ts';
import { useNutrientLabels } from '../nutrient-labels.client.ts';
import type { Food } from '../schema.ts';
import { useLanguage } from '#src/ui/language.client.ts';

export const textOfSource = (source: Food['source'], language: Language): string =>
  typeof source === 'string' ? source : inLanguage(source, language);

/** A food as somebody else has left it. */
export function StandingFood({ food }: { food: Food }) {
  const labels = useNutrientLabels();
  const language = useLanguage();
  return (
    <>
      <p className="font-semibold">
        <Facts of={[food.name.en, food.name.am]} />
      </p>
      {food.alsoKnown && <p>{otherNamesLine(food.alsoKnown)}</p>}
      {food.note && <p>{inLanguage(food.note, language)}</p>}
      <dl className="grid gap-x-6 sm:grid-cols-2">
        {nutrientNames.map((name) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{labels[name]}</dt>
            <dd className="font-semibold">
              <FigureText value={food.per100g[name]} />
            </dd>
          </div>
        ))}
      </dl>
      <ul className="grid gap-1 text-small text-soft">
        {sourcesOf(food).map(({ source, grade, names }) => (
          <li key={names[0]} className="wrap-anywhere">
            {grade + colons[language] + textOfSource(source, language)}
          </li>
        ))}
      </ul>
    </>
  );
}
