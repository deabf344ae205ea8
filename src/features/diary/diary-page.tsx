import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator, type ClientLoaderFunctionArgs } from 'react-router';
import { whyFailed } from '#src/api/client.ts';
import '#src/features/fasting/member-tsom.client.ts';
import { learnTsom, useKeptTsom } from '#src/features/fasting/use-tsom.client.ts';
import { fastOn } from '#src/features/fasting/fasting-day.ts';
import type { NutritionPlanDetail } from '#src/features/plans/nutrition/listing.ts';
import type { MealTimes } from '#src/features/plans/nutrition/kinds.ts';
import { formatDate, formatWeekday } from '#src/lib/dates.ts';
import { addDays, today, type Day } from '#src/lib/day.ts';
import { diaryPath } from '#src/lib/diary-address.ts';
import { commas } from '#src/lib/listed.ts';
import { readAsMember, requireSession } from '#src/session/guard.tsx';
import { ownPage } from '#src/session/member-bar.tsx';
import { MemberPage } from '#src/session/member-page.tsx';
import { storedSession } from '#src/session/stored.client.ts';
import { laterPart, useLaterPart } from '#src/session/loaded.client.ts';
import { isPassing } from '#src/session/passing.client.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { OnApproach } from '#src/ui/on-approach.tsx';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { useToday } from '#src/ui/today.client.ts';
import type { Chosen } from './add-dialog.tsx';
import { askedIn, dayIn } from './asked.ts';
import { DayFigures } from './day-figures.tsx';
import { readAims } from './aims.client.ts';
import { copyDay, readDay, readOften } from './diary.client.ts';
import { readDayOfPlan } from './eatables.client.ts';
import { offeredOn, type Offered } from './fitting.ts';
import { MealSection } from './meal-section.tsx';
import { MealHours } from './meal-names.client.ts';
import { mealAt } from './meal-time.ts';
import { diaryMessages } from './messages.ts';
import { figuresOfLines, type Line, type LocalEntry } from './outbox.ts';
import { isSameDish, variantFor } from './offered.ts';
import { plannedEntries, planDayOn } from './planned.ts';
import { aimsId, meals } from './kinds.ts';
import type { AimsAnswer, DiaryDay, Meal, Often } from './schema.ts';
import { useDiary } from './use-diary.client.ts';

export const handle = await ownPage('diary');

// Where it cannot load, the page does without it.
const AimsSection = lazy(() => import('./aims-section.tsx').catch(() => ({ default: () => null })));

const addDialog = laterPart(() => import('./add-dialog.tsx'));
const entryDialog = laterPart(() => import('./entry-dialog.tsx'));
const askedEntry = laterPart(() => import('./asked-entry.tsx'));

const head = {
  title: /*i18n*/ { id: 'What I ate' },
  lead: /*i18n*/ { id: 'Write down what you ate; roughly will do: a plate, a cup, a spoon.' },
  className: 'max-w-3xl py-6 sm:py-10',
  above: null,
};
export const HydrateFallback = () => <MemberPage {...head} />;
export { MemberError as ErrorBoundary } from '#src/session/guard.tsx';

interface Loaded {
  readonly userId: string;
  readonly day: Day;
  /** Null without a connection: then what is kept on the device is shown. */
  readonly stored: DiaryDay | null;
  readonly before: DiaryDay | null;
  readonly aims: AimsAnswer | null;
  readonly often: Often | null;
  /** The plan that was saved last, at least the day of it that this one is. */
  readonly plan: NutritionPlanDetail | null;
}

/** Without a connection the page does without it. */
const orNothing = async <T,>(reading: Promise<T>): Promise<T | null> =>
  await reading.catch((error: unknown) => {
    if (isPassing(error)) return null;
    throw error;
  });

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Loaded> {
  const day = dayIn(new URL(request.url).searchParams, today(new Date()));
  const read = await readAsMember(request, async () => {
    const asked = orNothing(readAims(day));
    // The plan is not to wait for the others.
    const planned = asked.then(async (aims) => {
      const number = dayOfPlan(aims, day);
      return aims?.plan && number !== undefined
        ? await readDayOfPlan(aims.plan.id, number).catch(() => null)
        : null;
    });
    const memberId = storedSession()?.user.id;
    const [stored, before, aims, often, plan] = await Promise.all([
      orNothing(readDay(day)),
      orNothing(readDay(addDays(day, -1))),
      asked,
      orNothing(readOften(day)),
      planned,
      // How the member fasts decides what of the plan is offered.
      memberId === undefined ? null : learnTsom(memberId),
    ]);
    return { stored, before, aims, often, plan };
  });
  const { id } = await requireSession(request);
  return { userId: id, day, ...read };
}

/** What a member ate on a day, beside what the day may stand beside. */
export default function DiaryPage() {
  const { userId, day } = useLoaderData<typeof clientLoader>();
  return (
    <MemberPage {...head}>
      <DayLinks day={day} />
      <DayOfFood key={`${userId} ${day}`} />
    </MemberPage>
  );
}

