import { Hono } from 'hono';
import { z } from 'zod';
import { describe, wholeList, wholeListSchema } from '#src/api/describe.server.ts';
import { publicCache } from '#src/api/public-cache.ts';
import { validated } from '#src/api/respond.server.ts';
import { homeTimeZone, today } from '#src/lib/day.ts';
import { toEthiopian } from '#src/lib/ethiopian-date.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { genna, movableFeasts } from './bahire-hasab.ts';
import { fastingSeasons, orthodoxFast } from './fasts.ts';
import { feastsOn } from './feasts.ts';
import { fastingFeed } from './feed.ts';
import {
  announcedSchema,
  calendarDayAnswer,
  calendarDaySchema,
  fastingYearAnswer,
  fastingYearSchema,
  feedQuerySchema,
  type CalendarDay,
} from './schema.ts';
import { listAnnounced } from './service.server.ts';

const tag = 'Calendar';

/** `/api/fasting`, `/api/calendar`, `/api/feasts`: the Ethiopian calendar with its fasts and feasts. */
export const fastingApi = new Hono<ApiEnvironment>()
  .get(
    '/fasting/:year',
    describe({
      tag,
      summary: 'The fasting seasons of an Ethiopian year',
      description:
        'As the Ethiopian Orthodox Tewahedo Church keeps them. Fasika by Bahire Hasab; Genna on 7 January by the ' +
        'Gregorian calendar until 2100, also in the year of John. Wednesdays and Fridays are no season.',
      answers: { 200: ['The year', fastingYearAnswer] },
    }),
    validated('param', fastingYearSchema),
    (c) => {
      const { year } = c.req.valid('param');
      const { fasika } = movableFeasts(year);
      return c.json({ year, fasika, genna: genna(year), seasons: fastingSeasons(year) }, 200, publicCache);
    },
  )
  .get(
    '/fasting.ics',
    describe({
      tag,
      summary: 'Fasts and feasts as a calendar to subscribe to',
      description:
        'Seasons of fasting and feasts from the year before to three years on (RFC 5545). Islamic feasts are ' +
        'estimates until they are announced.',
      answers: { 200: ['A calendar', { 'text/calendar': z.string() }] },
    }),
    validated('query', feedQuerySchema),
    async (c) => {
      const day = today(c.get('context').now(), homeTimeZone);
      const asked = { day, year: toEthiopian(day).year, language: c.req.valid('query').lang };
      return c.body(fastingFeed(asked, await listAnnounced(c.get('context'))), 200, {
        ...publicCache,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="fasts-and-feasts.ics"',
      });
    },
  )
  .get(
    '/calendar/:date',
    describe({
      tag,
      summary: 'A day in the Ethiopian calendar, with its fast and feasts',
      description:
        'Islamic feasts are computed for the Hijri years 1317 to 1525 and may be a day early or late; those that ' +
        'are not announced yet stand in `estimated` too.',
      answers: { 200: ['The day', calendarDayAnswer] },
    }),
    validated('param', calendarDaySchema),
    async (c) => {
      const { date } = c.req.valid('param');
      const feasts = feastsOn(date, await listAnnounced(c.get('context')));
      const estimated = feasts.filter(({ isEstimate }) => isEstimate).map(({ id }) => id);
      const day: CalendarDay = {
        ethiopian: toEthiopian(date),
        gregorian: date,
        fast: orthodoxFast(date),
        feasts: feasts.map(({ id }) => id),
        ...(estimated.length > 0 && { estimated }),
      };
      return c.json(day, 200, publicCache);
    },
  )
  .get(
    '/feasts/announced',
    describe({
      tag,
      summary: 'The days of Islamic feasts that were announced',
      description: 'All others are estimates, which may be a day early or late.',
      answers: { 200: ['The latest first', wholeListSchema(announcedSchema)] },
    }),
    async (c) => c.json(wholeList(await listAnnounced(c.get('context'))), 200, publicCache),
  );
