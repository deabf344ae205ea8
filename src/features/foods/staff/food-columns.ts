import { foodGrades } from '#content/food-grades.ts';
import { foodGroupNames } from '#content/food-groups.ts';
import {
  choiceColumn,
  flagColumn,
  itemsIn,
  textColumn,
  textColumns,
  type Column,
  type ImportKind,
} from '#src/lib/csv-columns.ts';
import type { Localized } from '#src/lib/language.ts';
import { otherNamesLine } from '#src/lib/other-names.ts';
import { nutrientNames, type FastingVerdict, type NutrientName, type Strictness } from '../kinds.ts';
import { draftOf, fieldsOf, figureIn, type FoodFields, type MeasureFields } from './food-fields.ts';
import { figureMessages as messages } from './messages.ts';

const verdicts: Readonly<Record<FastingVerdict, Localized>> = {
  yes: { en: 'Fasting food', am: 'የጾም ምግብ' },
  no: { en: 'Not fasting food', am: 'የፍስክ ምግብ' },
  disputed: { en: 'Customs differ', am: 'ልማዱ ይለያያል' },
};
const differences: Readonly<Record<Strictness, Localized>> = {
  fish: { en: 'Fish', am: 'ዓሣ' },
  honey: { en: 'Honey', am: 'ማር' },
};
const nothing: Localized = { en: '', am: '' };
const newMeasure: MeasureFields = { id: '', name: nothing, plural: '', grams: '', source: '' };

/** What the rows of the bundled table say of teff flour: no figure without its source. */
const figuresShown: Partial<Record<NutrientName, string>> = {
  calories: '341',
  protein: '10.4',
  carbs: '72.6',
  fat: '2.7',
  fibre: '8',
};

/** `vitaminA` → `vitamin_a` */
const columnName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const figureColumn = (name: NutrientName): Column => ({
  name: columnName(name),
  path: ['replacement', 'figures', name],
  example: figuresShown[name] ?? '',
  put(fields, cell) {
    const { replaced, replacement } = fields as unknown as FoodFields;
    replaced[name] = true;
    replacement.figures[name] = cell;
    return undefined;
  },
});

/** One thing of each measure, in the order of the measures. */
const measureColumn = (
  said: Pick<Column, 'name' | 'example'>,
  put: (measure: MeasureFields, item: string) => MeasureFields | null,
): Column => ({
  ...said,
  path: ['measures'],
  isList: true,
  put(fields, cell) {
    const { measures } = fields as unknown as FoodFields;
    for (const [index, item] of itemsIn(cell).entries()) {
      const measure = put(measures[index] ?? newMeasure, item);
      if (!measure) return { message: messages.measure.id, item: index + 1 };
      measures[index] = measure;
    }
    return undefined;
  },
});

const measureColumns: readonly Column[] = [
  measureColumn({ name: 'measures', example: 'cup = 193 | tablespoon = 12.1' }, (measure, item) => {
    const [, called = '', grams = ''] = /^(.*?)\s*=\s*([^=]*)$/s.exec(item) ?? [];
    const weight = figureIn(grams) ?? 0;
    return called !== '' && weight > 0 ? { ...measure, name: { ...measure.name, en: called }, grams } : null;
  }),
  measureColumn({ name: 'measures_am', example: 'ኩባያ | የሾርባ ማንኪያ' }, (measure, item) => {
    // Where there is no English beside it, its weight stands here.
    const [, called = item, grams = measure.grams] = /^(.*?)\s*=\s*([^=]*)$/s.exec(item) ?? [];
    return { ...measure, name: { ...measure.name, am: called }, grams };
  }),
  measureColumn(
    {
      name: 'measures_source',
      example: 'USDA SR28 WEIGHT, NDB 20142 "cup" | USDA SR28 WEIGHT, NDB 20142 "cup", one sixteenth',
    },
    (measure, item) => ({ ...measure, source: item }),
  ),
];

/** As of the form; without a figure it is that which is missing, not the source that stands there. */
function importedDraft(fields: FoodFields): unknown {
  const { grade, source } = fields.replacement;
  const draft = draftOf(fields);
  return { ...draft, replacement: draft.replacement ?? { figures: {}, grade, source } };
}

/** The columns of a table of foods, which fill in the editor's form. */
export const foodImport: ImportKind = {
  columns: [
    ...textColumns({ name: 'name', path: ['name'], example: { en: 'Teff flour, dry', am: 'የጤፍ ዱቄት' } }),
    flagColumn({ name: 'name_checked', path: ['nameChecked'], example: '' }),
    {
      name: 'also_known',
      path: ['alsoKnown'],
      isList: true,
      example: 'tef | yetef duket',
      put(fields, cell) {
        fields['alsoKnown'] = otherNamesLine(itemsIn(cell));
        return undefined;
      },
    },
    choiceColumn({ name: 'group', path: ['group'], example: 'staple' }, foodGroupNames),
    choiceColumn({ name: 'fasting', path: ['fasting'], example: 'yes' }, verdicts),
    ...textColumns({ name: 'fasting_if', path: ['fastingIf'], example: nothing }),
    choiceColumn({ name: 'disputed_for', path: ['disputedFor'], example: '' }, differences),
    ...textColumns({ name: 'note', path: ['note'], example: nothing }),
    ...nutrientNames.map(figureColumn),
    choiceColumn({ name: 'grade', path: ['replacement', 'grade'], example: 'A' }, foodGrades),
    textColumn({
      name: 'source',
      path: ['replacement', 'source'],
      example: 'Ethiopian Food Composition Table 2025 (EPHI & FAO, Addis Ababa; CC BY 4.0), code 010103',
    }),
    ...measureColumns,
  ],
  blank: () => fieldsOf(null),
  draftOf: importedDraft,
  naming: 'name',
};
