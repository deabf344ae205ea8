import { today } from '#src/lib/day.ts';
import { bounds, keptAtHeader, memberPrefix } from '#src/session/device/caches.ts';
import { subjectOf } from '#src/session/device/subject.client.ts';
import { isWhole, keptIn, putBounded, within } from './kept-cache.worker.ts';
import { copiesFor } from './copies-for.ts';
import { memberKey } from './member-key.ts';

/**
 * What of a member's own is kept to be read without a connection. Not here: where one is logged in, what is downloaded,
 * what only staff read.
 */
const kept =
  /^\/api\/(profile|preferences|activities(\/history)?|assessments|progress|measurements|today|diary(\/(days|often|aims))?|saved-plans(\/\w+\/[\w-]+)?|training(\/(session(\/coming)?|whereabouts|routines(\/[\w-]+)?|own-exercises|workouts(\/[\w-]+)?|exercises\/[\w-]+(\/workouts)?))?)$/;

/** Milliseconds after which a kept answer is better than none. */
const maxWait = 6_000;

export const isMembersRead = (request: Request, { pathname }: URL): boolean =>
  request.headers.has('authorization') && kept.test(pathname);

/** Grows when a person is forgotten: what is still on its way then is not kept. */
let forgotten = 0;

/** @returns whether a person was forgotten since */
export function followForgetting(): () => boolean {
  const before = forgotten;
  return () => forgotten !== before;
}

/** What the server said to members, and what it is saying to them. */
export async function forgetMembers(): Promise<void> {
  forgotten += 1;
  for (const name of await caches.keys()) if (name.startsWith(memberPrefix)) await caches.delete(name);
}

/**
 * A member's own answer: from the server, or what it last said to the same member, with when that was. Which member that
 * is the token says. It is not looked at closer, since nobody can ask here but the pages of this origin on this device.
 */
export async function answerMember(
  request: Request,
  after: (work: Promise<unknown>) => void,
): Promise<Response> {
  const subject = subjectOf(request.headers.get('authorization') ?? '');
  if (subject === '') return await fetch(request);
  const name = memberPrefix + subject;
  const key = memberKey(request.url);
  const known = await keptIn(name, key);
  const asking = ask(request, name, key, known);
  after(asking.then(({ keeping }) => keeping).catch(() => undefined));
  const copy = known ?? (await keptBefore(name, key));
  if (!copy) return (await asking).answer;
  const asked = await within(asking, maxWait);
  return asked && asked.answer.status < 500 ? asked.answer : copy;
}

/** @param known what the server said last: as long as it says the same, it does not send it again */
async function ask(request: Request, name: string, key: string, known: Response | undefined) {
  const isForgotten = followForgetting();
  const tag = known?.headers.get('etag') ?? null;
  // The page may have been given the other meanwhile, since this took too long.
  const spare = known?.clone();
  const told = await fetch(tag === null ? request : withHeader(request, 'if-none-match', tag));
  const isUnchanged = told.status === 304 && spare !== undefined;
  const answer = isUnchanged ? new Response(spare.body, { headers: kindOf(spare) }) : told;
  const copy = isUnchanged || isWhole(answer) ? answer.clone() : null;
  const keep = async () => {
    if ([403, 404].includes(answer.status)) await (await caches.open(name)).delete(key);
    const body = await copy?.arrayBuffer();
    if (body === undefined || isForgotten()) return;
    const headers = { ...kindOf(answer), [keptAtHeader]: new Date().toISOString() };
    await putBounded(name, key, new Response(body, { headers }), bounds.member);
    if (isForgotten()) await caches.delete(name);
  };
  return { answer, keeping: keep() };
}

function withHeader(request: Request, name: string, value: string): Request {
  const headers = new Headers(request.headers);
  headers.set(name, value);
  return new Request(request, { headers });
}

function kindOf({ headers }: Response): Record<string, string> {
  const etag = headers.get('etag');
  return { 'content-type': 'application/json', ...(etag !== null && { etag }) };
}

/** What was known of a day before is better than nothing: what was told last knows most, and says from when it is. */
async function keptBefore(name: string, key: string): Promise<Response | undefined> {
  const kept = (await (await caches.open(name)).keys()).map(({ url }) => url);
  const copies = await Promise.all(copiesFor(key, kept, today(new Date())).map((each) => keptIn(name, each)));
  const toldAt = (copy: Response | undefined) => copy?.headers.get(keptAtHeader) ?? '';
  return copies.toSorted((a, b) => (toldAt(a) < toldAt(b) ? 1 : -1))[0];
}
