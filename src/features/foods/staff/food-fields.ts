import { nutrientNames, ofNutrients, type Grade, type NutrientName } from '../kinds.ts';
import type { FoodDraft, StoredFood } from './schema.ts';

/** A food as the form holds it. Figures are texts: an empty one is a figure that the source does not state. */
export interface FoodFields {
  readonly name: { en: string; am: string };
  readonly nameChecked: boolean;
  readonly note: { en: string; am: string };
  /** Which figures a better source gives. */
  readonly replaced: Record<NutrientName, boolean>;
  readonly replacement: {
    readonly figures: Record<NutrientName, string>;
    readonly ranges: Record<NutrientName, { min: string; max: string }>;
    readonly grade: Grade | '';
    readonly source: string;
  };
}

/** What the form begins with: nothing is replaced yet, and each figure is as it stands. */
export function fieldsOf({ food: { name, nameChecked, note, per100g } }: StoredFood): FoodFields {
  return {
    name: { en: name.en, am: name.am ?? '' },
    nameChecked: nameChecked === true,
    note: { en: note?.en ?? '', am: note?.am ?? '' },
    replaced: ofNutrients(() => false),
    replacement: {
      figures: ofNutrients((figure) => String(per100g[figure] ?? '')),
      ranges: ofNutrients(() => ({ min: '', max: '' })),
      grade: '',
      source: '',
    },
  };
}

/** A figure as typed, with a decimal comma too; null for nothing. What is no number stays one that is refused. */
export function figureIn(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  return typed === '' ? null : Number(typed);
}

/** What the form asks for, right or wrong: the schema judges it. */
export function draftOf({ name, nameChecked, note, replaced, replacement }: FoodFields): FoodDraft {
  const names = nutrientNames.filter((figure) => replaced[figure]);
  const ranged = names.filter((figure) =>
    Object.values(replacement.ranges[figure]).some((bound) => bound.trim() !== ''),
  );
  return {
    name,
    nameChecked,
    note: note.en.trim() === '' && note.am.trim() === '' ? null : note,
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
