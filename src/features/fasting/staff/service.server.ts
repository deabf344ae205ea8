import { and, eq } from 'drizzle-orm';
import { feastDates } from '#db/schema.ts';
import { changedMeanwhile, refusals } from '#src/api/describe.server.ts';
import { dayNumber, daysBetween, homeTimeZone, today, type Day } from '#src/lib/day.ts';
import type { MemberContext, RequestContext } from '#src/server/context.server.ts';
import { versioned, versionOf, type SaveOutcome, type Stored } from '#src/server/versioned.server.ts';
import { feastNames } from '../names.ts';
import { estimatedDay, hijriYearOf, islamicFeastIds, type IslamicFeastId } from '../ramadan.ts';
import { feastMessages as messages } from './messages.ts';
import { maxDaysOff } from './kinds.ts';
import {
  storedFeastSchema,
  type Announcement,
  type FeastKey,
  type StaffFeasts,
  type StoredFeast,
} from './schema.ts';

/** Why a day is not kept, beside that it has changed. */
export const savingRefusals = { too_far: [422, messages.tooFar] } as const;
export const refuse = refusals({
  not_found: [404, messages.notFound],
  changed_meanwhile: changedMeanwhile(storedFeastSchema),
  ...savingRefusals,
});

/** What staff see of a day in the log. */
const loggedDay = ({ feast, year }: FeastKey, date: string, source: string | null) => ({
  name: { en: `${feastNames[feast].en} ${year}`, am: `${feastNames[feast].am} ${year}` },
  date,
  source,
});

const keyOf = ({ feast, hijriYear }: typeof feastDates.$inferSelect): FeastKey => ({
  feast: feast as IslamicFeastId,
  year: hijriYear,
});

export const records = versioned<typeof feastDates, FeastKey>({
  table: feastDates,
  subjectKind: 'feast',
  isKey: ({ feast, year }) => and(eq(feastDates.feast, feast), eq(feastDates.hijriYear, year)),
  subjectId: ({ feast, year }) => `${feast}-${year}`,
  logged: (row) => loggedDay(keyOf(row), row.date, row.source),
  loggedDefault: (key) => loggedDay(key, estimatedDay(key.feast, key.year), null),
  naming: 'name',
});

/** The feasts of a Hijri year, each with its estimate and what was announced. */
export async function listForStaff(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  asked?: number,
): Promise<StaffFeasts> {
  const year = asked ?? hijriYearOf(dayNumber(today(now(), homeTimeZone)));
  const announced = await records.list(db);
  const items = islamicFeastIds.map((feast) => {
    const isIt = ({ row }: Stored<typeof feastDates>) => row.feast === feast && row.hijriYear === year;
    return storedFeast({ feast, year }, announced.find(isIt));
  });
  return { year, items, total: items.length };
}

/** @param stored undefined while the estimate holds */
function storedFeast(key: FeastKey, stored: Stored<typeof feastDates> | undefined): StoredFeast {
  const { feast, year } = key;
  const estimate = { feast, hijriYear: year, estimate: estimatedDay(feast, year) };
  if (!stored) return { ...estimate, announced: null, version: 0 };
  const { version, ...written } = versionOf(stored);
  const { date, source } = stored.row;
  return { ...estimate, announced: { date: date as Day, source, ...written }, version };
}

/** Puts an announced day in the estimate's place, or in that of one announced before. @throws 422 `too_far` */
export async function announceFeast(
  context: MemberContext,
  key: FeastKey,
  { date, source, version }: Announcement,
): Promise<SaveOutcome<StoredFeast>> {
  const { feast, year } = key;
  if (Math.abs(daysBetween(estimatedDay(feast, year), date)) > maxDaysOff) throw refuse.at('too_far', 'date');
  const columns = { date, source };
  const made = version === 0 && (await records.create(context, key, { feast, hijriYear: year, ...columns }));
  if (made) return { outcome: 'saved', record: storedFeast(key, made) };
  const saved = await records.save(context, key, version, () => columns);
  // The estimate holds again: somebody has taken back what was read.
  if (saved.outcome === 'not_found')
    return { outcome: 'changed_meanwhile', record: storedFeast(key, undefined) };
  return { ...saved, record: storedFeast(key, saved.record) };
}

/** Lets the estimate hold again. @returns false where it held already */
export const forgetAnnouncement = (context: MemberContext, key: FeastKey): Promise<boolean> =>
  records.remove(context, key);
