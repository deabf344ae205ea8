import { inLanguage } from '#src/lib/language.ts';
import { numberTyped } from '#src/lib/number-typed.ts';
import { otherNamesIn, otherNamesLine } from '#src/lib/other-names.ts';
import { nutrientNames, ofNutrients, type Grade, type NutrientName, type Strictness } from '../kinds.ts';
import type { Food, Measure } from '../schema.ts';
import type { FoodDraft, StoredFood } from './schema.ts';

/** A food as the form holds it. Figures are texts: an empty one is a figure that the source does not state. */
export interface FoodFields {
  readonly name: { en: string; am: string };
  readonly nameChecked: boolean;
  /** With commas between them. */
  readonly alsoKnown: string;
  readonly note: { en: string; am: string };
  readonly group: Food['group'] | '';
  readonly fasting: Food['fasting'] | '';
  readonly fastingIf: { en: string; am: string };
  readonly disputedFor: Strictness | '';
  readonly measures: MeasureFields[];
  readonly retired: boolean;
  /** Which figures are to be what they were. */
  readonly restored: Record<NutrientName, boolean>;
  /** Which figures a better source gives. */
  readonly replaced: Record<NutrientName, boolean>;
  readonly replacement: {
    readonly figures: Record<NutrientName, string>;
    readonly ranges: Record<NutrientName, { min: string; max: string }>;
    readonly grade: Grade | '';
    readonly source: string;
  };
}

export interface MeasureFields {
  /** Empty for a new one. */
  readonly id: string;
  readonly name: { en: string; am: string };
  readonly plural: string;
  readonly grams: string;
  /** As it stands; another text replaces it in both languages. */
  readonly source: string;
}

const sourceText = (source: Measure['source']): string =>
  source === undefined ? '' : typeof source === 'string' ? source : inLanguage(source, 'en');

const measureFields = ({ id, name, plural = '', grams, source }: Measure): MeasureFields => ({
  id,
  name: { en: name.en, am: name.am ?? '' },
  plural,
  grams: String(grams),
  source: sourceText(source),
});

/** What the form begins with: nothing is replaced yet, and each figure is as it stands. */
export function fieldsOf(stored: Pick<StoredFood, 'food'> | null): FoodFields {
  const food = stored?.food;
  const { name, nameChecked, note, per100g, fastingIf } = food ?? {};
  return {
    name: { en: name?.en ?? '', am: name?.am ?? '' },
    nameChecked: nameChecked === true,
    alsoKnown: otherNamesLine(food?.alsoKnown),
    note: { en: note?.en ?? '', am: note?.am ?? '' },
    group: food?.group ?? '',
    fasting: food?.fasting ?? '',
    fastingIf: { en: fastingIf?.en ?? '', am: fastingIf?.am ?? '' },
    disputedFor: food?.disputedFor ?? '',
    measures: (food?.measures ?? []).map(measureFields),
    retired: food?.retired === true,
    restored: ofNutrients(() => false),
    replaced: ofNutrients(() => false),
    replacement: {
      figures: ofNutrients((figure) => String(per100g?.[figure] ?? '')),
      ranges: ofNutrients(() => ({ min: '', max: '' })),
      grade: '',
      source: '',
    },
  };
}

/** A figure as typed; null for nothing. What is no number stays one that is refused. */
export const figureIn = (text: string): number | null => (text.trim() === '' ? null : numberTyped(text));

const isEmpty = ({ en, am }: { en: string; am: string }) => en.trim() === '' && am.trim() === '';

/** Measures as typed; one that is new is called by its English name. */
function measuresIn(fields: readonly MeasureFields[], standing: readonly Measure[]): Measure[] {
  return fields.map(({ id, name, plural, grams, source }, i) => {
    const before = standing.find((measure) => measure.id === id)?.source;
    const words = name.en
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
      .replace(/ /g, '-');
    return {
      id: id || words.slice(0, 50) || `measure-${i + 1}`,
      name,
      ...(plural.trim() !== '' && { plural: plural.trim() }),
      grams: figureIn(grams) ?? Number.NaN,
      ...(source.trim() !== '' && { source: source === sourceText(before) && before ? before : source }),
    };
  });
}

/** What the form asks for, right or wrong: the schema judges it. */
export function draftOf(fields: FoodFields, standing: Food | null = null): FoodDraft {
  const { name, nameChecked, note, replaced, replacement, fastingIf, disputedFor } = fields;
  const restored = nutrientNames.filter((figure) => fields.restored[figure]);
  const names = nutrientNames.filter((figure) => replaced[figure]);
  const ranged = names.filter((figure) =>
    Object.values(replacement.ranges[figure]).some((bound) => bound.trim() !== ''),
  );
  return {
    name,
    nameChecked,
    alsoKnown: otherNamesIn(fields.alsoKnown),
    note: isEmpty(note) ? null : note,
    group: fields.group as Food['group'],
    fasting: fields.fasting as Food['fasting'],
    fastingIf: isEmpty(fastingIf) ? null : fastingIf,
    disputedFor: disputedFor === '' ? null : disputedFor,
    measures: measuresIn(fields.measures, standing?.measures ?? []),
    retired: fields.retired,
    ...(restored.length > 0 && { restored }),
    replacement:
      names.length === 0
        ? null
        : {
            figures: Object.fromEntries(
              names.map((figure) => [figure, figureIn(replacement.figures[figure])]),
            ),
            ranges: Object.fromEntries(
              ranged.map((figure) => {
                const { min, max } = replacement.ranges[figure];
                return [figure, { min: figureIn(min)!, max: figureIn(max)! }];
              }),
            ),
            grade: replacement.grade as Grade,
            source: replacement.source,
          },
  };
}
