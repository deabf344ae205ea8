import { Hono } from 'hono';
import { historyMessages } from '#src/lib/record-history.ts';
import type { ApiEnvironment, MemberContext } from '#src/server/context.server.ts';
import type { Transaction } from '#src/server/database.server.ts';
import { bulkAnswerSchema, bulkChangeSchema, type BulkAnswer, type BulkChange } from './bulk-change.ts';
import { describe, refusals } from './describe.server.ts';
import { ProblemError } from './problem.ts';
import { memberOf, validated } from './respond.server.ts';

interface StaffBulk {
  /** What one of them is called in the API's description. */
  readonly name: string;
  readonly records: { readonly lockedVersion: (tx: Transaction, id: string) => Promise<number | null> };
  /** By its name: what is done to one record. @throws why it is not done */
  readonly actions: Readonly<
    Record<string, (context: MemberContext, id: string, version: number) => Promise<unknown>>
  >;
  /** That which is done to what is not there. */
  readonly onDeleted?: string;
  readonly notFound: { readonly id: string };
}

/** One thing done to many records, to each as if it were alone: what is refused of them leaves the others standing. */
export function staffBulk({ name, records, actions, onDeleted, notFound }: StaffBulk) {
  const refuse = refusals({
    not_found: [404, notFound],
    changed_meanwhile: [409, historyMessages.changedMeanwhile],
  });
  const names = Object.keys(actions) as [string, ...string[]];

  async function changeOne(
    context: MemberContext,
    action: string,
    { id, version }: BulkChange['items'][number],
  ) {
    return await context.db.transaction(async (tx) => {
      if (action !== onDeleted) {
        const stands = await records.lockedVersion(tx, id);
        if (stands === null) throw refuse('not_found');
        if (stands !== version) throw refuse('changed_meanwhile');
      }
      await actions[action]!({ ...context, db: tx }, id, version);
      return await records.lockedVersion(tx, id);
    });
  }

  async function changeAll(context: MemberContext, { action, items }: BulkChange): Promise<BulkAnswer> {
    const answers = new Map<string, BulkAnswer['items'][number]>();
    // In one order for all who change many, so that nobody waits for each other in a circle.
    for (const item of items.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const { id } = item;
      try {
        answers.set(id, { id, version: await changeOne(context, action, item), refusal: null });
      } catch (error) {
        if (!(error instanceof ProblemError) || error.problem.status >= 500) throw error;
        answers.set(id, { id, version: item.version, refusal: error.problem });
      }
    }
    return { items: items.map(({ id }) => answers.get(id)!) };
  }

  return new Hono<ApiEnvironment>().post(
    '/bulk',
    describe({
      tag: 'Staff',
      summary: `Do one thing to many of them: ${name}, each by the version that was read`,
      description: 'Each is done or refused for itself.',
      answers: { 200: ['What became of each, in their order', bulkAnswerSchema] },
    }),
    validated('json', bulkChangeSchema(names)),
    async (c) => c.json(await changeAll(memberOf(c), c.req.valid('json'))),
  );
}
