import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** What becomes of a request on its way. */
export type Mischief =
  /** The line breaks before the request has reached the product. */
  | 'cut'
  /** The product does what was asked, and its answer is lost. */
  | 'swallow'
  /** What lies between answers in the product's stead: a gateway, a captive portal. */
  | { readonly answer: number; readonly body?: string; readonly type?: string }
  /** What the product is asked arrives as another JSON. */
  | { readonly rewrite: (body: Record<string, unknown>) => unknown }
  /** The product's answer arrives as another JSON. */
  | { readonly alter: (body: Record<string, unknown>) => unknown }
  /** What happens meanwhile; the request goes on when it is done. */
  | { readonly hold: () => Promise<unknown> };

/** Mischief that is under way. */
export interface Trouble {
  /** How many requests it has met. */
  readonly met: () => number;
  stop(): void;
}

/** The line between a browser and the product, which fails on demand. */
export interface UnrulyProxy {
  readonly url: string;
  /**
   * From now on, requests whose `METHOD /path?query` matches meet mischief: all of them, or as many as `times`.
   * What was asked for last goes first.
   */
  cause(mischief: Mischief, on: RegExp, times?: number): Trouble;
  /** Every `METHOD /path?query` that came along, oldest first. */
  readonly seen: readonly string[];
  /** No more mischief, and a clean record. */
  calm(): void;
  close(): Promise<void>;
}

interface Plan {
  readonly mischief: Mischief;
  readonly on: RegExp;
  left: number;
  met: number;
}

/** A real proxy over HTTP. @param target where the product is, which may be known only later */
export async function startUnrulyProxy(target: () => string): Promise<UnrulyProxy> {
  let plans: Plan[] = [];
  const seen: string[] = [];

  const server = createServer((asked, answer) => {
    // Chromium silently asks again over a used connection that breaks: here each request has its own.
    answer.setHeader('connection', 'close');
    asked.socket.on('error', () => undefined);
    const line = `${asked.method} ${asked.url}`;
    seen.push(line);
    const plan = plans.find(({ on, left }) => left > 0 && on.test(line));
    if (plan) {
      plan.left -= 1;
      plan.met += 1;
    }
    pass(asked, answer, target(), plan?.mischief).catch(() => asked.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cause(mischief, on, times = Infinity) {
      const plan: Plan = { mischief, on, left: times, met: 0 };
      plans = [plan, ...plans];
      return {
        met: () => plan.met,
        stop: () => {
          plan.left = 0;
        },
      };
    },
    seen,
    calm() {
      plans = [];
      seen.length = 0;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function pass(asked: IncomingMessage, answer: ServerResponse, target: string, mischief?: Mischief) {
  if (mischief === 'cut') return void asked.socket.destroy();
  if (typeof mischief === 'object' && 'answer' in mischief) {
    answer.writeHead(mischief.answer, { 'content-type': mischief.type ?? 'text/html' });
    return void answer.end(mischief.body ?? '<!doctype html><title>Gateway</title>');
  }
  if (typeof mischief === 'object' && 'hold' in mischief) await mischief.hold();
  const rewritten =
    typeof mischief === 'object' && 'rewrite' in mischief
      ? JSON.stringify(mischief.rewrite(JSON.parse(await textOf(asked)) as Record<string, unknown>))
      : undefined;
  const given = await forward(asked, target, rewritten);
  if (mischief === 'swallow') {
    await textOf(given);
    // The product's own end of the exchange is complete before the line breaks.
    await sleep(0);
    return void asked.socket.destroy();
  }
  const { connection: _, 'transfer-encoding': __, ...headers } = given.headers;
  if (typeof mischief === 'object' && 'alter' in mischief) {
    const altered = mischief.alter(JSON.parse(await textOf(given)) as Record<string, unknown>);
    const { 'content-length': ___, ...others } = headers;
    answer.writeHead(given.statusCode ?? 502, others);
    return void answer.end(JSON.stringify(altered));
  }
  answer.writeHead(given.statusCode ?? 502, headers);
  given.pipe(answer);
}

/** Uncompressed, so that an answer can be read and altered. */
function forward(asked: IncomingMessage, target: string, rewritten?: string): Promise<IncomingMessage> {
  const { 'accept-encoding': _, connection: __, ...headers } = asked.headers;
  if (rewritten !== undefined) headers['content-length'] = String(Buffer.byteLength(rewritten));
  return new Promise((resolve, reject) => {
    const sent = request(new URL(asked.url ?? '/', target), { method: asked.method, headers }, resolve);
    sent.on('error', reject);
    if (rewritten === undefined) asked.pipe(sent);
    else sent.end(rewritten);
  });
}
