import { Hono } from 'hono';
import { describe } from '#src/api/describe.server.ts';
import { memberOf, validated } from '#src/api/respond.server.ts';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { proofRefusals } from '../changes/proof.server.ts';
import { daysToThink } from './limits.ts';
import { deletionRequestSchema, deletionSchema, ownDeletionSchema } from './schema.ts';
import { askForDeletion, readDeletion, refuse, takeBackDeletion } from './service.server.ts';

const tag = 'Account';

/** `/api/account/deletion`: a member leaves, and may think again. */
export const deletionApi = new Hono<ApiEnvironment>()
  .get(
    '/',
    describe({
      tag,
      summary: 'Whether the member’s account is about to be deleted, and when',
      answers: { 200: ['Null where it stays', ownDeletionSchema] },
    }),
    async (c) => c.json({ deletion: await readDeletion(memberOf(c)) }),
  )
  .post(
    '/',
    describe({
      tag,
      summary: `Have the account deleted in ${daysToThink} days`,
      description:
        'Every session ends, this one too. Until then the member can log in, take their data along and take it back; nothing else is answered.',
      answers: { 201: ['When it will be deleted', deletionSchema] },
      refusals: { ...proofRefusals, ...refuse.of('last_super_admin', 'invalid_input') },
    }),
    validated('json', deletionRequestSchema),
    async (c) => c.json(await askForDeletion(memberOf(c), c.req.valid('json')), 201),
  )
  .delete(
    '/',
    describe({
      tag,
      summary: 'Keep the account after all',
      answers: { 204: 'It stays, whether it was about to go or not' },
    }),
    async (c) => {
      await takeBackDeletion(memberOf(c));
      return c.body(null, 204);
    },
  );
