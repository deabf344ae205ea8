import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { AmountList } from '#src/features/diary/amount-list.tsx';
import { offeredOn } from '#src/features/diary/fitting.ts';
import { meals } from '#src/features/diary/kinds.ts';
import { isSameDish, offeredOf, variantFor, type PlannedEntry } from '#src/features/diary/offered.ts';
import type { Line, LocalEntry } from '#src/features/diary/outbox.ts';
import type { Meal } from '#src/features/diary/schema.ts';
import type { Diary } from '#src/features/diary/use-diary.client.ts';
import { fastOn } from '#src/features/fasting/fasting-day.ts';
import type { Tsom } from '#src/features/fasting/tsom.ts';
import { mealLabels } from '#src/features/plans/nutrition/meal-labels.ts';
import type { MealTimes } from '#src/features/plans/nutrition/kinds.ts';
import { plansAddress } from '#src/features/plans/plans-address.ts';
import type { Day } from '#src/lib/day.ts';
import { inLanguage } from '#src/lib/language.ts';
import { listed } from '#src/lib/listed.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link } from '#src/ui/link.tsx';
import type { PlannedMeals } from './schema.ts';

interface MealsCardProps {
  readonly day: Day;
  readonly tsom: Tsom | null;
  readonly planned: PlannedMeals | null;
  readonly diary: Diary;
}

/** The meals of the day in the table that its fast asks for; one tap writes a meal down. */
export function MealsCard({ day, tsom, planned, diary }: MealsCardProps) {
  const language = useLanguage();
  const table = useTable(day, tsom, planned);
  return (
    <section aria-labelledby="meals-of-day" className="card grid grid-cols-1 gap-1 p-5 sm:p-6">
      <h2 id="meals-of-day" className="text-title">
        <Trans>Meals</Trans>
      </h2>
      {planned && (
        <p className="flex flex-wrap gap-x-6 text-small text-soft">
          <Link to={`/nutrition-plans/${planned.plan.id}`} className="inline-flex min-h-11 items-center">
            {inLanguage(planned.plan.title, language)}
          </Link>
          <Link
            to={`/nutrition-plans/${planned.plan.id}#sources`}
            className="inline-flex min-h-11 items-center"
          >
            <Trans>Where the figures come from</Trans>
          </Link>
        </p>
      )}
      {!planned && (
        <div className="grid justify-items-start gap-3 pb-2">
          <p className="text-soft">
            <Trans>The meals of a plan you save stand here.</Trans>
          </p>
          <ButtonLink to={plansAddress({ tab: 'nutrition' })}>
            <Trans>Nutrition plans</Trans>
          </ButtonLink>
        </div>
      )}
      <ul className="rows">
        {meals.map((meal) => {
          const lines = diary.lines.filter(({ entry }) => entry.meal === meal);
          const dishes = table?.[meal] ?? [];
          if (lines.length === 0 && dishes.length === 0) return null;
          return (
            <MealRow
              key={meal}
              meal={meal}
              mealTimes={planned?.plan.mealTimes ?? 'day'}
              day={day}
              lines={lines}
              dishes={dishes}
              diary={diary}
            />
          );
        })}
      </ul>
      <ArrowLink to="/today/food">
        {planned ? <Trans>Write down something else</Trans> : <Trans>Write down what I ate</Trans>}
      </ArrowLink>
    </section>
  );
}

/** By how the member fasts, which of the plan's dishes are meant today. */
const useTable = (day: Day, tsom: Tsom | null, planned: PlannedMeals | null) =>
  useMemo(() => {
    if (!planned) return null;
    const keepsOrthodox = tsom?.tradition === 'orthodox';
    const isFast = keepsOrthodox && fastOn(tsom, day) !== null;
    const variant = variantFor(keepsOrthodox, isFast, planned.leadingVariant);
    return offeredOf(planned.tables[variant], offeredOn(tsom, day));
  }, [day, tsom, planned]);

interface MealRowProps {
  readonly meal: Meal;
  readonly mealTimes: MealTimes;
  readonly day: Day;
  readonly lines: readonly Line[];
  /** Of the plan. */
  readonly dishes: readonly PlannedEntry[];
  readonly diary: Diary;
}

function MealRow({ meal, mealTimes, day, lines, dishes, diary }: MealRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [written, setWritten] = useState<readonly string[]>([]);
  const label = inLanguage(mealLabels[mealTimes][meal], language);
  const open = dishes.filter(({ source }) => !lines.some(({ entry }) => isSameDish(entry.source, source)));
  const named = (all: readonly Pick<LocalEntry, 'name'>[]) =>
    listed(
      all.map(({ name }) => inLanguage(name, language)),
      language,
    );
  const undoable = lines.filter(({ entry }) => written.includes(entry.id));
  const eat = () => {
    const entries = open.map((dish): LocalEntry => ({ id: crypto.randomUUID(), day, meal, ...dish }));
    const kept = entries.filter((entry) => diary.write(entry, null));
    setWritten((before) => [...before, ...kept.map(({ id }) => id)]);
  };
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <p className="text-small font-semibold text-soft">{label}</p>
      {lines.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="day-dish min-w-0 grow wrap-anywhere" role="status">
            <span aria-hidden="true" className="font-semibold text-green">
              ✓{' '}
            </span>
            <span className="sr-only">
              <Trans>Eaten:</Trans>{' '}
            </span>
            {named(lines.map(({ entry }) => entry))}
          </p>
          {undoable.length > 0 && (
            <Button onClick={() => undoable.forEach(diary.remove)} aria-label={t`Undo: ${label}`}>
              <Trans>Undo</Trans>
            </Button>
          )}
        </div>
      )}
      {open.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="day-dish min-w-0 grow wrap-anywhere">
            <span className="font-semibold">{named(open)}</span>
            <span className="block text-small text-soft">
              <AmountList portions={open.flatMap(({ portions }) => portions)} />
            </span>
          </p>
          <Button onClick={eat} aria-label={t`${label}: I ate this`}>
            <Trans>I ate this</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}
