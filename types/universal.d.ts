/** What browsers and Node have alike, and pure files may use although no library of TypeScript's own holds it. */
interface URLSearchParams extends Iterable<[string, string]> {
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string): boolean;
  set(name: string, value: string): void;
  append(name: string, value: string): void;
  delete(name: string): void;
  toString(): string;
  readonly size: number;
}
declare const URLSearchParams: new (
  init?: string | Iterable<readonly [string, string]> | Readonly<Record<string, string>>,
) => URLSearchParams;

interface URL {
  readonly origin: string;
  readonly protocol: string;
  readonly host: string;
  readonly hostname: string;
  readonly port: string;
  readonly username: string;
  readonly password: string;
  readonly searchParams: URLSearchParams;
  pathname: string;
  search: string;
  hash: string;
  readonly href: string;
  toString(): string;
}
declare const URL: {
  new (url: string | URL, base?: string | URL): URL;
  canParse(url: string, base?: string | URL): boolean;
  parse(url: string, base?: string | URL): URL | null;
};

declare function structuredClone<T>(value: T): T;
