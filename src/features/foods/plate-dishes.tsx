import { Trans, useLingui } from '@lingui/react/macro';
import { CloseButton } from '#src/ui/close-button.tsx';
import { Link } from '#src/ui/link.tsx';
import { foodPath, portionLimits } from './foods-address.ts';
import { nutrientsOf } from './nutrients.ts';
import { NutrientFigure } from './nutrient-figure.tsx';
import { plateLimits, press, type understood } from './plate-address.ts';
import { pictureOf, type PlateFood } from './plate-table.ts';
import { Stepper } from './stepper.tsx';

export type PlateDish = ReturnType<typeof understood<PlateFood>>['dishes'][number];

interface PlateDishesProps {
  dishes: readonly PlateDish[];
  /** One's own, from 0 to 1. */
  part: number | null;
  onType: (row: number, grams: string) => void;
}

/** What is on the tray, each dish with its amount. */
export function PlateDishes({ dishes, part, onType }: PlateDishesProps) {
  return (
    <ol className="rows">
      {dishes.map((dish, row) => (
        <li key={`${row} ${dish.dish}`} id={`dish-${row}`} className="plate-row">
          <Row dish={dish} row={row} part={part} onType={(grams) => onType(row, grams)} />
        </li>
      ))}
    </ol>
  );
}

interface RowProps {
  dish: PlateDish;
  row: number;
  part: number | null;
  onType: (grams: string) => void;
}

function Row({ dish: { dish, grams, food, amount }, row, part, onType }: RowProps) {
  const { t, i18n } = useLingui();
  const errorId = `dish-${row}-fault`;
  const name = food?.name ?? dish;
  const [least, most] = [i18n.number(plateLimits.grams.min), i18n.number(plateLimits.grams.max)];
  return (
    <>
      {food ? <img src={pictureOf(food)} alt="" width="44" height="44" /> : <span />}
      <div className="min-w-0">
        <input type="hidden" name="dish" value={dish} />
        {food ? (
          <Link
            to={sourceAddress(food.id, amount, part)}
            className="flex min-h-11 items-center font-semibold underline"
          >
            {food.name}
          </Link>
        ) : (
          <bdi className="block truncate font-semibold">{dish || '–'}</bdi>
        )}
      </div>
      <CloseButton
        type="submit"
        name="press"
        value={press.remove(row)}
        formAction="#tray"
        label={t`Remove: ${name}`}
        className="remove no-print text-soft"
      />
      <div className="amount">
        <p className="text-small text-soft">
          {food && amount !== null && part !== null && (
            <>
              <Trans>
                <NutrientFigure name="calories" amount={nutrientsOf(food, amount * part).calories} /> kcal for
                you
              </Trans>
              <br />
              <Trans>grade {food.grade}</Trans>
            </>
          )}
        </p>
        <Stepper
          label={t`Grams of ${name}`}
          name="grams"
          value={grams}
          onType={onType}
          less={{ label: t`Less of ${name}`, press: press.less(row), isOff: amount !== null && amount <= 10 }}
          more={{
            label: t`More of ${name}`,
            press: press.more(row),
            isOff: amount !== null && amount >= plateLimits.grams.max,
          }}
          at={`dish-${row}`}
          unit={<Trans>g</Trans>}
          errorId={food && amount === null ? errorId : undefined}
        />
      </div>
      {!food && (
        <p className="said font-semibold text-red">
          <Trans>There is no such dish in the table of foods: it is not counted.</Trans>
        </p>
      )}
      {food && amount === null && (
        <p id={errorId} className="said font-semibold text-red">
          <Trans>
            Write whole grams, from {least} to {most}: until then it is not counted.
          </Trans>
        </p>
      )}
      {food?.care && <p className="said border-s-4 border-red ps-2">{food.care}</p>}
    </>
  );
}

/** The page of a food, with the figures of one's own part of the dish. */
function sourceAddress(id: string, amount: number | null, part: number | null): string {
  const grams = Math.round((amount ?? 0) * (part ?? 1));
  const isPortion = grams >= portionLimits.min && grams <= portionLimits.max;
  return isPortion ? `${foodPath(id)}?grams=${grams}` : foodPath(id);
}
