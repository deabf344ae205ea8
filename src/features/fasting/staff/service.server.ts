import { and, eq } from 'drizzle-orm';
import { feastDates } from '#db/schema.ts';
import { dayNumber, daysBetween, homeTimeZone, today, type Day } from '#src/lib/day.ts';
import { changedValues, lastEditor, recordChange } from '#src/server/activity-log.server.ts';
import type { MemberContext, RequestContext } from '#src/server/context.server.ts';
import { feastNames } from '../names.ts';
import { estimatedDay, hijriYearOf, islamicFeastIds } from '../ramadan.ts';
import {
  mostDaysOff,
  type Announcement,
  type FeastKey,
  type StaffFeast,
  type StaffFeasts,
} from './schema.ts';

type Row = typeof feastDates.$inferSelect;
type Source = Pick<RequestContext, 'db'>;

const subjectOf = ({ feast, year }: FeastKey): string => `${feast}-${year}`;
const isKey = ({ feast, year }: FeastKey) => and(eq(feastDates.feast, feast), eq(feastDates.hijriYear, year));
const rowOf = async (db: Pick<Source['db'], 'select'>, key: FeastKey): Promise<Row | undefined> =>
  (await db.select().from(feastDates).where(isKey(key)))[0];

/** The feasts of a Hijri year, each with its estimate and what was announced. */
export async function listStaffFeasts(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  asked?: number,
): Promise<StaffFeasts> {
  const year = asked ?? hijriYearOf(dayNumber(today(now(), homeTimeZone)));
  const rows = await db.select().from(feastDates).where(eq(feastDates.hijriYear, year));
  const feasts = islamicFeastIds.map((feast) =>
    staffFeast(
      db,
      { feast, year },
      rows.find((row) => row.feast === feast),
    ),
  );
  return { year, feasts: await Promise.all(feasts) };
}

async function staffFeast(db: Source['db'], key: FeastKey, row: Row | undefined): Promise<StaffFeast> {
  const { feast, year } = key;
  const known = row && {
    date: row.date as Day,
    source: row.source,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: await lastEditor(db, 'feast', subjectOf(key), row.updatedAt),
  };
  return {
    feast,
    hijriYear: year,
    estimate: estimatedDay(feast, year),
    announced: known ?? null,
    version: row?.version ?? 0,
  };
}

/** What staff see of a row in the log; without one the estimate held. */
const loggedValues = ({ feast, year }: FeastKey, row: Pick<Row, 'date' | 'source'> | undefined) => ({
  name: { en: `${feastNames[feast].en} ${year}`, am: `${feastNames[feast].am} ${year}` },
  date: row?.date ?? estimatedDay(feast, year),
  source: row?.source ?? null,
});

export type Announced =
  | { readonly outcome: 'saved'; readonly feast: StaffFeast }
  | { readonly outcome: 'too_far' }
  | { readonly outcome: 'changed_meanwhile'; readonly current: StaffFeast };

/** Puts an announced day in the estimate's place, or in that of one announced before. */
export async function announceFeast(
  context: MemberContext,
  key: FeastKey,
  { date, source, version }: Announcement,
): Promise<Announced> {
  const { feast, year } = key;
  if (Math.abs(daysBetween(estimatedDay(feast, year), date)) > mostDaysOff) return { outcome: 'too_far' };
  const moment = context.now();
  const values = { date, source, version: version + 1, updatedAt: moment };
  const saved = await context.db.transaction(async (tx) => {
    const before = await rowOf(tx, key);
    const [after] =
      version === 0
        ? await tx
            .insert(feastDates)
            .values({ feast, hijriYear: year, ...values })
            .onConflictDoNothing()
            .returning()
        : await tx
            .update(feastDates)
            .set(values)
            .where(and(isKey(key), eq(feastDates.version, version)))
            .returning();
    if (!after) return undefined;
    const changed = changedValues(loggedValues(key, before), loggedValues(key, after), 'name');
    if (changed)
      await recordChange(
        tx,
        { ...context, now: () => moment },
        { action: 'update', subjectKind: 'feast', subjectId: subjectOf(key), ...changed },
      );
    return after;
  });
  const feastNow = await staffFeast(context.db, key, saved ?? (await rowOf(context.db, key)));
  return saved ? { outcome: 'saved', feast: feastNow } : { outcome: 'changed_meanwhile', current: feastNow };
}

/** Lets the estimate hold again. @returns false where it held already */
export async function forgetAnnouncement(context: MemberContext, key: FeastKey): Promise<boolean> {
  return await context.db.transaction(async (tx) => {
    const [gone] = await tx.delete(feastDates).where(isKey(key)).returning();
    if (!gone) return false;
    const changed = changedValues(loggedValues(key, gone), loggedValues(key, undefined), 'name');
    if (changed)
      await recordChange(tx, context, {
        action: 'update',
        subjectKind: 'feast',
        subjectId: subjectOf(key),
        ...changed,
      });
    return true;
  });
}
