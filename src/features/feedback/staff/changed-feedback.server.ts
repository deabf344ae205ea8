import { and, eq, inArray } from 'drizzle-orm';
import { feedback, userProfiles } from '#db/schema.ts';
import type { ChangeAction } from '#src/lib/staff-changes.ts';
import { recordChange } from '#src/server/activity-log.server.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import type { Sql, Transaction } from '#src/server/database.server.ts';
import { selectFeedback, staffFeedback } from './found-feedback.server.ts';
import { refuse } from './refusals.server.ts';
import type { ChangedFeedback, FeedbackChange, FeedbackChanges, StaffFeedback } from './schema.ts';

/**
 * Changes a message. What is so already stays as it was, with the time and the name of whoever was first.
 *
 * @throws 404; 422 `not_assignable`
 */
export async function changeFeedback(
  context: MemberContext,
  id: string,
  change: FeedbackChange,
): Promise<StaffFeedback> {
  const { items } = await changeMany(context, { ids: [id], change });
  const record = items[0]?.record;
  if (!record) throw refuse('not_found');
  return record;
}

/** Changes many messages, and says what became of each, in the order they were named. @throws 422 `not_assignable` */
export async function changeMany(context: MemberContext, changes: FeedbackChanges): Promise<ChangedFeedback> {
  const ids = [...new Set(changes.ids)];
  const before = await context.db.transaction((tx) => changeAll(tx, context, { ...changes, ids }));
  const rows = await selectFeedback(context, inArray(feedback.id, ids));
  const records = new Map(rows.map((row) => [row.feedback.id, staffFeedback(row)]));
  return {
    items: ids.map((id) => {
      const record = records.get(id) ?? null;
      const was = before.get(id) ?? null;
      return { id, outcome: was ? 'changed' : record ? 'unchanged' : 'not_found', before: was, record };
    }),
  };
}

type Before = NonNullable<ChangedFeedback['items'][number]['before']>;

/** @returns how those were that it has changed */
export async function changeAll(
  tx: Transaction,
  context: MemberContext,
  { ids, change, assigned_from: from }: FeedbackChanges,
): Promise<ReadonlyMap<string, Before>> {
  const assignee = change.assigned_to ? await assigneeOf(tx, change.assigned_to) : null;
  // In one order, so that two who change the same messages never wait for one another.
  const rows = await tx
    .select()
    .from(feedback)
    .where(inArray(feedback.id, [...ids]))
    .orderBy(feedback.id)
    .for('update');
  const changed = new Map<string, Before>();
  for (const row of rows) {
    if (from !== undefined && row.assignedTo !== from) continue;
    const before = { is_resolved: row.isResolved, assigned_to: row.assignedTo, is_spam: row.spamAt !== null };
    const steps = stepsOf(context, before, change, assignee);
    if (steps.length === 0) continue;
    await tx
      .update(feedback)
      .set(Object.assign({}, ...steps.map(({ set }) => set)))
      .where(eq(feedback.id, row.id));
    for (const { action, logged } of steps)
      await recordChange(tx, context, {
        action,
        subjectKind: 'feedback',
        subjectId: row.id,
        before: { name: row.fullName, ...logged?.before },
        after: { name: row.fullName, ...logged?.after },
      });
    changed.set(row.id, before);
  }
  return changed;
}

interface Step {
  readonly action: ChangeAction;
  readonly set: Partial<typeof feedback.$inferInsert>;
  /** What the log tells of it. */
  readonly logged?: Readonly<Record<'before' | 'after', object>>;
}

function stepsOf(
  { now, actor }: MemberContext,
  before: Before,
  { is_resolved: isResolved, assigned_to: assignedTo, is_spam: isSpam }: FeedbackChange,
  assignee: string | null,
): Step[] {
  const steps: Step[] = [];
  if (isResolved !== undefined && isResolved !== before.is_resolved)
    steps.push({
      action: isResolved ? 'resolve' : 'reopen',
      set: {
        isResolved,
        resolvedAt: isResolved ? now() : null,
        resolvedBy: isResolved ? actor.userId : null,
      },
      logged: { before: { isResolved: !isResolved }, after: { isResolved } },
    });
  if (assignedTo !== undefined && assignedTo !== before.assigned_to)
    steps.push({
      action: 'update',
      set: { assignedTo },
      logged: { before: {}, after: { assignedTo: assignee } },
    });
  if (isSpam !== undefined && isSpam !== before.is_spam)
    steps.push({ action: isSpam ? 'spam' : 'restore', set: { spamAt: isSpam ? now() : null } });
  return steps;
}

/** @returns the name @throws 422 `not_assignable` where it is nobody who may read messages */
async function assigneeOf(tx: Transaction, id: string): Promise<string> {
  const [found] = await tx
    .select({ name: userProfiles.fullName })
    .from(userProfiles)
    .where(and(eq(userProfiles.id, id), eq(userProfiles.role, 'admin_super')));
  if (!found) throw refuse.at('not_assignable', 'assigned_to');
  return found.name;
}

/** For so long what was put aside as spam can be brought back. */
const spamDays = 30;

/** Run by a job. */
export async function forgetSpam(sql: Sql): Promise<void> {
  await sql`delete from feedback where spam_at < now() - make_interval(days => ${spamDays})`;
}
