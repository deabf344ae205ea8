import { Trans, useLingui } from '@lingui/react/macro';
import { CloseButton } from '#src/ui/close-button.tsx';
import { Link } from '#src/ui/link.tsx';
import { foodPath, portionLimits } from './foods-address.ts';
import { countedName } from './amounts.ts';
import { nutrientsOf } from './nutrients.ts';
import { NutrientFigure } from './nutrient-figure.tsx';
import { mostOf, plateLimits, press, type understood } from './plate-address.ts';
import { pictureOf, type PlateFood } from './plate-table.ts';
import { Stepper } from './stepper.tsx';

export type PlateDish = ReturnType<typeof understood<PlateFood>>['dishes'][number];

interface PlateDishesProps {
  dishes: readonly PlateDish[];
  /** One's own, from 0 to 1. */
  part: number | null;
  onType: (row: number, amount: string) => void;
}

/** What is on the tray, each dish with its amount. */
export function PlateDishes({ dishes, part, onType }: PlateDishesProps) {
  return (
    <ol className="rows">
      {dishes.map((dish, row) => (
        <li key={`${row} ${dish.dish}`} id={`dish-${row}`} className="plate-row">
          <Row dish={dish} row={row} part={part} onType={(amount) => onType(row, amount)} />
        </li>
      ))}
    </ol>
  );
}

interface RowProps {
  dish: PlateDish;
  row: number;
  part: number | null;
  onType: (amount: string) => void;
}

function Row({ dish: { dish, amount, measure, known, count, food, grams }, row, part, onType }: RowProps) {
  const { t, i18n } = useLingui();
  const errorId = `dish-${row}-fault`;
  const name = food?.name ?? dish;
  const [least, most] = [i18n.number(plateLimits.grams.min), i18n.number(plateLimits.grams.max)];
  const unit = known?.name ?? measure;
  const told = known && count !== null ? countedName(known, count) : unit;
  const weight = grams !== null && i18n.number(grams);
  const mostOfMeasure = known && i18n.number(mostOf(known));
  const max = known ? mostOf(known) : measure === null ? plateLimits.grams.max : plateLimits.count.max;
  return (
    <>
      {food ? <img src={pictureOf(food)} alt="" width="44" height="44" /> : <span />}
      <div className="min-w-0">
        <input type="hidden" name="dish" value={dish} />
        {food ? (
          <Link
            to={sourceAddress(food.id, grams, part)}
            className="flex min-h-11 items-center font-semibold underline"
          >
            {food.name}
          </Link>
        ) : (
          <bdi className="block truncate font-semibold">{dish || '–'}</bdi>
        )}
        {measure !== null && <p>{weight ? t`${told} (${weight} g)` : told}</p>}
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
          {food && grams !== null && part !== null && (
            <>
              <Trans>
                <NutrientFigure name="calories" amount={nutrientsOf(food, grams * part).calories} /> kcal for
                you
              </Trans>
              <br />
              <Trans>grade {food.grade}</Trans>
            </>
          )}
        </p>
        <Stepper
          label={measure === null ? t`Grams of ${name}` : t`${name}: how many (${unit})`}
          name={measure === null ? 'grams' : 'count'}
          value={amount}
          onType={onType}
          less={{
            label: t`Less of ${name}`,
            press: press.less(row),
            isOff: measure === null ? grams !== null && grams <= 5 : count === plateLimits.count.min,
          }}
          more={{
            label: t`More of ${name}`,
            press: press.more(row),
            isOff: Number(amount) >= max,
          }}
          at={`dish-${row}`}
          unit={measure === null && <Trans>g</Trans>}
          errorId={food && grams === null ? errorId : undefined}
        />
        {measure !== null && <input type="hidden" name="measure" value={measure} />}
      </div>
      {food && <OtherMeasures food={food} measure={measure} row={row} />}
      {!food && (
        <p className="said font-semibold text-red">
          <Trans>There is no such dish in the table of foods: it is not counted.</Trans>
        </p>
      )}
      {food && grams === null && (
        <p id={errorId} className="said font-semibold text-red">
          {measure === null ? (
            <Trans>
              Write whole grams, from {least} to {most}: until then it is not counted.
            </Trans>
          ) : known ? (
            <Trans>
              Write how many, in quarters (0.25, 0.5, 1…), up to {mostOfMeasure}: until then it is not
              counted.
            </Trans>
          ) : (
            <Trans>It has no such measure: choose another one. Until then it is not counted.</Trans>
          )}
        </p>
      )}
      {food?.care && <p className="said border-s-4 border-red ps-2">{food.care}</p>}
    </>
  );
}

/** In what else the amount of a dish can be told. */
function OtherMeasures({ food, measure, row }: { food: PlateFood; measure: string | null; row: number }) {
  const { t } = useLingui();
  const others = [
    ...food.measures.filter(({ id }) => id !== measure),
    ...(measure === null ? [] : [{ id: null, name: t`grams` }]),
  ];
  return (
    <p role="group" aria-label={t`Measure ${food.name} by`} className="said measures no-print">
      {others.map(({ id, name }) => (
        <button
          key={id}
          type="submit"
          name="press"
          value={press.measure(row, id)}
          formAction={`#dish-${row}`}
        >
          {name}
        </button>
      ))}
    </p>
  );
}

/** Where the figures of a dish come from, with those of one's own part of it. */
function sourceAddress(id: string, amount: number | null, part: number | null): string {
  const grams = Math.round((amount ?? 0) * (part ?? 1));
  const isPortion = grams >= portionLimits.min && grams <= portionLimits.max;
  return `${foodPath(id)}${isPortion ? `?grams=${grams}` : ''}#sources`;
}
