import { createECDH, randomBytes, type ECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { decrypt } from 'http_ece';
import { importJWK, jwtVerify } from 'jose';

/** What a browser hands to a site, as `PushSubscription.toJSON` has it. */
interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A message as the browser reads it, once the service has checked who sends it. */
export interface PushedMessage {
  readonly endpoint: string;
  readonly text: string;
  readonly subject: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface TestPushService {
  readonly origin: string;
  readonly received: readonly PushedMessage[];
  /** A new browser, subscribed for the site with this key (base64url). */
  subscribe(publicKey: string): Subscription;
  /** Answers everything to an endpoint with this status, such as 410; `null` takes messages again. */
  refuse(endpoint: string, status: number | null): void;
  stop(): Promise<void>;
}

interface Browser {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
  readonly publicKey: string;
  status: number | null;
}

/**
 * A real push service on this machine: it checks the sender's signature (RFC 8292) against the key that the browser was
 * subscribed with, and decrypts what came as that browser would (RFC 8291).
 */
export async function startPushService(): Promise<TestPushService> {
  const browsers = new Map<string, Browser>();
  const received: PushedMessage[] = [];
  let origin = '';

  async function take(path: string, headers: PushedMessage['headers'], body: Buffer): Promise<number> {
    const browser = browsers.get(path);
    if (!browser) return 404;
    if (browser.status !== null) return browser.status;
    const [, token = '', key] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(String(headers['authorization'])) ?? [];
    if (key !== browser.publicKey) return 403;
    const point = Buffer.from(key, 'base64url');
    const x = point.subarray(1, 33).toString('base64url');
    const y = point.subarray(33).toString('base64url');
    const sender = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
    const { payload } = await jwtVerify(token, sender, { audience: origin });
    if (headers['content-encoding'] !== 'aes128gcm' || !(Number(headers['ttl']) > 0)) return 400;
    if (body.length > 4096) return 413;
    const text = decrypt(body, {
      version: 'aes128gcm',
      privateKey: browser.ecdh,
      authSecret: browser.auth.toString('base64url'),
    });
    const message = {
      endpoint: origin + path,
      text: text.toString('utf8'),
      subject: payload.sub ?? '',
      headers,
    };
    received.push(message);
    return 201;
  }

  const server = createServer((request, response) => {
    void buffer(request)
      .then((body) => take(request.url ?? '', request.headers, body))
      .catch(() => 403)
      .then((status) => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    subscribe(publicKey) {
      const path = `/push/${randomBytes(16).toString('hex')}`;
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      browsers.set(path, { ecdh, auth, publicKey, status: null });
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return { endpoint: origin + path, keys };
    },
    refuse(endpoint, status) {
      browsers.get(endpoint.slice(origin.length))!.status = status;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
