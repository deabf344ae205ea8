import type { OpenDatabase } from '#src/server/database.server.ts';

/** What a witness heard of one request. */
interface Heard {
  readonly request: string;
  readonly status: number;
  readonly location: string | null;
  readonly body: string;
}

/**
 * Goes between a client and the product, keeps what was answered, and knows the secrets: those told to it, and the
 * tokens of every session that an answer holds.
 */
export class Witness {
  readonly heard: Heard[] = [];
  private readonly secrets = new Map<string, string>();

  /** @param name what it is, for whoever reads of its discovery */
  keepSecret(name: string, secret: string): string {
    if (secret.length < 6) throw new Error(`${name} is no secret: ${secret}`);
    this.secrets.set(secret, name);
    return secret;
  }

  get names(): ReadonlySet<string> {
    return new Set(this.secrets.values());
  }

  /** `fetch` that follows no redirect. */
  readonly fetch: typeof fetch = async (input, init) => {
    const answer = await fetch(input, { ...init, redirect: 'manual' });
    const body = await answer.clone().text();
    const location = answer.headers.get('location');
    const request = `${init?.method ?? 'GET'} ${input instanceof Request ? input.url : String(input)}`;
    this.heard.push({ request, status: answer.status, location, body });
    this.keepTokens(answer.ok && body.startsWith('{') ? (JSON.parse(body) as object) : {});
    const hash = new URLSearchParams(location?.split('#', 2)[1] ?? '');
    this.keepTokens(Object.fromEntries(hash));
    return answer;
  };

  private keepTokens(given: object): void {
    const { access_token: access, refresh_token: refresh } = given as Readonly<Record<string, unknown>>;
    if (typeof access === 'string') this.keepSecret('an access token', access);
    if (typeof refresh === 'string') this.keepSecret('a refresh token', refresh);
  }

  /** The names of the secrets that stand in a text, as they are, in an address, or without a token's signature. */
  foundIn(text: string): string[] {
    const found = [...this.secrets].filter(([secret]) => formsOf(secret).some((form) => form.test(text)));
    return [...new Set(found.map(([, name]) => name))];
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Digits are secret as a number of their own, not as a part of a longer one such as an instant. */
function formsOf(secret: string): RegExp[] {
  if (/^\d+$/.test(secret)) return [new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`)];
  const [head, claims] = secret.split('.');
  const texts = [secret, encodeURIComponent(secret), ...(claims ? [`${head}.${claims}`] : [])];
  return texts.map((text) => new RegExp(escaped(text)));
}

/** Everything in every table, as text, by `schema.table`. */
export async function everythingIn({ sql }: Pick<OpenDatabase, 'sql'>): Promise<ReadonlyMap<string, string>> {
  const tables = await sql<{ schema: string; name: string }[]>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;
  const texts = new Map<string, string>();
  for (const { schema, name } of tables) {
    const rows = await sql<{ row: string }[]>`select t::text as row from ${sql(`${schema}.${name}`)} t`;
    texts.set(`${schema}.${name}`, rows.map(({ row }) => row).join('\n'));
  }
  return texts;
}
