import type { Runtime } from '#src/server/context.server.ts';
import type { Announced } from './schema.ts';

/** The days of Islamic feasts that staff know to be announced, the latest first. There are a few for each year. */
export const listAnnounced = async ({ sql }: Pick<Runtime, 'sql'>): Promise<readonly Announced[]> =>
  await sql<Announced[]>`
    select feast, hijri_year as "hijriYear", date::text as date, source
    from feast_dates
    order by date desc`;
