import { sentParameter } from '#src/features/feedback/limits.ts';
import { assessmentParameters, assessmentPath } from '#src/features/assessment/assessment-address.ts';
import { chosenTab, guidePath } from '#src/features/education/guide-tabs.ts';
import { articlesSearch, chosenArticles, hubPaths } from '#src/features/education/hub-address.ts';
import { chosenYear, fastingAddress, fastingPath } from '#src/features/fasting/fasting-address.ts';
import { foodsSearch } from '#src/features/foods/foods-choice.ts';
import { plateParameters, platePath } from '#src/features/foods/plate-address.ts';
import { recipesSearch } from '#src/features/recipes/recipes-choice.ts';
import { searchSearch } from '#src/features/search/search-address.ts';
import { exercisesSearch } from '#src/features/plans/exercises/exercises-choice.ts';
import { finderSearch } from '#src/features/plans/finder/questions.ts';
import { finderPath, plansAddress } from '#src/features/plans/plans-address.ts';
import { chosenHealth, healthAddress, healthPath } from '#src/features/education/health-address.ts';
import { shoppingChoice, shoppingSearch } from '#src/features/plans/nutrition/shopping/shopping-address.ts';
import { offPath } from '#src/features/reminders/off-address.ts';
import { weekAsked } from '#src/features/plans/fitness/week-asked.ts';
import { chosenPlans, isPlansPath, isTyped } from '#src/features/plans/plans-choice.ts';
import { draftParameter } from '#src/lib/draft-link.ts';
import type { Day } from '#src/lib/day.ts';
import { toEthiopian } from '#src/lib/ethiopian-date.ts';
import { withoutLanguage } from '#src/lib/language.ts';
import { ownPath } from '#src/lib/own-path.ts';

/** One address for each thing that a page can show, so that it is rendered and kept once. */
export interface PageAddress {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** True where a person typed what is asked: such pages have no end of variants, and are not worth keeping. */
  readonly uncacheable: boolean;
  /** True where the address tells of somebody's body or health: then no cache on the way or on a shared phone keeps it. */
  readonly personal?: boolean;
}

const planPage = /^(?:\/services)?\/(fitness|nutrition)-plans\/[^/]+$/;
const tryPage = /^\/fitness-plans\/[^/]+\/try$/;
const shoppingPage = /^\/nutrition-plans\/[^/]+\/shopping$/;
/** Up to the longest plan there can be. */
const dayOfPlan = /^([1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])$/;
const contactPath = '/contact';
const bmiParameters = ['height', 'weight', 'unit'];
const bodyParameters: Readonly<Record<string, readonly string[]>> = {
  '/bmi': bmiParameters,
  '/services/educational-content/tools/bmi-calculator': bmiParameters,
  [assessmentPath]: assessmentParameters,
};
/** The pages that work something out, with the parameters that carry what was typed. */
const typedParameters: Readonly<Record<string, readonly string[]>> = {
  ...bodyParameters,
  [platePath]: plateParameters,
};

const personalParameters: Readonly<Record<string, readonly string[]>> = {
  ...bodyParameters,
  [finderPath]: ['mind'],
};

const articlePage = /^\/services\/(?:educational|motivational)-content\/[^/]+$/;

/** Whether an address, of a page or of what the application fetches of it, shows a draft to whoever holds its token. */
export const isDraftLink = ({ pathname, searchParams }: URL): boolean =>
  searchParams.has(draftParameter) && articlePage.test(withoutLanguage(pathname.replace(/\.data$/, '')));

/** Whether an address, of a page or of what the application fetches of it, tells of somebody's body or health. */
const isPersonal = ({ pathname, searchParams }: URL): boolean =>
  personalParameters[withoutLanguage(pathname.replace(/\.data$/, ''))]?.some((name) =>
    searchParams.has(name),
  ) ?? false;

/** As `addressOf`, with whether it is somebody's own. */
export const pageAddress = (url: URL, today: () => Day): PageAddress => {
  const address = addressOf(url, today);
  if (isDraftLink(url)) return { ...address, search: url.search, uncacheable: true, personal: true };
  return isPersonal(url) ? { ...address, personal: true } : address;
};

/** Screens of members and of the staff, and steps of an account, whose addresses carry what is secret. */
const ofOneself =
  /^\/(admin|profile|today|reminders|login|register|reset-password|reset-password-otp|verify-reset-otp|set-new-password)(\/|$)/;

/**
 * The address under which a device may keep what it was shown, a page or what another page loads of it; null where it is
 * to keep nothing, since what somebody typed has no end, and what is somebody's own shall not stay on a shared phone.
 */
export function keepableAddress(url: URL, today: () => Day): string | null {
  const page = new URL(url);
  page.pathname = url.pathname.replace(/\.data$/, '');
  const { pathname, search, uncacheable, personal } = pageAddress(page, today);
  if (uncacheable || personal || ofOneself.test(withoutLanguage(pathname))) return null;
  return url.pathname.endsWith('.data') ? url.pathname + url.search : pathname + search;
}

