/**
 * `npm run bench:accounts`: what accounts cost, each beside the ceiling of the same machine in the same run: the same
 * statements behind a bare `node:http` handler, or the same hashes without anything around them.
 */
import { argon2, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { sessionChecks } from '#src/features/auth/sessions/actor.server.ts';
import { readLogged } from '#src/features/profile/service.server.ts';
import { homeTimeZone, today } from '#src/lib/day.ts';
import { compare, connections, getting, posting } from './measure.ts';
import { benchPassword, onStage, signUp, type BareOptions } from './stage.ts';

type Handler = (incoming: IncomingMessage) => Promise<unknown>;

/** The statements of a profile read and of a refresh, as the product sends them, and nothing else. */
function serveBare({ databaseUrl, port, ready }: BareOptions) {
  const sql = postgres(databaseUrl, { max: 10 });
  const day = today(new Date(), homeTimeZone);
  const readProfile: Handler = async ({ url }) => {
    const asked = new URL(url!, 'http://bare').searchParams;
    const bearer = { userId: asked.get('user')!, sessionId: asked.get('session')! };
    return await Promise.all([
      sessionChecks.readSession({ sql }, bearer),
      readLogged(sql, bearer.userId, day),
    ]);
  };
  const refresh: Handler = async (incoming) => {
    const { session } = JSON.parse(await text(incoming)) as { session: string };
    return await sql.begin(async (tx) => {
      const [row] = await tx`
        select t.counter, t.hash, s.* from auth.sessions s
        join auth.refresh_tokens t on t.session_id = s.id where s.id = ${session} for update`;
      const [user] = await tx`select * from auth.users where id = ${row!['user_id']}`;
      const identities = await tx`select * from auth.identities where user_id = ${row!['user_id']}`;
      await tx`
        update auth.refresh_tokens set counter = counter, hash = hash, created_at = now()
        where session_id = ${session}`;
      await tx`update auth.sessions set refreshed_at = now() where id = ${session}`;
      return { row, user, identities };
    });
  };
  const handlers: Readonly<Record<string, Handler>> = { '/profile': readProfile, '/refresh': refresh };
  createServer((incoming, answer) => {
    handlers[incoming.url!.split('?', 1)[0]!]!(incoming).then(
      (result) => {
        const body = JSON.stringify(result);
        answer.writeHead(200, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        });
        answer.end(body);
      },
      () => answer.writeHead(500).end(),
    );
  }).listen(port, '127.0.0.1', ready);
}

const hash = promisify(argon2);

/** As many at once as the product lets run. */
const parallelHashes = Math.min(3, availableParallelism());

/** One bare hash at the product's cost. */
async function bareHash(): Promise<void> {
  const cost = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };
  await hash('argon2id', { message: benchPassword, nonce: randomBytes(16), ...cost });
}

await onStage(import.meta.url, serveBare, async ({ product, bare }) => {
  const people = await Promise.all(
    Array.from({ length: connections }, (_, worker) => signUp(product, `bench-${worker}@example.et`)),
  );
  const sessions = people.map(({ access_token: token }) => sessionOf(token));
  const profiles = people.map(({ access_token: token }) =>
    getting(`${product}/api/profile`, { authorization: `Bearer ${token}` }),
  );
  const bareProfiles = people.map(({ user }, worker) =>
    getting(`${bare}/profile?user=${user.id}&session=${sessions[worker]}`),
  );
  await compare('token check + profile read, to the read alone', {
    ours: async (worker) => await profiles[worker]!(worker),
    ceiling: async (worker) => await bareProfiles[worker]!(worker),
    least: 0.55,
  });

  const refreshTokens = people.map(({ refresh_token: token }) => token);
  const refresh = posting(`${product}/auth/v1/token?grant_type=refresh_token`);
  const bareRefresh = posting(`${bare}/refresh`);
  await compare('refresh, to its statements alone', {
    async ours(worker) {
      const answer = await refresh(JSON.stringify({ refresh_token: refreshTokens[worker] }));
      refreshTokens[worker] = (JSON.parse(answer) as { refresh_token: string }).refresh_token;
    },
    ceiling: (worker) => bareRefresh(JSON.stringify({ session: sessions[worker] })),
  });

  const signIn = posting(`${product}/auth/v1/token?grant_type=password`);
  await compare(`sign-in, to bare argon2id hashes, ${parallelHashes} at once`, {
    ours: (worker) =>
      signIn(JSON.stringify({ email: `bench-${worker}@example.et`, password: benchPassword })),
    ceiling: bareHash,
    ceilingWorkers: parallelHashes,
  });
});

/** Each worker refreshes a session of its own, on either side. */
function sessionOf(accessToken: string): string {
  const claims = Buffer.from(accessToken.split('.')[1]!, 'base64url').toString();
  return (JSON.parse(claims) as { session_id: string }).session_id;
}
