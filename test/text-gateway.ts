import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A text message as the gateway was asked to send it. */
export interface ReceivedText {
  /** The number, as in `+251911234567`. */
  readonly to: string;
  readonly text: string;
}

export interface TextGateway {
  /** For `SMS_URL`. */
  readonly url: string;
  readonly received: readonly ReceivedText[];
  stop(): Promise<void>;
}

/** A real webhook on this machine that takes text messages, in the place of a service that sends them. */
export async function startTextGateway(): Promise<TextGateway> {
  const received: ReceivedText[] = [];
  const server = createServer((request, response) => {
    void json(request).then((message) => {
      received.push(message as ReceivedText);
      response.writeHead(202).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    received,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
