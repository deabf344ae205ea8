import { Trans, useLingui } from '@lingui/react/macro';
import { listed } from '#src/lib/listed.ts';
import { NutrientFigure } from './nutrient-figure.tsx';
import { useTrayLabels } from './tray-labels.client.ts';
import { fastingOnTray, nutrientsFor } from './plate.ts';
import type { PlateDish } from './plate-dishes.tsx';
import { type PlateFood, trayNutrients } from './plate-table.ts';
import type { CountedDish } from './tray-drawing.tsx';
import { useLanguage } from '#src/ui/language.client.ts';

interface PlateResultProps {
  dishes: readonly PlateDish[];
  /** One's own, from 0 to 1; null where it is not known. */
  part: number | null;
}

export const countedDishes = (dishes: readonly PlateDish[]): CountedDish[] =>
  dishes.flatMap(({ food, grams }, row) => (food && grams !== null ? [{ row, food, grams }] : []));

/** What one's share gives. */
export function PlateResult({ dishes, part }: PlateResultProps) {
  const { i18n } = useLingui();
  const share = part === null ? null : nutrientsFor(dishes, part);
  const counted = countedDishes(dishes);
  const grams = counted.reduce((sum, dish) => sum + dish.grams, 0);
  const percent = part !== null && i18n.number(part, { style: 'percent', maximumFractionDigits: 1 });
  const ownGrams = part !== null && i18n.number(Math.round(grams * part));
  return (
    <div id="result" className="plate-share scroll-mt-24">
      <h2 id="result-title" className="text-title">
        <Trans>Your share</Trans>
      </h2>
      <div aria-live="polite">
        {share ? (
          <>
            <p className="font-serif text-head font-semibold">
              <Trans>
                <NutrientFigure name="calories" amount={share.calories} /> kcal
              </Trans>
            </p>
            <p className="text-soft">
              <Trans>
                {percent} of the tray, {ownGrams} g
              </Trans>
            </p>
          </>
        ) : (
          <p className="font-semibold text-red">
            <Trans>It can be worked out once the number of eaters, or your part of the tray, is right.</Trans>
          </p>
        )}
        <FastingLine foods={counted.map(({ food }) => food)} />
      </div>
    </div>
  );
}

function FastingLine({ foods }: { foods: readonly PlateFood[] }) {
  const language = useLanguage();
  if (foods.length === 0) return null;
  const verdict = fastingOnTray(foods);
  const names = listed(
    foods.filter(({ fasting }) => fasting === verdict).map(({ name }) => name),
    language,
  );
  return (
    <p className="mt-2">
      {verdict === 'yes' && <Trans>All of it is fasting food.</Trans>}
      {verdict === 'no' && <Trans>Not fasting food: {names}.</Trans>}
      {verdict === 'disputed' && <Trans>Fasting food, except that customs differ on: {names}.</Trans>}
    </p>
  );
}

/** What one's share and the whole tray give of each nutrient. */
export function NutrientTable({ dishes, part }: PlateResultProps) {
  const { t } = useLingui();
  const share = part === null ? null : nutrientsFor(dishes, part);
  const tray = nutrientsFor(dishes, 1);
  const labels = useTrayLabels();
  return (
    <table className="plate-table w-full text-end">
      <caption className="sr-only">{t`Energy and nutrients of your share and of the whole tray`}</caption>
      <thead>
        <tr className="border-b border-edge text-small text-soft">
          <td />
          <th scope="col" className="py-2 ps-3 text-end font-semibold">
            <Trans>You</Trans>
          </th>
          <th scope="col" className="py-2 ps-3 text-end font-semibold">
            <Trans>Whole tray</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {trayNutrients.map((name) => (
          <tr key={name} className="border-b border-edge">
            <th scope="row" className="py-2 text-start font-normal">
              {labels[name]}
            </th>
            <td className="py-2 ps-3 font-semibold">
              {share ? <NutrientFigure name={name} amount={share[name]} /> : '–'}
            </td>
            <td className="py-2 ps-3">
              <NutrientFigure name={name} amount={tray[name]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
