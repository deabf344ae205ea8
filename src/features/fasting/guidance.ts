import { guidance } from '#content/fasting/guidance.ts';
import { sources } from '#content/fasting/sources.ts';
import { nutrientsOf } from '#src/features/foods/nutrients.ts';
import type { Food } from '#src/features/foods/schema.ts';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { noteMarks } from '#src/lib/notes.ts';
import { translated } from '#src/lib/translated.ts';
import type { Guidance } from './guidance-schema.ts';

type Point = Guidance['exempt']['points'][number];
type Section = Guidance['exempt'];
type Foods = NonNullable<Guidance['nutrients'][number]['foods']>;

export interface FoodFigure {
  readonly id: string;
  readonly name: string;
  /** In 100 g as eaten: protein in g, iron in mg. */
  readonly value: number;
  /** What the true figure may be, where the food was calculated from an assumed recipe: `4.5–7.5`. */
  readonly range: string | null;
}

export type GuidanceView = ReturnType<typeof guidanceIn>;
export type SectionView = GuidanceView['exempt'];
export type NutrientView = GuidanceView['nutrients'][number];

/** What the page shows, in one language: the texts, their sources in numbers, the figures as the table has them now. */
export function guidanceIn(language: Language, foods: readonly Food[]) {
  const used = sourcesInOrder();
  const mark = noteMarks();
  const marks = (names: readonly string[]) => names.map((name) => mark(used.indexOf(name) + 1));
  const points = (section: { readonly points: readonly Point[] }) =>
    section.points.map(({ text, sources }) => ({
      text: inLanguage(text, language),
      sources: marks(sources),
    }));
  const view = (section: Section) => ({
    id: section.id,
    title: inLanguage(section.title, language),
    points: points(section),
  });
  return {
    ...translated({ intro: guidance.intro, trainingIntro: guidance.trainingIntro }, language),
    exempt: view(guidance.exempt),
    nutrients: guidance.nutrients.map((nutrient) => ({
      ...view(nutrient),
      table: nutrient.foods
        ? { figure: nutrient.foods.figure, rows: figuresOf(nutrient.foods, foods, language) }
        : null,
    })),
    training: guidance.training.map(view),
    sources: used.map((name) => sources[name as keyof typeof sources]),
  };
}

/** The names of the sources, in the order in which a reader meets them. */
function sourcesInOrder(): string[] {
  const sections = [guidance.exempt, ...guidance.nutrients, ...guidance.training];
  return [...new Set(sections.flatMap(({ points }) => points.flatMap(({ sources }) => sources)))];
}

/** What each food brings, the most first. A food that the table no longer has, or no figure for, is left out. */
function figuresOf({ figure, ids }: Foods, foods: readonly Food[], language: Language): FoodFigure[] {
  return ids
    .flatMap((id) => {
      const food = foods.find((food) => food.id === id);
      const estimate = food && nutrientsOf(food, 100)[figure].estimate;
      if (!food || !estimate) return [];
      const { value, min, max } = estimate;
      const range = min < max ? `${oneDecimal(min)}–${oneDecimal(max)}` : null;
      return [{ id, name: inLanguage(food.name, language), value, range }];
    })
    .toSorted((one, other) => other.value - one.value);
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
