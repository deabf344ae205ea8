import { Hono } from 'hono';
import type { Actor, ApiEnvironment, RequestContext } from '#src/server/context.server.ts';
import { unofferedMessages } from '../messages.ts';
import { answer, answerRefusal, callerOf, readBody, type AuthContext } from '../protocol.server.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { enrol, unenrol } from './enrolment.server.ts';
import { factorMessages } from './messages.ts';
import { enrolSchema, factorCodeSchema, factorIdSchema, factorTypeSchema } from './schema.ts';
import { challenge, verifyFactor } from './verification.server.ts';

/** Second factors, for `/auth/v1/factors`. */
export const factorsApi = new Hono<ApiEnvironment>();
factorsApi.post('/', async (c) => {
  const actor = await callerOf(c);
  const { factor_type: type } = await readBody(c, factorTypeSchema);
  if (type === 'webauthn')
    return answerRefusal(c, refuse('mfa_webauthn_enroll_not_enabled', unofferedMessages.webauthn));
  return answer(c, await enrol(c.get('context'), actor, await readBody(c, enrolSchema)));
});
factorsApi.delete('/:id', (c) => onFactor(c, unenrol));
factorsApi.post('/:id/challenge', (c) => onFactor(c, challenge));
factorsApi.post('/:id/verify', (c) =>
  onFactor(c, async (context, actor, id) =>
    verifyFactor(context, actor, id, await readBody(c, factorCodeSchema)),
  ),
);

/** What is no id at all is answered like the id of another one's factor. */
async function onFactor(
  c: AuthContext,
  act: (context: RequestContext, actor: Actor, factorId: string) => Promise<object | Refusal>,
): Promise<Response> {
  const actor = await callerOf(c);
  const id = factorIdSchema.safeParse(c.req.param('id')).data;
  if (!id) return answerRefusal(c, refuse('mfa_factor_not_found', factorMessages.notFound));
  return answer(c, await act(c.get('context'), actor, id));
}
