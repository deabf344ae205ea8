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
export const trayNutrients: readonly NutrientName[] = [
  'calories',
  'protein',
  'carbs',
  'fat',
  'fibre',
  'iron',
  'calcium',
  'sodium',
];

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
}

/** The path of a food's drawing. */
export const pictureOf = ({ id, served, isDrawn }: Pick<PlateFood, 'id' | 'served' | 'isDrawn'>): string =>
  served === 'injera' ? '/figures/tray-roll.svg' : `/figures/dish-${isDrawn ? id : 'any'}.svg`;

/**
 * All foods as one text, kind by kind, for the page that sends them: column by column, `~` between the columns and `|`
 * between the foods, which is a quarter of what the same costs as objects. `unpacked` reads it.
 */
export function packed(foods: readonly PlateFood[]): string {
  const rows = foodGroups
    .flatMap((group) => foods.filter((food) => food.group === group))
    .map((food) => cellsOf(food).map(oneCell));
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]).join('|')).join('~');
}

const oneCell = (cell: string | number | null) => String(cell ?? '').replace(/[|~]/g, ' ');

/** Free of what binary fractions leave behind. */
const whole = (value: number) => Number(value.toFixed(6));

const short = (value: number) => String(whole(value)).replace(/^0(?=\.)/, '');

/** A letter for each figure; nothing where all are known as well as the food. */
function gradesOf(food: PlateFood): string {
  const grades = trayNutrients.map((name) => gradeOf(food, name));
  return grades.every((grade) => grade === food.grade) ? '' : grades.join('');
}

const cellsOf = (food: PlateFood) => [
  food.id,
  food.name,
  foodGroups.indexOf(food.group),
  fastingVerdicts.indexOf(food.fasting),
  servedAs.indexOf(food.served),
  Number(food.isDrawn),
  Number(food.isOffered),
  food.care,
  food.grade,
  gradesOf(food),
  ...trayNutrients.map((name) => {
    const value = food.per100g[name];
    const range = food.ranges?.[name];
    if (value === null) return '';
    // Of a range, how far its ends are from the figure.
    return short(value) + (range ? `:${short(value - range.min)},${short(range.max - value)}` : '');
  }),
];

export function unpacked(text: string): PlateFood[] {
  const [ids = [], ...others] = text.split('~').map((column) => column.split('|'));
  return text === '' ? [] : ids.map((id, i) => foodOf([id, ...others.map((column) => column[i] ?? '')]));
}

function foodOf(cells: readonly string[]): PlateFood {
  const [id = '', name = '', group, fasting, served, isDrawn, isOffered, care = '', ...figures] = cells;
  const [grade, gradeLetters = '', ...told] = figures;
  const values = new Map(trayNutrients.map((name, i) => [name, told[i]?.split(':') ?? []]));
  const ranges = trayNutrients.flatMap((name) => {
    const [value, distances] = values.get(name) ?? [];
    if (value === undefined || distances === undefined) return [];
    const [below, above] = distances.split(',').map(Number);
    return [[name, { min: whole(Number(value) - below!), max: whole(Number(value) + above!) }]];
  });
  return {
    id,
    name,
    group: foodGroups[Number(group)] ?? 'staple',
    fasting: fastingVerdicts[Number(fasting)] ?? 'no',
    served: servedAs[Number(served)] ?? 'mound',
    isDrawn: isDrawn === '1',
    isOffered: isOffered === '1',
    care,
    grade: grade as Grade,
    ...(gradeLetters && {
      figureSources: Object.fromEntries(
        trayNutrients.map((name, i) => [name, { grade: gradeLetters[i] as Grade }]),
      ),
    }),
    per100g: ofNutrients((name) => {
      const value = values.get(name)?.[0];
      return value ? Number(value) : null;
    }),
    ...(ranges.length > 0 && { ranges: Object.fromEntries(ranges) }),
  };
}
