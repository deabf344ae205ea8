import { homeTimeZone, today, type Day } from '#src/lib/day.ts';
import type { Counted } from '#src/lib/usage.ts';
import type { Sql } from './database.server.ts';
import type { Log } from './log.server.ts';
import { loggable } from './loggable.ts';

/** Adds to what was done today. It costs a place in memory: the database hears of it later, with all the rest. */
export interface Counter {
  readonly count: (one: Counted) => void;
}

/** A command of an operator, and a test that is about something else, count nothing. */
export const noCounter: Counter = { count: () => undefined };

/** Milliseconds between two batches. A process that dies hard loses what it has counted since the last. */
const batchTime = 10_000;

/** By what is counted: of how many different things in one batch, and how often of one. The rest is left out. */
const bounds: Readonly<Record<Counted['what'], { readonly things: number; readonly times: number }>> = {
  opened: { things: 5_000, times: Infinity },
  started: { things: 5_000, times: Infinity },
  finished: { things: 5_000, times: Infinity },
  saved: { things: 5_000, times: Infinity },
  logged: { things: 5_000, times: Infinity },
  // Any script can claim these.
  printed: { things: 500, times: 20 },
  'not-found': { things: 200, times: 20 },
};

/** New texts that are kept of a day, more or less a batch. */
const maxTexts = 2_000;

interface Batch {
  readonly day: Day;
  readonly counts: Map<Counted['what'], Map<string, number>>;
}

interface Options {
  readonly sql: Sql;
  readonly log: Log;
  readonly now: () => Date;
}

/** Counts in this process, and adds it up in the database (docs/decisions/0103). */
export function createCounter({ sql, log, now }: Options) {
  let batch: Batch | null = null;
  let writing: Promise<void> = Promise.resolve();

  const add = (what: Counted['what'], key: string, times: number) => {
    batch ??= { day: today(now(), homeTimeZone), counts: new Map() };
    let counts = batch.counts.get(what);
    if (!counts) batch.counts.set(what, (counts = new Map()));
    const before = counts.get(key);
    const max = bounds[what];
    if (before === undefined && counts.size >= max.things) return;
    counts.set(key, Math.min((before ?? 0) + times, max.times));
  };

  async function writeBatch(): Promise<void> {
    const written = batch;
    batch = null;
    if (!written) return;
    try {
      await write(sql, written);
    } catch (error) {
      log.warn({ failure: loggable(error) }, 'What was done could not be counted yet');
      const day = written.day === today(now(), homeTimeZone);
      // Of a day that is over it would be counted for another.
      if (day)
        for (const [what, counts] of written.counts) for (const [key, times] of counts) add(what, key, times);
    }
  }

  /** Adds what was counted to the database; what cannot be is tried again with the next batch. */
  const flush = (): Promise<void> => (writing = writing.then(writeBatch));
  const timer = setInterval(() => void flush(), batchTime).unref();
  return {
    count: ({ what, kind, subject }: Counted) => add(what, `${kind} ${subject}`, 1),
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

/**
 * What only claims to have happened makes no row of its own: a print counts where the record was ever opened, and only
 * so many new texts are kept of a day. Sorted, so that processes that write at once never wait for each other in a
 * circle.
 */
async function write(sql: Sql, { day, counts }: Batch): Promise<void> {
  const rows = [...counts].flatMap(([what, keys]) =>
    Array.from(keys, ([key, count]) => {
      const space = key.indexOf(' ');
      return { what, kind: key.slice(0, space), subject: key.slice(space + 1), count };
    }),
  );
  const column = <Name extends keyof (typeof rows)[number]>(name: Name) => rows.map((row) => row[name]);
  await sql`
    with given as (
      select * from unnest(${column('kind')}::text[], ${column('subject')}::text[], ${column('what')}::text[],
        ${column('count')}::int[]) as given (kind, subject, what, count)
    ), known as (
      select * from given where case what
        when 'printed' then
          exists (select from daily_counts as seen
            where seen.kind = given.kind and seen.subject = given.subject and seen.what = 'opened')
          or exists (select from given as seen
            where seen.kind = given.kind and seen.subject = given.subject and seen.what = 'opened')
        when 'not-found' then
          exists (select from daily_counts as seen
            where (seen.kind, seen.subject, seen.what, seen.day) = (given.kind, given.subject, 'not-found', ${day}::date))
          or ${maxTexts} > (select count(*) from daily_counts as seen
            where seen.what = 'not-found' and seen.day = ${day}::date)
        else true
      end
    ), added as (
      select kind, subject, what, count from known
      union all
      select kind, '', what, sum(count) from known where what <> 'not-found' group by kind, what
    )
    insert into daily_counts (kind, subject, what, day, count)
    select kind, subject, what, ${day}::date, count from added order by kind, subject, what
    on conflict (kind, subject, what, day) do update set count = daily_counts.count + excluded.count`;
}

/** How long what was counted is kept: days. */
const keptDays = { searches: 90, others: 400 };

/** Forgets what is old. */
export async function forgetOldCounts({ sql, now }: Pick<Options, 'sql' | 'now'>): Promise<void> {
  const day = today(now(), homeTimeZone);
  await sql`delete from daily_counts where what = 'not-found' and day <= ${day}::date - ${keptDays.searches}::int`;
  await sql`delete from daily_counts where what <> 'not-found' and day <= ${day}::date - ${keptDays.others}::int`;
}
