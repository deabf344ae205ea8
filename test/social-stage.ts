import {
  accountClient,
  mailsTo,
  memoryStorage,
  startAccountNode,
  type AccountNode,
} from './account-server.ts';
import { createTestDatabase } from './database.ts';
import { startOpenIdProvider, type OpenIdProvider } from './openid-provider.ts';
import { createVisitor, passProvider, type Page } from './visitor.ts';

export const publicUrl = 'http://birtu.test';
/** The page that a sign-in comes from and leads back to. */
export const landing = `${publicUrl}/am/login?from=%2Fam%2Fprofile`;
/** Another front end that may be led to. */
export const friend = 'https://app.birtu.example';
export const password = 'Injera-Wot-12';

/** A node whose people sign in with a provider, on a database of its own. */
export async function startSocialStage() {
  const database = await createTestDatabase();
  const provider = await startOpenIdProvider({ publicUrl });
  const settings = { ...provider.settings, EMAIL_CONFIRMATION: 'required', ALLOWED_ORIGINS: friend };
  const node = await startAccountNode(database, settings);
  return {
    database,
    provider,
    node,
    async close() {
      await node.close();
      await Promise.all([provider.close(), database.close()]);
    },
  };
}
export type SocialStage = Awaited<ReturnType<typeof startSocialStage>>;

/** A browser with the official client in it. */
export function browserAt(at: AccountNode, flowType?: 'pkce' | 'implicit') {
  const visitor = createVisitor({ publicUrl, origin: at.origin, friends: [friend] });
  return { visitor, client: accountClient(at.origin, memoryStorage(), visitor.fetch, flowType) };
}
export type Browser = ReturnType<typeof browserAt>;

/** The address at which a social sign-in begins. */
export async function begin({ client }: Browser, redirectTo = landing, id = 'oidc'): Promise<string> {
  const { data } = await client.signInWithOAuth({ provider: id as 'google', options: { redirectTo } });
  return data.url!;
}

/** Signs in with the provider, up to the page that it leads back to. */
export async function arrive(from: Browser, login: string, id?: string): Promise<Page> {
  return passProvider(from.visitor, await begin(from, landing, id), login);
}
export const codeIn = ({ url }: Page) => url.searchParams.get('code') ?? `none: ${url.search}`;
export const errorIn = ({ url }: Page) => url.searchParams.get('error_code');

export async function signInAt(from: Browser, login: string, id?: string) {
  const page = await arrive(from, login, id);
  const { data, error } = await from.client.exchangeCodeForSession(codeIn(page));
  if (error) throw error;
  return data;
}

/** Somebody at the provider. */
export function know(provider: Pick<OpenIdProvider, 'people'>, login: string, more: object = {}) {
  const person = { email: `${login}@birtu.test`, email_verified: true, name: 'Sara Tesfaye', ...more };
  provider.people.set(login, person);
  return person.email;
}

/** Registers with a password and confirms by the mailed link. */
export async function register(email: string, at: AccountNode, isConfirmed = true): Promise<Browser> {
  const from = browserAt(at);
  const options = { data: { full_name: 'Abebe Kebede' } };
  const { error } = await from.client.signUp({ email, password, options });
  if (error) throw error;
  if (!isConfirmed) return from;
  if (at.runtime.settings.emailConfirmation) {
    const link = /http:\/\/birtu\.test\/auth\/v1\/verify\S+/.exec(
      (await mailsTo(at.runtime, email)).at(-1)!.text,
    )![0];
    await from.visitor.go(link);
    await from.client.signInWithPassword({ email, password });
  }
  return from;
}

/** The provider's page on which an identity is linked. */
export async function linkAddress({ client }: Browser, redirectTo = landing): Promise<string> {
  const { data, error } = await client.linkIdentity({
    provider: 'oidc' as 'google',
    options: { redirectTo },
  });
  if (error) throw error;
  return data.url;
}
