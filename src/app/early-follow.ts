import type { Day } from '#src/lib/day.ts';
import { isAnswerKept } from '#src/session/device/kept-answers.client.ts';
import { calendars, type Calendar } from '#src/lib/month.ts';

/** What early.ts has begun; it is not there where nothing was asked for early. */
interface Begun {
  readonly asked: ReadonlyMap<string, Promise<Response>>;
  /** Asks the API as the member. */
  readonly ask: (path: string) => void;
  /** Today on the device. */
  readonly day: Day;
}

export const begun = (): Begun | undefined => (window as { birtuEarly?: Begun }).birtuEarly;

/**
 * What an answer tells, beside the page that takes it; undefined where it fails, was not asked for, or the page has taken it
 * already and asks for what follows itself.
 */
export const told = async <Told>(path: string): Promise<Told | undefined> => {
  const asked = begun()?.asked;
  const answer = await asked?.get(path)?.catch(() => undefined);
  if (!answer?.ok || !asked?.has(path)) return undefined;
  const tells = (await answer.clone().json()) as Told;
  return asked.has(path) ? tells : undefined;
};

/** Has what everybody may read brought along for the page, which asks for it by `fetch`. */
export const bring = (href: string): void =>
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'fetch',
      crossOrigin: 'anonymous',
      href,
    }),
  );

/** A part of what everybody may read, or all of it where it is on the device. */
export const bringFrom = async (whole: string, part: string): Promise<void> =>
  bring((await isAnswerKept(whole)) ? whole : whole + part);

const storedCalendar = () => {
  try {
    return localStorage.getItem('birtu-calendar');
  } catch {
    return null; // Storage is refused.
  }
};

/** As `useLeadingCalendar` has it. */
export function leadingCalendar(): Calendar {
  const choice = storedCalendar();
  const byLanguage = document.documentElement.lang === 'am' ? 'ethiopian' : 'gregorian';
  return calendars.find((each) => each === choice) ?? byLanguage;
}
