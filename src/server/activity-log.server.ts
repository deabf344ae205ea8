import { isDeepStrictEqual } from 'node:util';
import { activityLog } from '#db/schema.ts';
import type { ChangeAction, SubjectKind } from '#src/lib/staff-changes.ts';
import type { Actor, Runtime } from './context.server.ts';
import type { Database } from './database.server.ts';

export interface Change {
  readonly action: ChangeAction;
  readonly subjectKind: SubjectKind;
  readonly subjectId: string;
  /** The values that changed, as they were; null for something new. */
  readonly before?: Readonly<Record<string, unknown>> | null;
  /** The same values as they are now; null for something deleted. */
  readonly after?: Readonly<Record<string, unknown>> | null;
}

type Values = Readonly<Record<string, unknown>>;

/** The values that are not the same in two forms of a record. */
export const changedNames = (before: Values, after: Values): string[] =>
  Object.keys({ ...before, ...after }).filter((name) => !isDeepStrictEqual(before[name], after[name]));

/**
 * What differs between two forms of a record, for a line of the log. Null where nothing does.
 *
 * @param naming the property that names the record; it is kept although it may be the same
 */
export function changedValues(before: Values, after: Values, naming: string) {
  const changed = changedNames(before, after);
  if (changed.length === 0) return null;
  const only = (values: Values) =>
    Object.fromEntries([...new Set([naming, ...changed])].map((name) => [name, values[name] ?? null]));
  return { before: only(before), after: only(after) };
}

/** Nothing of this kind is ever logged, whoever hands it in by mistake. */
const secret = /password|token|secret|code|hash|(^|_)keys?$/i;

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const open = Object.entries(value).filter(([name]) => !secret.test(name));
  return Object.fromEntries(open.map(([name, part]) => [name, withoutSecrets(part)]));
}

/**
 * Writes one line of the activity log, in the transaction that makes the change: either both are kept or neither.
 * Readable by every super admin, so `before` and `after` hold what staff see on their screens and nothing else.
 */
export async function recordChange(
  tx: Pick<Database, 'insert'>,
  { actor, now }: Pick<Runtime, 'now'> & { readonly actor: Pick<Actor, 'userId'> },
  { before = null, after = null, ...change }: Change,
): Promise<void> {
  await tx.insert(activityLog).values({
    ...change,
    actorId: actor.userId,
    timestamp: now(),
    before: withoutSecrets(before),
    after: withoutSecrets(after),
  });
}
