import { createHash } from 'node:crypto';
import { eq, sql as sqlText } from 'drizzle-orm';
import { pictureFiles, pictures, userProfiles } from '#db/schema.ts';
import { changedMeanwhile, refusals } from '#src/api/describe.server.ts';
import { problemSchema } from '#src/api/problem-schema.ts';
import { inLanguage, languages } from '#src/lib/language.ts';
import { historyMessages } from '#src/lib/record-history.ts';
import type { Cursor } from '#src/lib/paging.ts';
import { sortingOf } from '#src/lib/sorting.ts';
import type { MemberContext, Runtime } from '#src/server/context.server.ts';
import { cursorPage } from '#src/server/cursor-page.server.ts';
import type { Database, Sql, Transaction } from '#src/server/database.server.ts';
import { giveBack, takeFromLimit } from '#src/server/limits.server.ts';
import { wordsIn } from '#src/server/search.server.ts';
import { hasId, versioned, versionOf, withRecord, type Stored } from '#src/server/versioned.server.ts';
import { pictureLimits as limits } from '../kinds.ts';
import { pictureMessages as messages } from './messages.ts';
import { inTurn, renditionsOf } from './renditions.server.ts';
import {
  picturesPageSize,
  storedPictureSchema,
  type ListedPicture,
  type PictureChange,
  type PictureListQuery,
  type PicturePage,
  type PictureUse,
  type StoredPicture,
} from './schema.ts';

/** Why a file is not taken. */
export const uploadRefusals = {
  not_a_picture: [422, messages.notAPicture],
  heic: [422, messages.heic],
  damaged: [422, messages.damaged],
  too_many_pixels: [422, messages.tooManyPixels],
  too_small: [422, messages.tooSmall],
  too_narrow: [422, messages.tooLong],
  too_many: [429, messages.tooMany],
  busy: [503, messages.busy],
} as const;
export const refuse = refusals({
  not_found: [404, messages.notFound],
  changed_meanwhile: changedMeanwhile(storedPictureSchema),
  in_use: [409, messages.inUse, { usedBy: problemSchema.shape.usedBy }],
  may_come_back: [409, messages.mayComeBack],
  not_deleted: [409, historyMessages.notDeleted],
  ...uploadRefusals,
});

type Row = typeof pictures.$inferSelect;

export const records = versioned({
  table: pictures,
  subjectKind: 'picture',
  isKey: hasId(pictures.id),
  subjectId: (id) => id,
  logged: ({ name, alt }) => ({ name, alt }),
  naming: 'name',
});

const uploads = { name: 'pictures', max: limits.uploadsAnHour, windowSeconds: 60 * 60 } as const;

/** Takes a picture into the library. One that is there already is answered as it stands. @throws why it is not taken */
export async function uploadPicture(
  context: MemberContext,
  bytes: Uint8Array,
  fileName: string,
): Promise<StoredPicture> {
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const known = await readPicture(context, id);
  if (known) return known;
  const taken = await takeFromLimit(context.sql, uploads, context.actor.userId);
  if (!taken.allowed) throw refuse('too_many', {}, taken.retryAfterSeconds);
  const made = await inTurn(() => renditionsOf(bytes, context.log));
  if (made === null) await giveBack(context.sql, uploads, context.actor.userId);
  if (made === null || made === 'busy') throw refuse('busy', {}, busySeconds);
  const { files, width, height } = refuse.unless(made);
  const name = fileName || id.slice(0, 8);
  const columns = {
    id,
    name,
    width,
    height,
    alt: {},
    bytes: files.reduce((sum, file) => sum + file.bytes.length, 0),
    searchText: searchText({ name, alt: {} }),
    createdBy: context.actor.userId,
  };
  await context.db.transaction(async (tx) => {
    await withoutPurge(tx);
    const stored = await records.create({ ...context, db: tx }, id, columns);
    // Null where somebody else has sent the same at once.
    // Those of one that was deleted may still be there.
    if (stored)
      await tx
        .insert(pictureFiles)
        .values(files.map((file) => ({ pictureId: id, ...file })))
        .onConflictDoNothing();
  });
  return (await readPicture(context, id))!;
}

const busySeconds = 5;

const searchText = ({ name, alt }: Pick<Row, 'name' | 'alt'>): string =>
  [name, ...languages.flatMap((language) => alt[language] ?? [])].join('\n').toLowerCase();

/** A page of the library, the newest first unless it is asked for otherwise. */
export async function listPictures(
  { sql }: Pick<Runtime, 'sql'>,
  { q, state, after, before, ...asked }: PictureListQuery,
): Promise<PicturePage> {
  const states = {
    unused: sql`and not exists (select from ${shownIn(sql)})`,
    wordless: sql`and not alt ?& array['en', 'am']`,
  };
  const { rows, ...neighbours } = await cursorPage(sql, {
    table: 'pictures',
    wanted: [state && states[state]],
    words: wordsIn(sql, q),
    read: (transaction, cursor, among) => transaction<(ListedPicture & Cursor)[]>`
      select ${cursor}, name, alt, width, height, version,
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
        (select count(*)::int from ${shownIn(sql)}) as uses
      ${among}`,
    sorting: sortingOf(asked, 'created'),
    sorts: {
      created: { moment: sql`created_at` },
      changed: { moment: sql`updated_at` },
      name: { key: sql`lower(name)`, moment: sql`created_at` },
    },
    place: { after, before },
    size: picturesPageSize,
  });
  return { items: rows, ...neighbours };
}

