import { Hono } from 'hono';
import { z } from 'zod';
import { describe, refusals } from '#src/api/describe.server.ts';
import { memberOf, ownerOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { reminderMessages as messages } from './messages.ts';
import {
  kindSchema,
  newDeviceSchema,
  offLinkSchema,
  offSchema,
  openedSchema,
  reminderDraftSchema,
  reminderSchema,
  remindersSchema,
  renewedDeviceSchema,
  trialSchema,
} from './schema.ts';
import {
  addDevice,
  endByLink,
  endReminder,
  noteOpened,
  readEnding,
  readReminders,
  removeDevice,
  renewDevice,
  resumeReminder,
  sendTrial,
  setReminder,
  takeFromRenewals,
  takeFromTrials,
} from './service.server.ts';

const tag = 'Reminders';
const deviceIdSchema = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });
const refuse = refusals({
  not_found: [404, messages.notFound],
  no_device: [404, messages.noDevice],
  off_link: [404, messages.offLink],
  not_offered: [409, messages.notOffered],
  too_many: [409, messages.tooManyDevices],
  unreachable: [409, messages.unreachable],
  push_service: [422, messages.pushService],
  over_request_rate_limit: [429, messages.tooManyTrials],
});

/** `/api/reminders`: what a member wants to be reminded of, and on which devices. All is off at first. */
export const remindersApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'What the member is reminded of, when, and by which ways',
      answers: { 200: ['The reminders that are on', remindersSchema] },
    }),
    async (c) => c.json(await readReminders(ownerOf(c))),
  )
  .get(
    '/off',
    describe({
      tag,
      summary: 'What a mailed link would end; for whoever holds it',
      answers: { 200: ['Of which kind, and whether it is on', offSchema] },
      refusals: refuse.of('off_link'),
    }),
    validated('query', offLinkSchema),
    async (c) => c.json(refuse.unless(await readEnding(c.get('context'), c.req.valid('query').token))),
  )
  .post(
    '/off',
    describe({
      tag,
      summary: 'End a reminder by a mailed link; done again it stays done',
      description: 'Mail programs send it to the page of the same link, as RFC 8058 has it.',
      answers: { 200: ['It is off', offSchema] },
      refusals: refuse.of('off_link'),
    }),
    validated('json', offLinkSchema),
    async (c) => c.json(refuse.unless(await endByLink(c.get('context'), c.req.valid('json').token))),
  )
  .post(
    '/opened',
    describe({
      tag,
      summary: 'Say that a reminder was followed by its link',
      description: 'Three in a row that were not followed make it silent.',
      answers: { 204: 'Noted' },
    }),
    validated('json', openedSchema),
    async (c) => {
      await noteOpened(memberOf(c), c.req.valid('json'));
      return c.body(null, 204);
    },
  )
  .post(
    '/trial',
    describe({
      tag,
      summary: 'Have one sent to try: to the member’s browsers, else by mail',
      answers: { 200: ['By which way it went', trialSchema] },
      refusals: refuse.of('unreachable', 'over_request_rate_limit'),
    }),
    async (c) => {
      const context = memberOf(c);
      const taken = await takeFromTrials(context);
      if (!taken.allowed) throw refuse('over_request_rate_limit', {}, taken.retryAfterSeconds);
      return c.json(refuse.unless(await sendTrial(context)));
    },
  )
  .post(
    '/devices',
    describe({
      tag,
      summary: 'Be reminded in the browser that asks, for as long as this session lasts there',
      answers: { 201: ['By which id it is known', z.object({ id: z.string() })] },
      refusals: refuse.of('too_many', 'push_service'),
    }),
    validated('json', newDeviceSchema),
    async (c) => c.json(refuse.unless(await addDevice(memberOf(c), c.req.valid('json'))), 201),
  )
  .post(
    '/devices/renewed',
    describe({
      tag,
      summary: 'Say what took the place of a subscription; for whoever knows its secret',
      description:
        'Browsers change subscriptions by themselves, with no page open: the service worker says so, without a session. Done again it stays done.',
      answers: { 200: ['By which id it is known', z.object({ id: z.string() })] },
      refusals: refuse.of('no_device', 'too_many', 'push_service', 'over_request_rate_limit'),
    }),
    validated('json', renewedDeviceSchema),
    async (c) => {
      const context = c.get('context');
      const taken = await takeFromRenewals(context);
      if (!taken.allowed) throw refuse('over_request_rate_limit', {}, taken.retryAfterSeconds);
      return c.json(refuse.unless(await renewDevice(context, c.req.valid('json'))));
    },
  )
  .delete(
    '/devices/:id',
    describe({
      tag,
      summary: 'Not be reminded in a browser any more',
      answers: { 204: 'Removed' },
      refusals: refuse.of('no_device'),
    }),
    validated('param', deviceIdSchema),
    async (c) => {
      if (!(await removeDevice(memberOf(c), c.req.valid('param').id))) throw refuse('no_device');
      return c.body(null, 204);
    },
  )
  .put(
    '/:kind',
    describe({
      tag,
      summary: 'Switch a reminder on, or change it',
      description: 'What is sent stands then, whatever it was before; one that was silent speaks again.',
      answers: { 200: ['The reminder', reminderSchema] },
      refusals: refuse.of('not_offered'),
    }),
    validated('param', kindSchema),
    validated('json', reminderDraftSchema),
    async (c) => {
      const { kind } = c.req.valid('param');
      return c.json(refuse.unless(await setReminder(memberOf(c), kind, c.req.valid('json'))));
    },
  )
  .delete(
    '/:kind',
    describe({
      tag,
      summary: 'Switch a reminder off',
      answers: { 204: 'Off' },
      refusals: refuse.of('not_found'),
    }),
    validated('param', kindSchema),
    async (c) => {
      if (!(await endReminder(memberOf(c), c.req.valid('param').kind))) throw refuse('not_found');
      return c.body(null, 204);
    },
  )
  .post(
    '/:kind/resume',
    describe({
      tag,
      summary: 'Have a reminder go on that went silent',
      answers: { 200: ['The reminder', reminderSchema] },
      refusals: refuse.of('not_found'),
    }),
    validated('param', kindSchema),
    async (c) => c.json(refuse.unless(await resumeReminder(memberOf(c), c.req.valid('param').kind))),
  );