function DayLinks({ day }: { day: Day }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const now = useToday();
  const addressOf = (of: Day) => (of >= now ? diaryPath : `${diaryPath}?day=${of}`);
  const link = 'button min-h-11 min-w-11 justify-center';
  return (
    <nav aria-label={t`Days`} className="diary-days mt-4 grid items-center gap-2">
      <Link
        to={addressOf(addDays(day, -1))}
        preventScrollReset
        className={link}
        aria-label={t`The day before`}
      >
        ←
      </Link>
      <p className="text-center font-semibold" aria-live="polite">
        {day === now && (
          <>
            <Trans>Today</Trans>
            {commas[language]}
          </>
        )}
        {formatWeekday(day, language)}{' '}
        <span className="inline-block">{formatDate(day, calendar, language)}</span>
      </p>
      {day < now ? (
        <Link
          to={addressOf(addDays(day, 1))}
          preventScrollReset
          className={link}
          aria-label={t`The day after`}
        >
          →
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** By how the member fasts, what may be offered; null until that is known. */
function useOffered(day: Day) {
  const { tsom, place } = useKeptTsom();
  return useMemo(() => {
    if (place === 'unknown') return null;
    const keepsOrthodox = tsom?.tradition === 'orthodox';
    const isFast = keepsOrthodox && fastOn(tsom, day) !== null;
    return { offered: offeredOn(tsom, day), keepsOrthodox, isFast };
  }, [tsom, place, day]);
}

const nothingOffered: Offered = () => false;

function DayOfFood() {
  const { i18n } = useLingui();
  const loaded = useLoaderData<typeof clientLoader>();
  const { userId, day, stored, before, often, plan, aims } = loaded;
  const diary = useDiary(userId, day, stored?.entries ?? []);
  const { revalidate } = useRevalidator();
  const fast = useOffered(day);
  const now = useToday();
  const offered = fast?.offered ?? nothingOffered;
  const [adding, setAdding] = useState<{ meal: Meal; added: readonly LocalEntry[] } | null>(null);
  const [changing, setChanging] = useState<Line | null>(null);
  const toAdd = useLaterPart(addDialog);
  const toChange = useLaterPart(entryDialog);
  const [deleted, setDeleted] = useState<readonly Line[]>([]);
  const [restored, setRestored] = useState<string | null>(null);
  const [copying, setCopying] = useState<Meal | null>(null);
  const planned = usePlanned(plan, aims, day, fast);
  const { lines } = diary;

  const eat = (chosen: Chosen, meal: Meal): LocalEntry | null => {
    const entry: LocalEntry = { id: crypto.randomUUID(), day, meal, ...chosen };
    return diary.write(entry, null) ? entry : null;
  };
  const remove = (line: Line) => {
    if (diary.remove(line)) setDeleted((now) => [...now, line]);
  };
  const copyId = useCopyIds();
  const copy = async (meal: Meal) => {
    setCopying(meal);
    try {
      diary.show(await copyDay({ id: copyId(meal), from: addDays(day, -1), to: day, meal }));
    } catch (error) {
      showToast('error', i18n._(whyFailed(error, diaryMessages.notSaved)));
    }
    setCopying(null);
  };
  const hours = plan?.plan.mealTimes ?? 'day';
  const mindsCarbs = aims?.known.mindsCarbs === true;
  return (
    <MealHours value={hours}>
      <div className="mt-4 grid grid-cols-1 gap-8">
        <Waiting count={diary.waiting} isOffline={stored === null} onRetry={diary.retry} />
        <DayFigures lines={lines} figures={figuresOfLines(lines)} aims={aims} />
        {meals.map((meal) => (
          <MealSection
            key={meal}
            meal={meal}
            lines={lines.filter(({ entry }) => entry.meal === meal)}
            deleted={deleted.filter(
              ({ entry }) => entry.meal === meal && !lines.some((line) => line.entry.id === entry.id),
            )}
            planned={planned[meal].filter(
              ({ source }) => !lines.some(({ entry }) => isSameDish(entry.source, source)),
            )}
            before={copyable(before, meal, offered)}
            isCopying={copying === meal}
            onAdd={() => toAdd.want(() => setAdding({ meal, added: [] }))}
            onEat={(chosen) => eat(chosen, meal)}
            onCopy={() => void copy(meal)}
            onChange={(line) => toChange.want(() => setChanging(line))}
            onDelete={remove}
            restored={restored}
            onRestore={(line) => {
              if (!diary.restore(line)) return;
              setDeleted((now) => now.filter((each) => each !== line));
              setRestored(line.entry.id);
            }}
            onInsist={diary.insist}
            onGiveUp={({ entry }) => diary.giveUp(entry.id)}
          />
        ))}
        <div className="flex flex-wrap gap-x-6">
          <ArrowLink to="/profile/progress#eaten">
            <Trans>What I ate over a week and a month</Trans>
          </ArrowLink>
          <ArrowLink to="/profile/reminders">
            <Trans>Remind me to write it down</Trans>
          </ArrowLink>
        </div>
        {aims && (
          <OnApproach id={aimsId}>
            <Suspense>
              <AimsSection answer={aims} today={now} onKept={revalidate} />
            </Suspense>
          </OnApproach>
        )}
        {adding && toAdd.part && (
          <toAdd.part.AddDialog
            meal={adding.meal}
            often={often?.[adding.meal] ?? []}
            usual={Object.values(often ?? {}).flatMap((each) => each.flatMap(({ portions }) => portions))}
            offered={offered}
            mindsCarbs={mindsCarbs}
            added={adding.added.filter(({ id }) => lines.some(({ entry }) => entry.id === id))}
            onAdd={(chosen) => {
              const entry = eat(chosen, adding.meal);
              if (entry) setAdding({ ...adding, added: [...adding.added, entry] });
              return entry !== null;
            }}
            onUndo={(entry) => {
              const line = lines.find((each) => each.entry.id === entry.id);
              if (line) diary.remove(line);
            }}
            onClose={() => setAdding(null)}
          />
        )}
        {changing && toChange.part && (
          <toChange.part.EntryDialog
            entry={changing.entry}
            isNew={false}
            mindsCarbs={mindsCarbs}
            onSave={(entry) => {
              if (diary.write(entry, changing.version)) setChanging(null);
            }}
            onClose={() => setChanging(null)}
          />
        )}
        <AskedByAddress day={day} hours={hours} onEat={(chosen, meal) => eat(chosen, meal) !== null} />
      </div>
    </MealHours>
  );
}

/** What a link asks to have written down: it is shown once, with its amount, and then the address asks for it no more. */
function AskedByAddress({
  day,
  hours,
  onEat,
}: {
  day: Day;
  hours: MealTimes;
  onEat: (chosen: Chosen, meal: Meal) => boolean;
}) {
  const navigate = useNavigate();
  const path = useLocalPath()(diaryPath);
  const [asked] = useState(() => askedIn(new URLSearchParams(location.search)));
  const [meal] = useState(() => {
    const now = new Date();
    return mealAt(now.getHours() * 60 + now.getMinutes(), hours);
  });
  const [isOpen, setIsOpen] = useState(false);
  const { part, want } = useLaterPart(askedEntry);
  useEffect(() => {
    if (!asked) return;
    void navigate(path, { replace: true, preventScrollReset: true });
    want(() => setIsOpen(true));
    // Once: what is asked for does not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  if (!asked || !part || !isOpen) return null;
  return (
    <part.AskedEntry
      asked={asked}
      day={day}
      meal={meal}
      onEat={(entry) => {
        if (onEat(entry, entry.meal)) setIsOpen(false);
      }}
      onClose={() => setIsOpen(false)}
    />
  );
}

/** Which day of the plan a day is. */
const dayOfPlan = (aims: AimsAnswer | null, day: Day): number | undefined =>
  aims?.plan ? planDayOn(aims.plan.days, today(new Date(aims.plan.savedAt)), day) : undefined;

/** The dishes of the plan for a day, by meal. */
function usePlanned(
  plan: NutritionPlanDetail | null,
  aims: AimsAnswer | null,
  day: Day,
  fast: ReturnType<typeof useOffered>,
): Readonly<Record<Meal, readonly Chosen[]>> {
  return useMemo(() => {
    const none = { breakfast: [], lunch: [], dinner: [], snacks: [] };
    const number = dayOfPlan(aims, day);
    if (!plan || number === undefined || !fast) return none;
    const variant = variantFor(fast.keepsOrthodox, fast.isFast, plan.plan.leadingVariant);
    return plannedEntries(plan, number, variant, fast.offered);
  }, [plan, aims, day, fast]);
}

/** A meal of the day before, where all of it may be offered. */
function copyable(before: DiaryDay | null, meal: Meal, offered: Offered): readonly LocalEntry[] {
  const entries = before?.entries.filter((entry) => entry.meal === meal) ?? [];
  return entries.every(({ portions }) => portions.every(({ fast }) => offered(fast))) ? entries : [];
}

/** Tried again after a lost answer, a copy has the same id: nothing is written down twice. */
function useCopyIds(): (meal: Meal) => string {
  const [ids] = useState(() => new Map<Meal, string>());
  return (meal) => {
    const id = ids.get(meal) ?? crypto.randomUUID();
    ids.set(meal, id);
    return id;
  };
}

function Waiting({ count, isOffline, onRetry }: { count: number; isOffline: boolean; onRetry: () => void }) {
  const { revalidate } = useRevalidator();
  if (count === 0 && !isOffline) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-gold-tint px-4 py-3"
    >
      <p>
        {isOffline && (
          <Trans>There is no connection. You can write down all the same: it is kept on this device.</Trans>
        )}{' '}
        {count > 0 && (
          <Plural
            value={count}
            one="# entry is kept on this device and will be sent."
            other="# entries are kept on this device and will be sent."
          />
        )}
      </p>
      <Button
        onClick={() => {
          onRetry();
          if (isOffline) void revalidate();
        }}
      >
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
