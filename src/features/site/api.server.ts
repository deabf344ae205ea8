import { Hono } from 'hono';
import { describe } from '#src/api/describe.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { offersTexts } from '#src/server/text-message.server.ts';
import { siteSchema, type Site } from './schema.ts';

/** `/api/site`: where this installation lives and how its people are reached. */
export const siteApi = new Hono<ApiEnvironment>().get(
  '/',
  describe({
    tag: 'Site',
    summary: 'Read the site’s address, contact details and ways to sign in',
    answers: { 200: ['The site', siteSchema] },
  }),
  (c) => {
    const { settings } = c.get('context');
    const { publicUrl, contact, signInProviders } = settings;
    const { email = null, phone = null, address = null } = contact;
    return c.json<Site>({
      publicUrl,
      contact: { email, phone, address },
      sign_in_providers: signInProviders.map(({ id, name }) => ({ id, name })),
      phone_factors: offersTexts(settings),
      reset_password_min: settings.resetPasswordMin,
      code_ttl_minutes: settings.codeTtlMinutes,
    });
  },
);
