import { keptAtHeader, memberPrefix } from '#src/session/device/caches.ts';

/**
 * What of a member's own is kept to be read without a connection. Not here: where one is logged in, what is downloaded,
 * what only staff read.
 */
const kept =
  /^\/api\/(profile|preferences|activities(\/history)?|assessments|progress|measurements|today|diary(\/(days|often|aims))?|saved-plans(\/\w+\/[\w-]+)?|training(\/(session|whereabouts|routines(\/[\w-]+)?|workouts(\/[\w-]+)?|exercises\/[\w-]+(\/workouts)?))?)$/;

const maxAnswers = 150;
/** Milliseconds after which a kept answer is better than none. */
const maxWait = 10_000;

export const isMembersRead = (request: Request, { pathname }: URL): boolean =>
  request.headers.has('authorization') && kept.test(pathname);

/** Grows when a person is forgotten: what is still on its way then is not kept. */
let forgotten = 0;
export const forgetWhatIsOnItsWay = (): void => void (forgotten += 1);

/**
 * A member's own answer: from the server, or what it last said to the same member, with when that was. Which member that
 * is the token says. It is not looked at closer, since nobody can ask here but the pages of this origin on this device.
 */
export async function answerMember(
  request: Request,
  after: (work: Promise<unknown>) => void,
): Promise<Response> {
  const sub = subjectOf(request.headers.get('authorization') ?? '');
  if (sub === null) return await fetch(request);
  const name = memberPrefix + sub;
  const asking = ask(request, name);
  after(asking.then(({ keeping }) => keeping).catch(() => undefined));
  const copy = await ((await caches.has(name)) ? (await caches.open(name)).match(request.url) : undefined);
  if (!copy) return (await asking).answer;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), maxWait));
  const asked = await Promise.race([asking.catch(() => null), late]);
  return asked && asked.answer.status < 500 ? asked.answer : copy;
}

async function ask(request: Request, name: string) {
  const before = forgotten;
  const answer = await fetch(request);
  const isKept = answer.status === 200 && (answer.headers.get('content-type') ?? '').includes('json');
  const copy = isKept ? answer.clone() : null;
  const isGone = answer.status === 404 || answer.status === 403;
  const keep = async () => {
    const body = await copy?.arrayBuffer();
    if (forgotten !== before) return;
    const cache = await caches.open(name);
    if (isGone) await cache.delete(request.url);
    if (!copy || body === undefined) return;
    const headers = new Headers({
      'content-type': 'application/json',
      [keptAtHeader]: new Date().toISOString(),
    });
    await cache.put(request.url, new Response(body, { headers }));
    // In the order in which they were written: the oldest go first.
    const over = (await cache.keys()).slice(0, -maxAnswers);
    for (const key of over) await cache.delete(key);
    if (forgotten !== before) await caches.delete(name);
  };
  return { answer, keeping: isKept || isGone ? keep() : null };
}

/** Whose token it is; null where it is none. */
function subjectOf(authorization: string): string | null {
  try {
    const payload = authorization.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { sub } = JSON.parse(atob(payload)) as { sub?: unknown };
    return typeof sub === 'string' && /^[\w-]+$/.test(sub) ? sub : null;
  } catch {
    return null;
  }
}
