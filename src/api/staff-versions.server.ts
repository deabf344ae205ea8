import { Hono } from 'hono';
import { z, type ZodType } from 'zod';
import {
  comparedVersionSchema,
  historyMessages,
  versionsPageSchema,
  versionsPageSize,
  versionsQuerySchema,
} from '#src/lib/record-history.ts';
import { versionRead } from '#src/lib/version.ts';
import type { ApiEnvironment, MemberContext } from '#src/server/context.server.ts';
import type { Database, Transaction } from '#src/server/database.server.ts';
import { withNames } from './named-values.server.ts';
import type { KeptVersion, VersionLine } from '#src/server/record-history.server.ts';
import type { SaveOutcome } from '#src/server/versioned.server.ts';
import { changedMeanwhile, describe, refusals, saved, type Refusals } from './describe.server.ts';
import { problem, ProblemError } from './problem.ts';
import { memberOf, validated } from './respond.server.ts';

type Reader = Pick<Database, 'select'>;

/** As much of `versioned` as its history needs. */
interface Records<Row, Key> {
  readonly read: (db: Reader, key: Key) => Promise<{ readonly row: Row } | null>;
  readonly lockedVersion: (tx: Transaction, key: Key) => Promise<number | null>;
  readonly logged: (row: Row, now: Date) => Readonly<Record<string, unknown>>;
  readonly history: {
    readonly lines: (
      db: Reader,
      key: Key,
      page: { readonly before?: number | undefined; readonly limit: number },
    ) => Promise<VersionLine[]>;
    readonly read: (db: Reader, key: Key, version: number) => Promise<KeptVersion<Row> | null>;
    readonly markRestored: (tx: Transaction, key: Key, version: number, restored: number) => Promise<void>;
  };
}

/** How the versions of a record are looked at and gone back to. */
export interface Versions<Row, Key, Change extends ZodType, Stored> {
  readonly records: Records<Row, Key>;
  /** What is written over the record as it stands, to be as it was then: whether readers see it stays as it is. */
  readonly draftOf: (then: Row, now: Row, moment: Date) => object;
  /** Today's rules for it. */
  readonly change: Change;
  readonly save: (context: MemberContext, key: Key, change: z.output<Change>) => Promise<SaveOutcome<Stored>>;
}

interface StaffVersions<
  At extends string,
  Row extends { version: number },
  Key,
  Change extends ZodType,
  Stored,
> extends Versions<Row, Key, Change, Stored> {
  readonly name: string;
  /** Where one record stands. */
  readonly at: At;
  /** Null for what no record can have. */
  readonly keyOf: (parameters: Readonly<Record<string, string>>) => Key | null;
  readonly stored: ZodType<Stored>;
  readonly notFound: { readonly id: string };
  /** Why else it is not saved. */
  readonly saving: Refusals;
}

const numbered = z.coerce.number().int().min(1).max(2_147_483_647);

/** The history of a versioned record: its versions, each beside what stands now, and the way back to one. */
export function staffVersions<
  At extends string,
  Row extends { version: number },
  Key,
  Change extends ZodType,
  Stored,
>({
  name,
  at,
  keyOf,
  records,
  draftOf,
  change,
  save,
  stored,
  notFound,
  saving,
}: StaffVersions<At, Row, Key, Change, Stored>) {
  const tag = 'Staff';
  const shared = {
    not_found: [404, notFound],
    no_such_version: [404, historyMessages.versionGone],
    changed_meanwhile: changedMeanwhile(stored),
    no_longer_fits: [422, historyMessages.noLongerFits],
  } as const;
  const refuse = refusals(shared);
  const { of: refused } = refusals<Refusals>({ ...shared, ...saving });

  /** @throws the refusals `not_found` and `no_such_version` */
  async function both(db: Reader, key: Key | null, version: string) {
    const now = key === null ? null : await records.read(db, key);
    if (key === null || !now) throw refuse('not_found');
    const { success, data } = numbered.safeParse(version);
    const old = success ? await records.history.read(db, key, data) : null;
    if (!old) throw refuse('no_such_version');
    return { key, now: now.row, old };
  }

  return new Hono<ApiEnvironment>()
    .get(
      `${at}/versions`,
      describe({
        tag,
        summary: `What has become of the ${name}, the newest version first`,
        description: 'Of what came with the product from its first change on. The newest 50 are kept.',
        answers: { 200: [`A page of ${versionsPageSize} versions`, versionsPageSchema] },
        refusals: refuse.of('not_found'),
      }),
      validated('query', versionsQuerySchema),
      async (c) => {
        const { db } = memberOf(c);
        const key = keyOf(c.req.param() as Readonly<Record<string, string>>);
        if (key === null || !(await records.read(db, key))) throw refuse('not_found');
        const { after: before } = c.req.valid('query');
        const found = await records.history.lines(db, key, { before, limit: versionsPageSize + 1 });
        const shown = found.slice(0, versionsPageSize);
        const next = found.length > versionsPageSize ? String(shown.at(-1)!.version) : null;
        return c.json({ items: shown.map(lineOf), next });
      },
    )
    .get(
      `${at}/versions/:version`,
      describe({
        tag,
        summary: `One version of the ${name} beside what stands now`,
        answers: { 200: ['Both, by the names of the activity log', comparedVersionSchema] },
        refusals: refuse.of('not_found', 'no_such_version'),
      }),
      async (c) => {
        const context = memberOf(c);
        const { version, ...parameters } = c.req.param() as Readonly<Record<string, string>>;
        const { now, old } = await both(context.db, keyOf(parameters), version!);
        const moment = context.now();
        const values = await withNames(context, {
          old: records.logged(old.row, moment),
          now: records.logged(now, moment),
        });
        return c.json({
          ...lineOf(old),
          values: values.old,
          now: { version: now.version, values: values.now },
        });
      },
    )
    .post(
      `${at}/versions/:version/restore`,
      describe({
        tag,
        summary: `Write an earlier version of the ${name} over the one that was read`,
        description: 'As a new version. Whether readers see it stays as it is.',
        answers: { 200: [`The ${name} as it is now`, stored] },
        refusals: refused(...Object.keys({ ...shared, ...saving })),
      }),
      validated('json', z.object(versionRead)),
      async (c) => {
        const context = memberOf(c);
        const { version, ...parameters } = c.req.param() as Readonly<Record<string, string>>;
        const read = c.req.valid('json').version;
        const outcome = await context.db.transaction(async (tx) => {
          const { key, now, old } = await both(tx, keyOf(parameters), version!);
          const draft = draftOf(old.row, now, context.now());
          const fitting = change.safeParse({ ...draft, version: read });
          if (!fitting.success) throw unfit(fitting.error);
          const result = await save({ ...context, db: tx }, key, fitting.data);
          const made = result.outcome === 'saved' ? await records.read(tx, key) : null;
          if (made && made.row.version > now.version)
            await records.history.markRestored(tx, key, made.row.version, old.version);
          return result;
        });
        return c.json(saved(outcome, refuse, (record) => record));
      },
    );
}

const lineOf = ({ version, at, by, action, changed, restored }: VersionLine) => ({
  version,
  at: at.toISOString(),
  by,
  action,
  changed: [...changed],
  restored,
});

/** What no longer fits, field by field. */
export function unfit({ issues }: z.ZodError): ProblemError {
  const errors = issues.map(({ path, message }) => ({
    path: path.map((part) => (typeof part === 'number' ? part : String(part))),
    message,
  }));
  return new ProblemError(problem(422, 'no_longer_fits', historyMessages.noLongerFits.id, errors));
}
