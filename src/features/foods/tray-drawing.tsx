import { useLingui } from '@lingui/react/macro';
import { listed } from '#src/lib/listed.ts';
import { pictureOf, type PlateFood } from './plate-table.ts';
import { placesFor, type Place } from './tray-layout.ts';
import { useLanguage } from '#src/ui/language.client.ts';

/** A dish on the tray that can be counted; `row` tells two of the same apart. */
export interface CountedDish {
  readonly row: number;
  readonly food: PlateFood;
  readonly grams: number;
}

/** In the corners, beside the mesob. */
const bowlPlaces = [
  { x: 176, y: -178 },
  { x: -178, y: -178 },
  { x: -178, y: 176 },
  { x: 176, y: 176 },
];

/** What a heap, and a bowl, reaches within its drawing of 100 by 100. */
const drawn = { mound: 42, bowl: 46 };
const bowlRadius = (grams: number) => Math.min(44, Math.max(26, 3 * Math.sqrt(grams)));

/** So that a tray for one has a roll or two. */
const gramsOfRoll = 200;
const rollsAround = 8;

/** The shared tray from above: every heap as large as there is of it, in the order in which it was put there. */
export function TrayDrawing({
  id,
  dishes,
  className,
}: {
  id: string;
  dishes: readonly CountedDish[];
  className: string;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const injera = dishes.filter(({ food }) => food.served === 'injera');
  const others = dishes.filter(({ food }) => food.served !== 'injera');
  const bowls = others.filter(({ food }) => food.served === 'bowl').slice(0, bowlPlaces.length);
  const mounds = others.filter((dish) => !bowls.includes(dish));
  const places = placesFor(mounds.map(({ grams }) => grams));
  const rolls = Math.min(
    rollsAround,
    Math.round(injera.reduce((sum, { grams }) => sum + grams, 0) / gramsOfRoll),
  );
  const names = listed(
    dishes.map(({ food }) => food.name),
    language,
  );
  return (
    <svg
      viewBox="-220 -224 440 440"
      role="img"
      aria-label={names ? t`The tray from above: ${names}` : t`An empty tray from above`}
      className={className}
    >
      <g id={id}>
        <image
          href={`/figures/tray-${injera.length > 0 ? 'injera' : 'mesob'}.svg`}
          x="-220"
          y="-220"
          width="440"
          height="440"
        />
        {Array.from({ length: rolls }, (_, i) => (
          <image
            key={i}
            href="/figures/tray-roll.svg"
            x="-50"
            y="-50"
            width="100"
            height="100"
            transform={`rotate(${22 + (360 / rollsAround) * rollOrder(i)}) translate(0 -176)`}
          />
        ))}
        {mounds.map(({ row, food }, i) => (
          <Heap key={`${row} ${food.id}`} place={places[i]} within={drawn.mound} picture={pictureOf(food)} />
        ))}
        {bowls.map(({ row, food, grams }, i) => (
          <Heap
            key={`${row} ${food.id}`}
            place={{ x: 0, y: 0, ...bowlPlaces[i], radius: bowlRadius(grams) }}
            within={drawn.bowl}
            picture={pictureOf(food)}
          />
        ))}
      </g>
    </svg>
  );
}

/** Rolls are laid opposite one another as they become more. */
const rollOrder = (i: number) => [0, 4, 2, 6, 1, 5, 3, 7][i] ?? i;

/** Moves and grows to its place. */
function Heap({ place, within, picture }: { place: Place | undefined; within: number; picture: string }) {
  if (!place) return null;
  const [x, y, scale] = [place.x, place.y, place.radius / within].map(
    (number) => Math.round(number * 100) / 100,
  );
  return (
    <image
      href={picture}
      x="-50"
      y="-48"
      width="100"
      height="100"
      className="heap"
      style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
    />
  );
}
