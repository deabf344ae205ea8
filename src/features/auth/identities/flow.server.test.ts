import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountClient, startAccountNode, type AccountNode } from '#test/account-server.ts';
import { startOpenIdProvider } from '#test/openid-provider.ts';
import {
  browserAt,
  know as knowAt,
  startSocialStage,
  begin,
  codeIn,
  errorIn,
  friend,
  landing,
  publicUrl,
  type SocialStage,
  type Browser,
} from '#test/social-stage.ts';
import { cancelAtProvider, createVisitor, passProvider, type Visitor } from '#test/visitor.ts';

let stage: SocialStage;
let node: AccountNode;

beforeAll(async () => {
  stage = await startSocialStage();
  ({ node } = stage);
});
afterAll(() => stage.close());

const browser = (at = node) => browserAt(at);
const know = (login: string, more: object = {}) => knowAt(stage.provider, login, more);

describe('what comes back from the provider', () => {
  const callback = async (address: string, at = browser()) => {
    const page = await at.visitor.go(address);
    return [page.url.pathname, errorIn(page)];
  };

  /** The provider's last step, not yet taken: the callback with a good code. */
  async function lastStep(from: Browser, login: string): Promise<string> {
    know(login);
    const start = await begin(from);
    const watching: Visitor = {
      ...from.visitor,
      go: (address, form) => goUntilCallback(from, address, form),
    };
    return (await passProvider(watching, start, login)).url.href;
  }

  async function goUntilCallback(from: Browser, address: string, form?: Readonly<Record<string, string>>) {
    let url = new URL(address);
    let init: RequestInit = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
    for (;;) {
      if (url.pathname === '/auth/v1/callback') return { url, status: 200, text: '' };
      const response = await from.visitor.fetch(url, init);
      const next = response.headers.get('location');
      if (next === null) return { url, status: response.status, text: await response.text() };
      url = new URL(next, url);
      init = {};
    }
  }

  test('counts only in the browser that began it; a stranger’s visit ends nothing', async () => {
    const [person, stranger] = [browser(), browser()];
    const address = await lastStep(person, 'bound');
    expect(await callback(address, stranger)).toEqual(['/login', 'bad_oauth_state']);
    expect(await node.runtime.sql`select 1 from auth.users where email = 'bound@birtu.test'`).toEqual([]);
    expect(await callback(address, person)).toEqual(['/am/login', null]);
  });

  test('counts once', async () => {
    const from = browser();
    const address = await lastStep(from, 'twice');
    const cookie = [...from.visitor.cookies(new URL(node.origin).host)];
    expect(await callback(address, from)).toEqual(['/am/login', null]);
    expect(from.visitor.cookies(new URL(node.origin).host).size).toBe(0);
    const again = browser();
    for (const [name, value] of cookie)
      (again.visitor.cookies(new URL(node.origin).host) as Map<string, string>).set(name, value);
    expect(await callback(address, again)).toEqual(['/login', 'bad_oauth_state']);
  });

  test('after ten minutes is too late', async () => {
    const from = browser();
    const address = await lastStep(from, 'slow');
    node.passTime(601);
    expect(await callback(address, from)).toEqual(['/login', 'bad_oauth_state']);
    node.passTime(-601);
  });

  test.each([
    '',
    '?state=x&code=y',
    '?state=00000000-0000-4000-8000-000000000000&code=y',
    '?state=%00&code=y',
  ])('with a forged query %j leads to the login', async (query) => {
    expect(await callback(`${publicUrl}/auth/v1/callback${query}`)).toEqual(['/login', 'bad_oauth_state']);
  });

  test('with a forged code is refused by the provider', async () => {
    const from = browser();
    const address = new URL(await lastStep(from, 'forger'));
    address.searchParams.set('code', 'forged');
    expect(await callback(address.href, from)).toEqual(['/am/login', 'bad_oauth_callback']);
  });

  test('may be that the person turned back', async () => {
    const from = browser();
    const page = await cancelAtProvider(from.visitor, await begin(from));
    expect(page.url.pathname).toBe('/am/login');
    expect(Object.fromEntries(page.url.searchParams)).toMatchObject({
      error: 'access_denied',
      error_code: 'access_denied',
      error_description: 'Signing in was not finished. You can try again.',
    });
  });

  test('the cookie is for this server only, and no script reads it', async () => {
    const response = await fetch(await begin(browser()), { redirect: 'manual' });
    expect(response.headers.get('set-cookie')).toMatch(
      /^birtu-flow-[\w-]+=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });
});

test('over TLS the cookie is this host’s alone', async () => {
  const secureUrl = 'https://birtu.test';
  const mine = await startOpenIdProvider({ publicUrl: secureUrl });
  const at = await startAccountNode(stage.database, { ...mine.settings, PUBLIC_URL: secureUrl });
  mine.people.set('tls', { email: 'tls@birtu.test', email_verified: true });
  const from = {
    visitor: createVisitor({ publicUrl: secureUrl, origin: at.origin }),
    client: accountClient(at.origin),
  };
  const response = await from.visitor.fetch(await begin(from, secureUrl), { redirect: 'manual' });
  expect(response.headers.get('set-cookie')).toMatch(
    /^__Host-birtu-flow-[\w-]+=.*; Path=\/; HttpOnly; Secure;/,
  );
  const page = await passProvider(from.visitor, response.headers.get('location')!, 'tls');
  expect([page.url.origin, errorIn(page)]).toEqual([secureUrl, null]);
  expect([...from.visitor.cookies(new URL(at.origin).host).keys()]).toEqual([]);
  await Promise.all([at.close(), mine.close()]);
});

test('one client begins only so many', async () => {
  const at = await startAccountNode(stage.database, {
    ...stage.provider.settings,
    CLIENT_LIMIT_FACTOR: '0.001',
  });
  const from = browser(at);
  await at.runtime.sql`delete from rate_limits where key like 'social-sign-in:%'`;
  const pages = [await from.visitor.go(await begin(from)), await from.visitor.go(await begin(from))];
  expect(pages.map(errorIn)).toEqual([null, 'over_request_rate_limit']);
  await at.close();
});

describe('the code for a session', () => {
  const exchange = async (code: string, verifier: string) => {
    const response = await fetch(`${node.origin}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      body: JSON.stringify({ auth_code: code, code_verifier: verifier }),
    });
    const { error_code: refused = null } = (await response.json()) as { error_code?: string };
    return [response.status, refused];
  };
  const verifier = 'v'.repeat(43);
  /** A code whose verifier the test knows. */
  async function codeFor(login: string) {
    know(login);
    const from = browser();
    const query = new URLSearchParams({
      provider: 'oidc',
      redirect_to: landing,
      code_challenge: verifier,
      code_challenge_method: 'plain',
    });
    const page = await passProvider(from.visitor, `${node.origin}/auth/v1/authorize?${query}`, login);
    return codeIn(page);
  }

  test('works once', async () => {
    const code = await codeFor('once');
    const answers = await Promise.all([exchange(code, verifier), exchange(code, verifier)]);
    expect(answers.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
      [200, null],
      [404, 'flow_state_not_found'],
    ]);
  });

  test.each([
    ['as long', 'w'.repeat(43)],
    ['as many letters, but more bytes', 'ብ'.repeat(43)],
    ['of another length', 'w'],
  ])('dies with a wrong verifier (%s)', async (_, wrong) => {
    const code = await codeFor('guess');
    expect(await exchange(code, wrong)).toEqual([400, 'bad_code_verifier']);
    expect(await exchange(code, verifier)).toEqual([404, 'flow_state_not_found']);
  });

  test('dies after five minutes', async () => {
    const code = await codeFor('late');
    node.passTime(301);
    expect(await exchange(code, verifier)).toEqual([422, 'flow_state_expired']);
    node.passTime(-301);
  });

  test('is not readable in the table', async () => {
    const code = await codeFor('reader');
    const rows = await node.runtime.sql`select * from auth.flow_states`;
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('where it may lead', () => {
  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    'http://birtu.test.elsewhere.example/',
    'http://birtu.test@elsewhere.example/',
    'javascript:alert(1)',
    'blob:http://birtu.test/x',
    '\\\\elsewhere.example',
    'http://birtu.test:81/',
  ])('%s is not followed', async (redirectTo) => {
    know('redirected');
    const from = browser();
    const page = await passProvider(from.visitor, await begin(from, redirectTo), 'redirected');
    expect(page.url.origin + page.url.pathname).toBe('http://birtu.test/login');
  });

  test('a provider that is not offered leads back with a reason', async () => {
    const from = browser();
    expect(errorIn(await from.visitor.go(await begin(from, landing, 'google')))).toBe('provider_disabled');
  });

  test.each(['', '&code_challenge=short&code_challenge_method=s256', '&code_challenge_method=md5'])(
    'without a whole challenge (%o) nothing begins, and our log-in says so',
    async (challenge) => {
      const page = await browser().visitor.go(`${node.origin}/auth/v1/authorize?provider=oidc${challenge}`);
      expect([page.url.pathname, errorIn(page)]).toEqual(['/login', 'validation_failed']);
      expect(page.url.searchParams.get('error_description')).toBe(
        'This sign-in was not begun properly. Please start again here.',
      );
    },
  );

  test.each(['pkce', 'implicit'] as const)(
    'a page of a listed front end takes it up (%s)',
    async (flowType) => {
      know('neighbour');
      const { visitor, client } = browserAt(node, flowType);
      const { data: left } = await client.signInWithOAuth({
        provider: 'oidc' as 'google',
        options: { redirectTo: `${friend}/in?x=1`, skipBrowserRedirect: true },
      });
      const { url } = await passProvider(visitor, left.url!, 'neighbour');
      expect(url.href.startsWith(`${friend}/in?x=1`)).toBe(true);
      const code = url.searchParams.get('code');
      const hash = new URLSearchParams(url.hash.slice(1));
      const session = code
        ? await client.exchangeCodeForSession(code)
        : await client.setSession({
            access_token: hash.get('access_token')!,
            refresh_token: hash.get('refresh_token')!,
          });
      expect(session.error).toBeNull();
      expect(session.data.user!.email).toBe('neighbour@birtu.test');
    },
  );
});