/**
 * The address that a request means; parameters that choose nothing there (such as a campaign's) are left out.
 *
 * @param today asked only where the day decides what an address means
 */
function addressOf({ pathname, search, searchParams }: URL, today: () => Day): PageAddress {
  // What the application fetches between pages: small, never shared, with a parameter of the framework's own.
  if (pathname.endsWith('.data')) return { pathname, search, uncacheable: true };
  const path = withoutLanguage(pathname);
  if (isPlansPath(path)) {
    const choice = chosenPlans(searchParams, path);
    const { search } = new URL(plansAddress(choice), 'http://internal');
    return { pathname, search, uncacheable: isTyped(choice) };
  }
  if (path === guidePath) {
    const tab = chosenTab(searchParams);
    return { pathname, search: tab === 'overview' ? '' : `?tab=${tab}`, uncacheable: false };
  }
  if (path === healthPath) {
    const choice = chosenHealth(searchParams);
    const { search } = new URL(healthAddress(choice), 'http://internal');
    return { pathname, search, uncacheable: choice.q !== '' };
  }
  if (path === fastingPath) {
    const year = chosenYear(searchParams) ?? toEthiopian(today()).year;
    const { search } = new URL(fastingAddress(year), 'http://internal');
    return { pathname, search, uncacheable: false };
  }
  if (hubPaths.includes(path))
    return { pathname, search: articlesSearch(chosenArticles(searchParams)), uncacheable: false };
  if (shoppingPage.test(path)) {
    const choice = shoppingChoice(searchParams, today());
    // A day is typed: few of them are asked for twice.
    return { pathname, search: shoppingSearch(choice), uncacheable: choice.from !== null };
  }
  if (tryPage.test(path))
    return { pathname, search: planSearch(searchParams, 'fitness'), uncacheable: false };
  const [, kind] = planPage.exec(path) ?? [];
  if (kind) return { pathname, search: planSearch(searchParams, kind), uncacheable: false };
  const typed = typedParameters[path];
  if (typed) {
    const asked = [...searchParams].filter(([name]) => typed.includes(name));
    const query = new URLSearchParams(asked).toString();
    return { pathname, search: query && `?${query}`, uncacheable: asked.length > 0 };
  }
  const found =
    foodsSearch(path, searchParams) ??
    recipesSearch(path, searchParams) ??
    exercisesSearch(path, searchParams) ??
    finderSearch(path, searchParams) ??
    searchSearch(path, searchParams);
  if (found) return { pathname, search: found.search, uncacheable: found.isTyped };
  // It carries a token: asked for once, and kept nowhere.
  if (path === offPath) return { pathname, search, uncacheable: true, personal: true };
  if (path === contactPath)
    return {
      pathname,
      search: searchParams.has(sentParameter) ? `?${sentParameter}=1` : '',
      uncacheable: false,
    };
  return { pathname, search: '', uncacheable: false };
}

/** Which day of a plan is shown, of a fitness plan in which week, and of a nutrition plan which of its tables. */
function planSearch(asked: URLSearchParams, kind: string): string {
  const day = dayOfPlan.test(asked.get('day') ?? '') && `day=${asked.get('day')}`;
  const week = kind === 'fitness' && weekAsked(asked);
  const variant = kind === 'nutrition' && /^(regular|fasting)$/.exec(asked.get('variant') ?? '')?.[0];
  const chosen = [week && week > 1 && `week=${week}`, day, variant && `variant=${variant}`]
    .filter(Boolean)
    .join('&');
  return chosen && `?${chosen}`;
}

/** Whether a page takes its form from browsers without scripts. */
export const takesForms = (pathname: string): boolean =>
  withoutLanguage(pathname) === contactPath || isMailersForm(pathname);

/** Whether mail programs send a form there, of any type (RFC 8058). */
export const isMailersForm = (pathname: string): boolean => withoutLanguage(pathname) === offPath;

/** What may stand in a path as it is, and means the same escaped. */
const unreserved = /^[\w.~-]$/;

/** Each escape written in one way: not at all where none is needed, else in capitals. */
const plainEscape = (escape: string): string => {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
  return unreserved.test(character) ? character.toLowerCase() : escape.toUpperCase();
};

/**
 * Where a request is sent that writes a page's path in another way (doubled or trailing slashes, capitals); null where
 * it is written as it should be. Never leads to another site.
 *
 * @param pathname as it was asked for: what is escaped in it stays so, since decoded it could mean something else
 */
export function plainPath(pathname: string): string | null {
  const plain = pathname
    .toLowerCase()
    .replaceAll(/%[0-9a-f]{2}/g, plainEscape)
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  return plain === pathname ? null : ownPath(plain);
}