/** Null where there is none of that id. */
export async function readPicture({ db }: Pick<Runtime, 'db'>, id: string): Promise<StoredPicture | null> {
  const stored = await records.read(db, id);
  return stored && (await storedPicture(db, stored));
}

/** Writes what is to be seen on a picture. */
export async function changePicture(context: MemberContext, id: string, { version, alt }: PictureChange) {
  const outcome = await records.save(context, id, version, ({ name }) => ({
    alt,
    searchText: searchText({ name, alt }),
  }));
  return await withRecord(outcome, (stored) => storedPicture(context.db, stored));
}

/** What is written over a picture, for its words to be what they were. */
export const wordsFrom = ({ alt }: Row): Pick<PictureChange, 'alt'> => ({ alt });

/**
 * Deletes a picture that is shown nowhere, nor in what can still be brought back.
 *
 * @returns false where there is none
 * @throws `in_use`, `may_come_back`
 */
export const deletePicture = (context: MemberContext, id: string): Promise<boolean> =>
  records.remove(context, id, async (_row, tx) => {
    // Whoever saves a record with it holds the picture `for key share`: they wait for each other.
    const usedBy = await usesOf(tx, id);
    if (usedBy.length > 0)
      throw refuse('in_use', {
        usedBy: usedBy.map(({ id: user, title }) => ({ id: user, title: inLanguage(title, 'en') })),
      });
    if (await mayComeBack(tx, id)) throw refuse('may_come_back');
  });

/**
 * Brings back what was deleted, as it was.
 *
 * @throws `not_deleted`
 */
export async function bringBackPicture(context: MemberContext, id: string): Promise<StoredPicture> {
  const stored = await records.bringBack(context, id, async (_row, tx) => {
    await withoutPurge(tx);
    const [file] = await tx
      .select({ width: pictureFiles.width })
      .from(pictureFiles)
      .where(eq(pictureFiles.pictureId, id));
    if (!file) throw refuse('not_deleted');
  });
  if (!stored) throw refuse('not_deleted');
  return await storedPicture(context.db, stored);
}

/** Until the transaction ends no files are purged, so that what comes back or is sent anew keeps them. */
const withoutPurge = (tx: Transaction) => tx.execute(sqlText`lock table pictures in row exclusive mode`);

/** Housekeeping: the files of pictures that were deleted and cannot be brought back any more. */
export async function forgetDeletedPictures(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`lock table pictures in share mode`;
    await tx`
      delete from picture_files as file
      where not exists (select from pictures where id = file.picture_id)
        and not exists (select from record_versions where subject_kind = 'picture' and subject_id = file.picture_id)`;
  });
}

async function storedPicture(
  db: Pick<Database, 'select' | 'execute'>,
  stored: Stored<typeof pictures>,
): Promise<StoredPicture> {
  const { id, name, alt, width, height, bytes, createdAt, createdBy } = stored.row;
  const [uploader] = createdBy
    ? await db.select().from(userProfiles).where(eq(userProfiles.id, createdBy))
    : [];
  return {
    picture: {
      id,
      name,
      alt,
      width,
      height,
      bytes,
      createdAt: createdAt.toISOString(),
      createdBy: uploader?.fullName ?? null,
    },
    ...versionOf(stored),
    usedBy: await usesOf(db, id),
  };
}

/** How many of the records that show a picture are named. */
const maxNamed = 20;

const usesOf = async (db: Pick<Database, 'execute'>, id: string): Promise<PictureUse[]> => [
  ...(await db.execute<PictureUse & Record<string, unknown>>(sqlText`
    select kind, record_id as id,
      coalesce(article.title, exercise.data->'name', fitness.title, nutrition.title, recipe.data->'name') as title
    from picture_uses as use
    left join content_items as article on kind = 'content-item' and article.id = record_id
    left join exercises as exercise on kind = 'exercise' and exercise.id = record_id
    left join fitness_plans as fitness on kind = 'fitness-plan' and fitness.id = record_id
    left join nutrition_plans as nutrition on kind = 'nutrition-plan' and nutrition.id = record_id
    left join recipes as recipe on kind = 'recipe' and recipe.id = record_id
    where picture_id = ${id} and fitness.status is distinct from 'deleted'
    order by kind, record_id
    limit ${maxNamed}`)),
];

/** Where a picture of `pictures` is shown: a deleted plan keeps its row, and shows nothing. */
const shownIn = (sql: Sql) => sql`
  picture_uses as use where picture_id = pictures.id and not (kind = 'fitness-plan'
    and exists (select from fitness_plans where id = record_id and status = 'deleted'))`;

/** Whether something with a picture was deleted that can still be brought back, as a picture cannot. */
async function mayComeBack(tx: Pick<Database, 'execute'>, id: string): Promise<boolean> {
  const found = await tx.execute(sqlText`
    select from picture_uses where picture_id = ${id}
    union all
    select from record_versions as last
    where action = 'delete' and strpos(record::text, ${`/media/${id}-`}) > 0
      and not exists (
        select from record_versions as later
        where (later.subject_kind, later.subject_id) = (last.subject_kind, last.subject_id)
          and later.version > last.version)
    limit 1`);
  return found.length > 0;
}
