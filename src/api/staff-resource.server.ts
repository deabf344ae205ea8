import { Hono } from 'hono';
import type { z, ZodType } from 'zod';
import { historyMessages } from '#src/lib/record-history.ts';
import type { ApiEnvironment, MemberContext } from '#src/server/context.server.ts';
import type { SaveOutcome } from '#src/server/versioned.server.ts';
import { staffBulk } from './staff-bulk.server.ts';
import { staffVersions, unfit, type Versions } from './staff-versions.server.ts';
import { changedMeanwhile, describe, found, refusals, saved, type Refusals } from './describe.server.ts';
import { memberOf, validated } from './respond.server.ts';

interface StaffResource<
  Query extends ZodType,
  Draft extends ZodType,
  Change extends ZodType,
  Page extends object,
  Stored extends object,
  Row extends { version: number },
> {
  /** What one of them is called in the API's description. */
  readonly name: string;
  /** What the list is, and in which order. */
  readonly list: string;
  readonly schemas: {
    readonly query: Query;
    readonly page: ZodType<Page>;
    readonly draft: Draft;
    readonly change: Change;
    readonly stored: ZodType<Stored>;
  };
  readonly verbs: {
    readonly list: (context: MemberContext, query: z.output<Query>) => Promise<Page>;
    readonly read: (context: MemberContext, id: string) => Promise<Stored | null>;
    readonly create: (context: MemberContext, draft: z.output<Draft>) => Promise<Stored>;
    readonly change: (
      context: MemberContext,
      id: string,
      change: z.output<Change>,
    ) => Promise<SaveOutcome<Stored>>;
    /** @returns false where there is none */
    readonly remove: (context: MemberContext, id: string) => Promise<boolean>;
    /** Brings back what was deleted; null where there is nothing of that id to be brought back. */
    readonly bringBack: (context: MemberContext, id: string) => Promise<Stored | null>;
  };
  readonly versions: Pick<Versions<Row, string, Change, Stored>, 'records' | 'draftOf'>;
  /** What many of them can be made at once, beside deleting: what is written over one to that end. */
  readonly states?: Readonly<Record<string, (stored: Stored) => object>>;
  readonly notFound: { readonly id: string };
  /** Why else it is not kept, or not deleted: what the verbs throw. */
  readonly refusals: {
    readonly saving?: Refusals;
    /** Those of `saving` that a new one can meet too; all of them unless told. */
    readonly creating?: Refusals;
    readonly deleting?: Refusals;
  };
}

/** The endpoints of a versioned record that staff list, make, change and delete (docs/decisions/0068). */
export function staffResource<
  Query extends ZodType,
  Draft extends ZodType,
  Change extends ZodType,
  Page extends object,
  Stored extends object,
  Row extends { version: number },
>({
  name,
  list,
  schemas,
  verbs,
  versions,
  states = {},
  notFound,
  refusals: own,
}: StaffResource<Query, Draft, Change, Page, Stored, Row>) {
  const tag = 'Staff';
  const { saving = {}, creating = saving, deleting = {} } = own;
  const shared = {
    not_found: [404, notFound],
    changed_meanwhile: changedMeanwhile(schemas.stored),
    not_deleted: [409, historyMessages.notDeleted],
  } as const;
  const refuse = refusals(shared);
  const { of: refused } = refusals<Refusals>({ ...shared, ...saving, ...deleting });
  const bulk: Parameters<typeof staffBulk>[0]['actions'] = {
    async delete(context, id) {
      if (!(await verbs.remove(context, id))) throw refuse('not_found');
    },
    async restore(context, id) {
      if (!(await verbs.bringBack(context, id))) throw refuse('not_deleted');
    },
    ...Object.fromEntries(
      Object.entries(states).map(([state, made]) => [
        state,
        async (context: MemberContext, id: string, version: number) => {
          const now = found(await verbs.read(context, id), refuse);
          const fitting = schemas.change.safeParse({ ...made(now), version });
          if (!fitting.success) throw unfit(fitting.error);
          saved(await verbs.change(context, id, fitting.data), refuse, (record) => record);
        },
      ]),
    ),
  };
  const stored = [`The ${name} with its version`, schemas.stored] as const;
  return new Hono<ApiEnvironment>()
    .get(
      '/',
      describe({ tag, summary: list, answers: { 200: ['One page of the list', schemas.page] } }),
      validated('query', schemas.query),
      async (c) => c.json(await verbs.list(memberOf(c), c.req.valid('query') as z.output<Query>)),
    )
    .post(
      '/',
      describe({
        tag,
        summary: `Make a new ${name}`,
        answers: { 201: stored },
        refusals: refused(...Object.keys(creating)),
      }),
      validated('json', schemas.draft),
      async (c) => c.json(await verbs.create(memberOf(c), c.req.valid('json') as z.output<Draft>), 201),
    )
    .get(
      '/:id',
      describe({
        tag,
        summary: `The ${name} as staff write it`,
        answers: { 200: stored },
        refusals: refused('not_found'),
      }),
      async (c) => c.json(found(await verbs.read(memberOf(c), c.req.param('id')), refuse)),
    )
    .put(
      '/:id',
      describe({
        tag,
        summary: `Write the ${name} over the version that was read`,
        description: 'Where it is no longer that version, nothing is changed.',
        answers: { 200: stored },
        refusals: refused('not_found', 'changed_meanwhile', ...Object.keys(saving)),
      }),
      validated('json', schemas.change),
      async (c) => {
        const change = c.req.valid('json') as z.output<Change>;
        const outcome = await verbs.change(memberOf(c), c.req.param('id'), change);
        return c.json(saved(outcome, refuse, (record) => record));
      },
    )
    .delete(
      '/:id',
      describe({
        tag,
        summary: `Delete the ${name}`,
        description: 'For a day it can be brought back.',
        answers: { 204: 'It is gone' },
        refusals: refused('not_found', ...Object.keys(deleting)),
      }),
      async (c) => {
        if (!(await verbs.remove(memberOf(c), c.req.param('id')))) throw refuse('not_found');
        return c.body(null, 204);
      },
    )
    .post(
      '/:id/restore',
      describe({
        tag,
        summary: `Bring the ${name} back that was deleted`,
        answers: { 200: stored },
        refusals: refused('not_deleted', ...Object.keys(saving)),
      }),
      async (c) => {
        const back = await verbs.bringBack(memberOf(c), c.req.param('id'));
        if (!back) throw refuse('not_deleted');
        return c.json(back);
      },
    )
    .route('/', staffBulk({ name, records: versions.records, actions: bulk, onDeleted: 'restore', notFound }))
    .route(
      '/',
      staffVersions({
        ...versions,
        name,
        at: '/:id',
        keyOf: ({ id = '' }) => id,
        change: schemas.change,
        save: (context, id, change) => verbs.change(context, id, change),
        stored: schemas.stored,
        notFound,
        saving,
      }),
    );
}
