import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo, useState } from 'react';
import { countedName } from '#src/features/foods/amounts.ts';
import { nutrientsOf } from '#src/features/foods/nutrients.ts';
import { foodsFound, type FoodPlace } from '#src/features/foods/staff/food-search.ts';
import { useFoods } from '#src/features/foods/staff/foods-known.tsx';
import { inLanguage, languages, type Language } from '#src/lib/language.ts';
import { colons, listed } from '#src/lib/listed.ts';
import { Field } from '#src/ui/field.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { nutritionPlanLimits as limits } from '../kinds.ts';
import { readDish, type DishRead, type WrittenPortion } from './dish-shorthand.ts';

interface DishAdderProps {
  /** The meal, in the reader's words. */
  readonly meal: string;
  readonly place: FoodPlace;
  readonly onAdd: (dish: { name: { en: string; am: string }; portions: readonly WrittenPortion[] }) => void;
}

/** Adds one dish after the other without leaving the field; what is meant is told before it is added. */
export function DishAdder({ meal, place, onAdd }: DishAdderProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { list } = useFoods();
  const [line, setLine] = useState('');
  const [fault, setFault] = useState<string>();
  const [added, setAdded] = useState<string | null>(null);
  const faultOf = useDishFault();
  const read = (text: string) => readDish(text, (name) => foodsFound(list, name, place).found[0]);
  const deferred = useDeferredValue(line);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- by the line alone: the table stays while the form is open
  const shown = useMemo(() => read(deferred), [deferred]);
  function add() {
    const dish = read(line);
    if ('fault' in dish) return setFault(faultOf(dish));
    if (dish.portions.length === 0) return;
    const name = dishName(dish.portions);
    onAdd({ name, portions: dish.portions });
    setAdded(inLanguage({ en: name.en, ...(name.am && { am: name.am }) }, language));
    setLine('');
  }
  return (
    <div className="grid gap-1">
      <Field
        label={<span className="text-small">{t`${meal}: a dish in one line`}</span>}
        placeholder={t`injera 1 + shiro wat 1½ ladles + gomen 80 g`}
        error={fault}
        value={line}
        maxLength={300}
        autoComplete="off"
        onChange={(event) => {
          setLine(event.target.value);
          setFault(undefined);
          setAdded(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form is not meant; the dish is.
          event.preventDefault();
          add();
        }}
      />
      <output className="text-small text-soft empty:hidden">
        {'portions' in shown && shown.portions.length > 0 && <Meant portions={shown.portions} />}
        {added !== null && (
          <span className="font-semibold text-green">
            <Trans>Added: {added}</Trans>
          </span>
        )}
      </output>
    </div>
  );
}

/** What a line means, with its energy. */
function Meant({ portions }: { portions: readonly WrittenPortion[] }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const kcal = portions.reduce(
    (sum, { food, grams }) => sum + (nutrientsOf(food, grams).calories.estimate?.value ?? 0),
    0,
  );
  const parts = portions.map(({ food, grams, measure }) => {
    const known = food.measures?.find(({ id }) => id === measure?.id);
    const amount =
      known && measure
        ? countedName(
            { name: inLanguage(known.name, language), plural: pluralIn(known.plural, language) },
            measure.count,
          )
        : t`${i18n.number(grams)} g`;
    return inLanguage(food.name, language) + colons[language] + amount;
  });
  return (
    <Trans>
      {listed(parts, language)} · {i18n.number(Math.round(kcal))} kcal. Enter adds it.
    </Trans>
  );
}

const pluralIn = (plural: string | undefined, language: Language) => (language === 'en' ? plural : undefined);

/** By its foods, without what only tells them from others. */
function dishName(portions: readonly WrittenPortion[]): { en: string; am: string } {
  const plain = (name: string) => name.replace(/\s*\(.*/s, '');
  const nameIn = (into: Language): string => {
    const names = portions.map(({ food }) => food.name[into] ?? '');
    return names.includes('') ? '' : listed(names.map(plain), into).slice(0, limits.title);
  };
  const [en, am] = languages.map(nameIn) as [string, string];
  // Of foods that share no language, each is called as it can be.
  return en === '' && am === ''
    ? {
        en: listed(
          portions.map(({ food }) => plain(inLanguage(food.name, 'en'))),
          'en',
        ).slice(0, limits.title),
        am,
      }
    : { en, am };
}

/** What is wrong with a line, in the reader's words. */
function useDishFault() {
  const { t } = useLingui();
  return ({ fault, part }: Extract<DishRead, { fault: string }>): string => {
    if (fault === 'food') return t`“${part}”: no such food in the table, or none for this table`;
    if (fault === 'measure') return t`“${part}”: the food has no such measure; g for grams always works`;
    if (fault === 'portions') return t`A dish has at most ${limits.portions} foods`;
    return t`“${part}”: of a measure up to ${limits.measuresPerPortion} in quarters, or up to ${limits.gramsPerPortion} g`;
  };
}
