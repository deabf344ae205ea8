import { z } from 'zod';
import { languages } from '#src/lib/language.ts';
import { calendars } from '#src/lib/month.ts';
import { timeZoneText } from '#src/lib/time-zone.ts';
import { endedByLink, reminderKinds } from './kinds.ts';
import { reminderMessages as messages } from './messages.ts';

export const kindSchema = z.object({ kind: z.enum(reminderKinds) });

const { days: noDays, time: noTime } = { days: messages.days.id, time: messages.time.id };

export const reminderDraftSchema = z.object({
  days: z
    .array(z.int(noDays).min(0, noDays).max(6, noDays), noDays)
    .min(1, noDays)
    .max(7, noDays)
    .transform((days) => [...new Set(days)].toSorted((a, b) => a - b))
    .describe('Of the week: Monday is 0, Sunday 6. For the next fast all of them'),
  time: z
    .string(noTime)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, noTime)
    .meta({ format: 'time' })
    .describe('By the person’s own clock, as 07:30'),
  zone: timeZoneText(messages.zone).describe('Where that clock goes'),
  language: z.enum(languages).describe('In which it is written'),
  calendar: z.enum(calendars).describe('In which it writes days'),
});
export type ReminderDraft = z.infer<typeof reminderDraftSchema>;

export const reminderSchema = z.object({
  kind: z.enum(reminderKinds),
  days: z.array(z.int()),
  time: z.string(),
  zone: z.string(),
  isSilent: z.boolean().describe('Three in a row were not followed: none comes until one says "go on"'),
});
export type Reminder = z.infer<typeof reminderSchema>;

/** 65 and 16 bytes, base64url. */
const p256dh = z.string().regex(/^B[\w-]{86}=?$/);
const authSecret = z.string().regex(/^[\w-]{22}(==)?$/);

export const newDeviceSchema = z.object({
  endpoint: z.string().max(1000).describe('Where the browser’s push service takes messages for it'),
  keys: z.object({ p256dh, auth: authSecret }),
  language: z.enum(languages),
});
export type NewDevice = z.infer<typeof newDeviceSchema>;

export const renewedDeviceSchema = z.object({
  endpoint: z.url().max(1000).describe('The one that the browser was reminded by'),
  auth: authSecret.describe('Its secret, which nobody knows but the browser and this server'),
  renewed: newDeviceSchema.omit({ language: true }).describe('What took its place'),
});
export type RenewedDevice = z.infer<typeof renewedDeviceSchema>;

export const deviceSchema = z.object({
  id: z.string().describe('SHA-256 of the endpoint, hexadecimal'),
  createdAt: z.iso.datetime(),
  userAgent: z.string().nullable(),
  isCurrent: z.boolean().describe('It was taken by the session that asks'),
});

export const remindersSchema = z.object({
  reminders: z.array(reminderSchema).describe('Those that are on'),
  offersWeighIn: z
    .boolean()
    .describe('False for whom no weight is aimed at, as when she carries or nurses a child'),
  tradition: z.string().nullable().describe('Whose fasts are told of; null: none was chosen'),
  devices: z.array(deviceSchema),
  email: z.string().nullable().describe('Where mails go; null where it is not confirmed'),
  publicKey: z.string().describe('The site’s key for `PushManager.subscribe`'),
});
export type Reminders = z.infer<typeof remindersSchema>;

export const trialSchema = z.object({ channel: z.enum(['push', 'mail']) });

export const openedSchema = z.object({ kind: z.enum(reminderKinds), day: z.iso.date() });

export const offLinkSchema = z.object({ token: z.string().max(200) });
export const offSchema = z.object({ kind: z.enum(endedByLink), isOn: z.boolean() });
