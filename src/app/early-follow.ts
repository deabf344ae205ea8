import type { Day } from '#src/lib/day.ts';

/** What early.ts has begun; it is not there where nothing was asked for early. */
interface Begun {
  readonly asked: ReadonlyMap<string, Promise<Response>>;
  /** Asks the API as the member. */
  readonly ask: (path: string) => void;
  /** Today on the device. */
  readonly day: Day;
}

export const begun = (): Begun | undefined => (window as { birtuEarly?: Begun }).birtuEarly;

/** What an answer tells, beside the page that takes it; undefined where it fails, or was not asked for. */
export const told = async <Told>(path: string): Promise<Told | undefined> => {
  const answer = await begun()
    ?.asked.get(path)
    ?.catch(() => undefined);
  return answer?.ok ? ((await answer.clone().json()) as Told) : undefined;
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
