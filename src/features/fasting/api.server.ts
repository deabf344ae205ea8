import { Hono } from 'hono';
import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';
import { problemSchema } from '#src/api/problem-schema.ts';
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

const json = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
});
const invalid = {
  422: {
    description: 'There is no such year or day, or it is too far away',
    content: { 'application/problem+json': { schema: resolver(problemSchema) } },
  },
};
const forAll = { tags: ['Calendar'] };

/** `/api/fasting`, `/api/calendar`, `/api/feasts`: the Ethiopian calendar with its fasts and feasts. */
export const fastingApi = new Hono<ApiEnvironment>()
  .get(
    '/fasting/:year',
    describeRoute({
      ...forAll,
      summary: 'The fasting seasons of an Ethiopian year',
      description:
        'As the Ethiopian Orthodox Tewahedo Church keeps them. Fasika by Bahire Hasab; Genna on 7 January by the ' +
        'Gregorian calendar until 2100, also in the year of John. Wednesdays and Fridays are no season.',
      responses: { 200: json('The year', fastingYearAnswer), ...invalid },
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
    describeRoute({
      ...forAll,
      summary: 'Fasts and feasts as a calendar to subscribe to',
      description:
        'Seasons of fasting and feasts from the year before to three years on (RFC 5545). Islamic feasts are ' +
        'estimates until they are announced.',
      responses: {
        200: { description: 'A calendar', content: { 'text/calendar': { schema: { type: 'string' } } } },
        ...invalid,
      },
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
    describeRoute({
      ...forAll,
      summary: 'A day in the Ethiopian calendar, with its fast and feasts',
      description:
        'Islamic feasts are computed for the Hijri years 1317 to 1525 and may be a day early or late; those that ' +
        'are not announced yet stand in `estimated` too.',
      responses: { 200: json('The day', calendarDayAnswer), ...invalid },
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
    describeRoute({
      ...forAll,
      summary: 'The days of Islamic feasts that were announced',
      description: 'All others are estimates, which may be a day early or late.',
      responses: { 200: json('The latest first', z.array(announcedSchema)) },
    }),
    async (c) => c.json(await listAnnounced(c.get('context')), 200, publicCache),
  );
