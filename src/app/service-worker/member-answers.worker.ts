import { today } from '#src/lib/day.ts';
import { bounds, keptAtHeader, memberPrefix } from '#src/session/device/caches.ts';
import { subjectOf } from '#src/session/device/subject.client.ts';
import { isWhole, keptIn, putBounded, within } from './kept-cache.worker.ts';
import { newestCopy } from './newest-copy.ts';

/**
 * What of a member's own is kept to be read without a connection. Not here: where one is logged in, what is downloaded,
 * what only staff read.
 */
const kept =
  /^\/api\/(profile|preferences|activities(\/history)?|assessments|progress|measurements|today|diary(\/(days|often|aims))?|saved-plans(\/\w+\/[\w-]+)?|training(\/(session(\/coming)?|whereabouts|routines(\/[\w-]+)?|workouts(\/[\w-]+)?|exercises\/[\w-]+(\/workouts)?))?)$/;

/** Milliseconds after which a kept answer is better than none. */
const maxWait = 6_000;

export const isMembersRead = (request: Request, { pathname }: URL): boolean =>
  request.headers.has('authorization') && kept.test(pathname);

/** Grows when a person is forgotten: what is still on its way then is not kept. */
let forgotten = 0;

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
  const key = keyOf(request);
  const asking = ask(request, name, key);
  after(asking.then(({ keeping }) => keeping).catch(() => undefined));
  const copy = (await keptIn(name, key)) ?? (await keptBefore(name, key));
  if (!copy) return (await asking).answer;
  const asked = await within(asking, maxWait);
  return asked && asked.answer.status < 500 ? asked.answer : copy;
}

async function ask(request: Request, name: string, key: string) {
  const before = forgotten;
  const answer = await fetch(request);
  const copy = isWhole(answer) ? answer.clone() : null;
  const keep = async () => {
    if ([403, 404].includes(answer.status)) await (await caches.open(name)).delete(key);
    const body = await copy?.arrayBuffer();
    if (body === undefined || forgotten !== before) return;
    const headers = { 'content-type': 'application/json', [keptAtHeader]: new Date().toISOString() };
    await putBounded(name, key, new Response(body, { headers }), bounds.member);
    if (forgotten !== before) await caches.delete(name);
  };
  return { answer, keeping: keep() };
}

/** What was known on a day before is better than nothing: from when it is stands beside it. */
async function keptBefore(name: string, key: string): Promise<Response | undefined> {
  const kept = (await (await caches.open(name)).keys()).map(({ url }) => url);
  const newest = newestCopy(key, kept, today(new Date()));
  return newest === null ? undefined : await keptIn(name, newest);
}

/** The same question has one key, in whatever order it is put, and by whatever day it asks for what is true today. */
function keyOf({ url }: Request): string {
  const key = new URL(url);
  key.searchParams.delete('today');
  key.searchParams.sort();
  return key.href;
}
