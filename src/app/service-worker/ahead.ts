import { addDays, mondayOf, type Day } from '#src/lib/day.ts';
import { addMonths, monthGrid, monthOf, type Calendar } from '#src/lib/month.ts';

/** Who is to read without a connection, and how their device counts. */
export interface Reader {
  readonly day: Day;
  readonly timeZone: string;
  /** The calendar that leads. */
  readonly calendar: Calendar;
}

const span = (from: Day, to: Day) => `from=${from}&to=${to}`;

/** Of the API: what a member's daily pages ask for on a day, what is looked at most first. */
export function dailyAnswers({ day, timeZone }: Reader): readonly string[] {
  const todayAt = (day: Day) => `/today?${new URLSearchParams({ day, timeZone })}`;
  return [
    todayAt(day),
    // Whoever opens the product tomorrow may have no connection before.
    todayAt(addDays(day, 1)),
    `/profile?today=${day}`,
    '/profile',
    '/preferences',
    '/training',
    '/training/session',
    '/training/session/coming',
    '/training/whereabouts',
    '/assessments',
    '/training/routines',
    '/training/own-exercises',
    `/diary?day=${day}`,
    `/diary/aims?day=${day}`,
    `/diary/often?day=${day}`,
    '/saved-plans',
    `/diary?day=${addDays(day, -1)}`,
  ];
}

/** What has been, as the pages that look back on it ask for it: the progress, the health summary, the calendar. */
export function pastAnswers({ day, calendar }: Reader): readonly string[] {
  const season = addDays(mondayOf(day), -7 * 11);
  const month = monthOf(calendar, day);
  const months = [0, -1, 1].map((count) => monthGrid(addMonths(month, count)).flat());
  return [
    `/progress?until=${day}&weeks=12`,
    `/measurements?${span(season, day)}`,
    `/diary/days?${span(mondayOf(day), addDays(mondayOf(day), 6))}`,
    ...months.map((days) => `/activities?${span(days[0]!, days.at(-1)!)}`),
    '/activities/history',
    '/training/workouts',
    `/progress?until=${day}&weeks=52`,
    `/measurements?${span(addDays(day, -365), day)}`,
  ];
}

/** Public pages that a member opens anywhere: as they stand in the route table. */
export const openedAnywhere = [
  '/',
  '/fasting',
  '/bmi',
  '/foods',
  '/recipes',
  '/foods/plate',
  '/exercises',
  '/fasting/tsom',
  '/services/fitness-and-nutrition-plans',
  '/services/educational-content/tools/fitness-assessment',
  '/services/educational-content/tools/bmi-calculator',
  '/services/educational-content/physical-fitness',
] as const;

/** Of what kind those are that a member's plans lead to. */
export const ledToByPlans = [
  '/services/fitness-plans/:id?',
  '/nutrition-plans/:id?',
  '/recipes/:id',
  '/foods/:id',
] as const;

/** The plans that a member follows. */
interface Followed {
  readonly fitness: { readonly id: string; readonly week: number } | null;
  readonly nutrition: {
    readonly plan: { readonly id: string };
    readonly foods: readonly { readonly id: string }[];
    readonly recipes?: Readonly<Record<string, string>> | undefined;
  } | null;
}

/** Dishes of a plan, each with its page: about 10 kB compressed. */
const maxDishes = 30;

/** The pages of a member's plans, without language: what is cooked of them before what it is made of. */
export function planPages({ fitness, nutrition }: Followed): readonly string[] {
  const days = fitness ? weekOfPlan(fitness) : [];
  const recipes = Object.values(nutrition?.recipes ?? {}).map((id) => `/recipes/${id}`);
  const foods = (nutrition?.foods ?? []).map(({ id }) => `/foods/${id}`);
  return [
    ...days,
    ...(nutrition ? [`/nutrition-plans/${nutrition.plan.id}`] : []),
    ...[...new Set([...recipes, ...foods])].slice(0, maxDishes),
  ];
}

/** A week of a plan, and each of its days, at the addresses to which the page links. */
function weekOfPlan({ id, week }: { readonly id: string; readonly week: number }): readonly string[] {
  const path = `/services/fitness-plans/${id}`;
  const days = Array.from({ length: 7 }, (_, before) => `day=${before + 1}`);
  const also = week > 1 ? `&week=${week}` : '';
  return [`${path}${week > 1 ? `?week=${week}` : ''}`, ...days.map((day) => `${path}?${day}${also}`)];
}
