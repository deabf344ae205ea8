import {
  type FastingVerdict,
  fastingVerdicts,
  foodGroups,
  type Grade,
  type NutrientName,
  ofNutrients,
} from './kinds.ts';
import { gradeOf, type Figures } from './nutrients.ts';

/** Whether a food lies on the injera, stands in a bowl beside it, or is the injera. */
const servedAs = ['injera', 'mound', 'bowl'] as const;
export type Served = (typeof servedAs)[number];

/** What a tray tells of its dishes. */
export const trayNutrients = [
  'calories',
  'protein',
  'carbs',
  'fat',
  'fibre',
  'iron',
  'calcium',
  'sodium',
] as const satisfies readonly NutrientName[];
export type TrayNutrient = (typeof trayNutrients)[number];

/** A measure of a food, in one language. */
export interface PlateMeasure {
  readonly id: string;
  readonly name: string;
  /** For more than one; empty where it is the same word. */
  readonly plural: string;
  readonly grams: number;
}

/** What the plate builder needs of a food, in one language: of its figures those that a tray tells. */
export interface PlateFood extends Figures {
  readonly id: string;
  readonly name: string;
  readonly group: (typeof foodGroups)[number];
  readonly fasting: FastingVerdict;
  readonly served: Served;
  /** Whether there is a drawing of this very food. */
  readonly isDrawn: boolean;
  /** False for what does not come to a tray as it is. */
  readonly isOffered: boolean;
  /** A warning; empty where none is needed. */
  readonly care: string;
  /** The usual one first. */
  readonly measures: readonly PlateMeasure[];
}

/** What comes to a shared tray most often, with the injera. */
const usualGroups: readonly string[] = ['wat-fasting', 'wat', 'meat', 'vegetable', 'dairy'];
export const isUsual = ({ served, group }: Pick<PlateFood, 'served' | 'group'>): boolean =>
  served === 'injera' || usualGroups.includes(group);

/** Dishes of one kind that are offered until all are asked for. */
export const maxOfGroup = 10;

/** The path of a food's drawing; where there is none, of that of its kind. */
export const pictureOf = ({
  id,
  group,
  served,
  isDrawn,
}: Pick<PlateFood, 'id' | 'group' | 'served' | 'isDrawn'>): string =>
  served === 'injera' ? '/figures/tray-roll.svg' : `/figures/dish-${isDrawn ? id : `any-${group}`}.svg`;

/**
 * Foods as one text, kind by kind, for the page that sends them: column by column, `~` between the columns and `|`
 * between the foods, which is a quarter of what the same costs as objects. Before them stands each measure once, `^`
 * between its grams, its id, its name and its plural. `unpacked` reads it.
 */
export function packed(foods: readonly PlateFood[]): string {
  const ordered = foodGroups.flatMap((group) => foods.filter((food) => food.group === group));
  const measures = [...new Set(ordered.flatMap((food) => food.measures.map(measureCell)))];
  const rows = ordered.map((food) => cellsOf(food, measures).map(oneCell));
  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]));
  return [measures, ...columns].map((cells) => cells.join('|')).join('~');
}

const oneCell = (cell: string | number) => String(cell).replace(/[|~^]/g, ' ');

const measureCell = ({ id, name, plural, grams }: PlateMeasure) =>
  [grams, id, name, plural].map(oneCell).join('^');

/** Free of what binary fractions leave behind. */
const whole = (value: number) => Number(value.toFixed(6));

const short = (value: number) => String(whole(value)).replace(/^(-?)0(?=\.)/, '$1');

/** A letter for each figure; nothing where all are known as well as the food. */
function gradesOf(food: PlateFood): string {
  const grades = trayNutrients.map((name) => gradeOf(food, name));
  return grades.every((grade) => grade === food.grade) ? '' : grades.join('');
}

/** Of a range, how far its ends are from the figure. */
const distance = (sign: string, far: number) => (whole(far) === 0 ? '' : sign + short(far));

const cellsOf = (food: PlateFood, measures: readonly string[]) => [
  food.id,
  food.name,
  // A letter or a digit each.
  foodGroups.indexOf(food.group).toString(36) +
    fastingVerdicts.indexOf(food.fasting) +
    servedAs.indexOf(food.served) +
    Number(food.isDrawn) +
    Number(food.isOffered) +
    food.grade,
  food.care,
  gradesOf(food),
  food.measures.map((measure) => measures.indexOf(measureCell(measure))).join(','),
  ...trayNutrients.map((name) => {
    const value = food.per100g[name];
    const range = food.ranges?.[name];
    if (value === null) return '';
    // A range of one figure is one: without it a margin is assumed of what was calculated.
    const ends = range && distance('-', value - range.min) + distance('+', range.max - value);
    return short(value) + (ends === '' ? '-0' : (ends ?? ''));
  }),
];

export function unpacked(text: string): PlateFood[] {
  const [measureCells = [], ids = [], ...others] = text.split('~').map((column) => column.split('|'));
  if (ids.length === 0) return [];
  const measures = measureCells.map((cell): PlateMeasure => {
    const [grams, id = '', name = '', plural = ''] = cell.split('^');
    return { id, name, plural, grams: Number(grams) };
  });
  return ids.map((id, i) => foodOf([id, ...others.map((column) => column[i] ?? '')], measures));
}

function foodOf(cells: readonly string[], measures: readonly PlateMeasure[]): PlateFood {
  const [id = '', name = '', letters = '', care = '', grades = '', measured = '', ...told] = cells;
  const [group = '', fasting, served, isDrawn, isOffered, grade] = letters;
  const figures = trayNutrients.map((name, i) => {
    const [, value, below, above] = /^([\d.]+)(?:-(-?[\d.]+))?(?:\+(-?[\d.]+))?$/.exec(told[i] ?? '') ?? [];
    return { name, value: Number(value), below, above, isKnown: value !== undefined };
  });
  const ranges = figures.flatMap(({ name, value, below, above }) =>
    below === undefined && above === undefined
      ? []
      : [[name, { min: whole(value - Number(below ?? 0)), max: whole(value + Number(above ?? 0)) }]],
  );
  return {
    id,
    name,
    group: foodGroups[parseInt(group, 36)] ?? 'staple',
    fasting: fastingVerdicts[Number(fasting)] ?? 'no',
    served: servedAs[Number(served)] ?? 'mound',
    isDrawn: isDrawn === '1',
    isOffered: isOffered === '1',
    care,
    measures: measured === '' ? [] : measured.split(',').flatMap((place) => measures[Number(place)] ?? []),
    grade: grade as Grade,
    ...(grades && {
      figureSources: Object.fromEntries(
        trayNutrients.map((name, i) => [name, { grade: grades[i] as Grade }]),
      ),
    }),
    per100g: ofNutrients((name) => {
      const figure = figures.find((each) => each.name === name);
      return figure?.isKnown ? figure.value : null;
    }),
    ...(ranges.length > 0 && { ranges: Object.fromEntries(ranges) }),
  };
}
