/** A browser without a screen: it follows redirects, keeps cookies and sends forms. */
export interface Visitor {
  /** Goes to an address and on through every redirect, until a page answers or `stopsAt` names the next address. */
  go(address: string, form?: Readonly<Record<string, string>>): Promise<Page>;
  /** For the official client: its calls carry and keep this browser's cookies. */
  readonly fetch: typeof fetch;
  /** The cookies it would send to a host, by name. */
  cookies(host: string): ReadonlyMap<string, string>;
}

export interface Page {
  /** Where it ended; a page at `stopsAt` is not fetched. */
  readonly url: URL;
  readonly status: number;
  readonly text: string;
}

interface Options {
  /** The product's `PUBLIC_URL` and where it really answers. */
  readonly publicUrl: string;
  readonly origin: string;
  /** Other front ends, whose pages are not fetched either. */
  readonly friends?: readonly string[];
}

const maxRedirects = 20;

/** Pages of the product itself are not fetched: only `/auth/v1` answers there. */
export function createVisitor({ publicUrl, origin, friends = [] }: Options): Visitor {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (host: string) => {
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  };
  const real = (url: URL) => (url.origin === publicUrl ? new URL(url.pathname + url.search, origin) : url);

  async function ask(url: URL, init: RequestInit = {}): Promise<Response> {
    const target = real(url);
    const jar = jarOf(target.host);
    const headers = new Headers(init.headers);
    if (jar.size > 0)
      headers.set('cookie', Array.from(jar, ([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(target, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) keep(jar, line);
    return response;
  }

  return {
    fetch: (input, init) => ask(new URL(input instanceof Request ? input.url : input), init),
    cookies: (host) => jarOf(host),
    async go(address, form) {
      let url = new URL(address);
      let init: RequestInit = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
      for (let i = 0; i < maxRedirects; i += 1) {
        const isOwnPage = [publicUrl, origin].includes(url.origin) && !url.pathname.startsWith('/auth/v1/');
        if (isOwnPage || friends.includes(url.origin)) return { url, status: 200, text: '' };
        const response = await ask(url, init);
        const next = response.headers.get('location');
        if (next === null) return { url, status: response.status, text: await response.text() };
        await response.body?.cancel();
        url = new URL(next, url);
        init = {};
      }
      throw new Error(`too many redirects, the last to ${url.href}`);
    },
  };
}

function keep(jar: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const [name = '', ...value] = pair.split('=');
  const isOver = attributes.some(
    (attribute) => /^max-age=0$/i.test(attribute) || /^expires=.*\b1970\b/i.test(attribute),
  );
  if (isOver) jar.delete(name);
  else jar.set(name, value.join('='));
}

/** Logs in at the provider of `test/openid-provider.ts` and consents. @returns where that leads */
export async function passProvider(visitor: Visitor, address: string, login: string): Promise<Page> {
  let page = await visitor.go(address);
  for (let i = 0; i < 3 && page.text.includes('name="prompt"'); i += 1) {
    const prompt = page.text.includes('value="login"') ? 'login' : 'consent';
    page = await visitor.go(formAddress(page), { prompt, login, password: 'any' });
  }
  return page;
}

/** Turns back on the provider's first page. */
export async function cancelAtProvider(visitor: Visitor, address: string): Promise<Page> {
  const page = await visitor.go(address);
  const abort = /href="([^"]*\/abort)"/.exec(page.text)?.[1];
  if (!abort) throw new Error('the provider shows no page that can be cancelled');
  return visitor.go(new URL(abort, page.url).href);
}

function formAddress({ text, url }: Page): string {
  const action = /<form[^>]*action="([^"]+)"/.exec(text)?.[1];
  if (!action) throw new Error(`no form on ${url.href}`);
  return new URL(action, url).href;
}
