import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Provider } from 'oidc-provider';

/** Someone with an account at the provider. */
export interface ProviderPerson {
  /** Undefined: the provider knows none. */
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

/** A real OpenID provider on a port of its own, with pages on which people log in and consent. */
export interface OpenIdProvider {
  readonly issuer: string;
  /** The product's settings for this provider. */
  readonly settings: Readonly<
    Record<'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_NAME', string>
  >;
  /** By their login, which is also their `sub`. Entries may be added and changed while it runs. */
  readonly people: Map<string, ProviderPerson>;
  /** While true, every request is answered with 503. */
  isDown: boolean;
  /** How often its description was read. */
  descriptionsRead(): number;
  close(): Promise<void>;
}

interface Options {
  /** The product's origin, `PUBLIC_URL`. */
  readonly publicUrl: string;
  readonly people?: Readonly<Record<string, ProviderPerson>>;
  /** Tells e-mail and name only when asked at `/me`, not in the id token. */
  readonly tellsAtUserinfo?: boolean;
}

/**
 * Starts a provider. In a browser: its first page asks for the person (`input[name=login]`, any password will do, then
 * `Sign-in`), the second for consent (`Continue`); `[ Cancel ]` on either leads back with `access_denied`. Without a
 * browser `test/visitor.ts` goes through the same pages.
 *
 * ```ts
 * const provider = await startOpenIdProvider({ publicUrl, people: { sara: { email: 'sara@birtu.test', email_verified: true, name: 'Sara' } } });
 * const product = await startProduct({ ...provider.settings, PUBLIC_URL: publicUrl });
 * ```
 */
export async function startOpenIdProvider(options: Options): Promise<OpenIdProvider> {
  const people = new Map(Object.entries(options.people ?? {}));
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { client_id: 'birtu', client_secret: 'the secret of the product at the provider' };
  const answer = (await createProvider(issuer, client, people, options)).callback();
  let descriptionsRead = 0;
  const provider: OpenIdProvider = {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.client_id,
      OIDC_CLIENT_SECRET: client.client_secret,
      OIDC_NAME: 'Test Provider',
    },
    people,
    isDown: false,
    descriptionsRead: () => descriptionsRead,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/.well-known/openid-configuration')) descriptionsRead += 1;
    if (provider.isDown) return void response.writeHead(503).end('down');
    void answer(request, response);
  });
  return provider;
}

async function createProvider(
  issuer: string,
  client: { readonly client_id: string; readonly client_secret: string },
  people: ReadonlyMap<string, ProviderPerson>,
  { publicUrl, tellsAtUserinfo = false }: Options,
): Promise<Provider> {
  const { Provider } = await quietly(() => import('oidc-provider'));
  return await quietly(
    () =>
      new Provider(issuer, {
        clients: [{ ...client, redirect_uris: [`${publicUrl}/auth/v1/callback`] }],
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
        conformIdTokenClaims: tellsAtUserinfo,
        cookies: { keys: ['a key that is only used while testing'] },
        features: { devInteractions: { enabled: true } },
        findAccount: (_, login) => {
          const person = people.get(login);
          return person && { accountId: login, claims: () => ({ sub: login, ...person }) };
        },
        ttl: {
          AccessToken: 600,
          AuthorizationCode: 60,
          Grant: 600,
          IdToken: 600,
          Interaction: 600,
          Session: 600,
        },
      }),
  );
}

/** The package warns on the console of what is right in a test: pages and keys of its own. */
async function quietly<T>(work: () => T | Promise<T>): Promise<T> {
  const { info, warn } = console;
  Object.assign(console, { info: () => undefined, warn: () => undefined });
  try {
    return await work();
  } finally {
    Object.assign(console, { info, warn });
  }
}
