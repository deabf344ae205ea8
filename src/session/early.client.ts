/** What the document has asked the API for, while the application was on its way (app/early.ts). */
interface Early {
  /** For whom, as it was sent. */
  readonly authorization: string;
  /** By path. */
  readonly asked: Map<string, Promise<Response>>;
}

/** Milliseconds since the page was opened after which an answer that nobody took is not as good as a new one. */
const maxAge = 30_000;

const early = (): Early | undefined => (window as { birtuEarly?: Early }).birtuEarly;

/** `fetch` that takes an answer that is on its way to the same session already, once. */
export const earlyOrNow = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  if (typeof input !== 'string') return await fetch(input, init);
  const asked = early()?.asked;
  const isSame = early()?.authorization === new Headers(init?.headers).get('authorization');
  const answer = isSame && performance.now() < maxAge ? asked?.get(input) : undefined;
  asked?.delete(input);
  return (await answer?.catch(() => undefined)) ?? (await fetch(input, init));
};

/** What was asked for before a change does not tell of it. */
export const forgetEarly = (): void => early()?.asked.clear();
