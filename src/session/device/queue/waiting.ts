/** What a change is about, so that it can be named while it waits. */
export interface About {
  readonly kind:
    | 'activity'
    | 'weight'
    | 'blood_pressure'
    | 'pulse'
    | 'waist'
    | 'choice'
    | 'workout'
    | 'training_day'
    | 'training_week'
    | 'exercise'
    | 'target'
    | 'saved_plan';
  /** What was written, as it is read: a name, or figures. */
  readonly value?: string;
  readonly day?: string;
}

/** A change of a member's own, as it is sent. Sent twice it changes nothing more: ids are chosen here. */
export interface Write {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly about: About;
  /** Its owner has it, too, and tells it once more: what the server does not take of it need not stay here. */
  readonly isCopy?: boolean;
}

/** One that the server has not taken yet. */
export interface Waiting extends Write {
  readonly key: string;
  /** When it was made, as an ISO moment. */
  readonly at: string;
  /** Why the server does not take it, as a text to translate. It stays until its owner says what is to become of it. */
  readonly refusal?: string;
  /** What stands there instead, where the same was changed elsewhere. */
  readonly current?: Readonly<Record<string, unknown>>;
}

export type Queue = readonly Waiting[];

/** What a change goes over: the version that was read, or all that may stand there. */
const basis = ['version', 'before'] as const;

/** The address of what is written. */
const recordOf = ({ method, path, body }: Write): string =>
  method === 'POST' && typeof body?.['id'] === 'string' ? `${path}/${body['id']}` : path;

const isWritten = ({ method }: Write) => method === 'PUT' || method === 'POST';

/** Adds a change, the last in turn. What corrects one that waits takes its place: the server need not see both. */
export function withWrite(queue: Queue, write: Write, key: string, at: string): Queue {
  const place = queue.findLastIndex((each) => recordOf(each) === recordOf(write));
  const before = queue[place];
  const added = { ...write, key, at };
  if (!before || write.method !== 'PUT' || !isWritten(before)) return [...queue, added];
  const others = queue.toSpliced(place, 1);
  if (before.refusal !== undefined) return [...others, added];
  return [...others, { ...added, ...corrected(before, write) }];
}

/** What is sent is the newer content; what it goes over is what the older one goes over. */
function corrected(
  { method, path, body = {} }: Waiting,
  write: Write,
): Pick<Write, 'method' | 'path' | 'body'> {
  const content = without(write.body ?? {}, basis);
  if (method === 'POST') return { method, path, body: { ...content, id: body['id'] } };
  // A choice is sent by its name, and what is not named stays.
  if (write.about.kind === 'choice') return { method, path, body: { ...body, ...content } };
  const { before } = body;
  // It may be on its way, or have arrived: then it stands there itself.
  const stood = Array.isArray(before) && {
    before: [...(before as unknown[]), body['weight']].slice(-maxStood),
  };
  return { method, path, body: { ...content, ...only(body, basis), ...stood } };
}

/** Of what may stand where something is written. */
export const maxStood = 20;

const without = (body: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
const only = (body: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));

/** Without what the server has, or its owner does not want. */
export const withoutWrite = (queue: Queue, key: string): Queue => queue.filter((each) => each.key !== key);

/** The next that can be sent. */
export const nextOf = (queue: Queue): Waiting | undefined =>
  queue.find(({ refusal }) => refusal === undefined);

/** What its owner wants all the same: sent as it is, or over what stands. */
export const withRetry = (queue: Queue, key: string): Queue =>
  queue.map((each) => {
    if (each.key !== key) return each;
    const { refusal: _, current, ...waiting } = each;
    if (!current || !waiting.body) return waiting;
    const version = 'version' in current && { version: current['version'] };
    return { ...waiting, body: { ...without(waiting.body, basis), ...version } };
  });

/** What an answer means for what was sent. */
export type Outcome =
  | { readonly is: 'done'; readonly version?: unknown }
  /** There was no answer of the server's own, or it asks to come later. */
  | { readonly is: 'waits' }
  | { readonly is: 'refused'; readonly refusal: string; readonly current?: Waiting['current'] }
  /** To be sent as this instead. */
  | { readonly is: 'changed'; readonly write: Pick<Write, 'method' | 'path' | 'body'> };

/** Said where the server has no words for it. */
export const notTaken = /*i18n*/ { id: 'The server could not take it.' };
/** Said where it has, but for no screen. */
const passing: ReadonlySet<number> = new Set([401, 403, 408, 429, 502, 503, 504]);

/** @param body JSON of the answer; undefined where it was none */
export function outcomeOf(write: Write, status: number, body: unknown): Outcome {
  if (status === 204) return { is: 'done' };
  // What lies between answers in the server's stead, as in a hotel.
  if (passing.has(status) || (status < 300 && body === undefined)) return { is: 'waits' };
  if (status < 300) return { is: 'done', ...(isRecord(body) && { version: body['version'] }) };
  if (status === 404 && write.method === 'DELETE') return { is: 'done' };
  const { code, detail, current, errors } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const stands = isRecord(current) ? current : undefined;
  // An earlier attempt arrived, and was corrected here since: nobody else knows its id.
  if (code === 'id_taken' && stands?.['version'] !== undefined)
    return {
      is: 'changed',
      write: { method: 'PUT', path: recordOf(write), body: { ...write.body, version: stands['version'] } },
    };
  const told = (errors as readonly { readonly message?: unknown }[] | undefined)?.[0]?.message ?? detail;
  const refusal = typeof told === 'string' && status < 500 ? told : notTaken.id;
  return { is: 'refused', refusal, ...(code === 'changed_meanwhile' && stands && { current: stands }) };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The queue after an answer. */
export function after(queue: Queue, sent: Waiting, outcome: Outcome): Queue {
  if (outcome.is === 'waits') return queue;
  if (outcome.is === 'done' && sent.method === 'DELETE') return withoutRemoved(queue, sent);
  if (outcome.is === 'refused' && sent.isCopy) return withoutWrite(queue, sent.key);
  if (outcome.is === 'done') return withoutWrite(onTop(queue, sent, outcome.version), sent.key);
  const change =
    outcome.is === 'changed'
      ? outcome.write
      : { refusal: outcome.refusal, ...(outcome.current && { current: outcome.current }) };
  return queue.map((each): Waiting => (each.key === sent.key ? { ...each, ...change } : each));
}

/** Without a removal that is done, and what was refused of the same before it: nothing is left that it could change. */
const withoutRemoved = (queue: Queue, removal: Waiting): Queue => {
  const place = queue.findIndex(({ key }) => key === removal.key);
  return queue.filter((each, index) => index > place || recordOf(each) !== recordOf(removal));
};

/** What corrects a change that was sent meanwhile goes over what stands by it. */
const onTop = (queue: Queue, sent: Waiting, version: unknown): Queue =>
  queue.map((each) =>
    version !== undefined && each.body?.['version'] !== undefined && each.path === recordOf(sent)
      ? { ...each, body: { ...each.body, version } }
      : each,
  );

/** What stands in the storage; what an older version of the product has left there, and could not be sent, is nothing. */
export const wholeQueue = (stored: unknown): Queue =>
  Array.isArray(stored) ? stored.filter((each): each is Waiting => isWaiting(each)) : [];

const isWaiting = (value: unknown): boolean =>
  isRecord(value) &&
  ['key', 'at', 'path', 'method'].every((name) => typeof value[name] === 'string') &&
  isRecord(value['about']);
