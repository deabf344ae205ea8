import { text as readAll } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A message as the server took it: who it is for, and the source with headers. */
export interface ReceivedMail {
  readonly recipients: readonly string[];
  readonly source: string;
}

export interface TestMailServer {
  readonly url: string;
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  /** Answers every recipient like this, such as `451 4.3.0 Try later`; `null` accepts again. */
  refuse(answer: string | null): void;
  /** Takes the next message, but the connection breaks before the answer. */
  loseNextAnswer(): void;
  stop(): Promise<void>;
}

/** A real SMTP server on this machine. With a `port`, one that was stopped comes back where it was. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  let refusal: string | null = null;
  let losesAnswer = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(refusal === null ? null : smtpError(refusal)),
    onData(stream, session, done) {
      void readAll(stream).then((source) => {
        received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), source });
        if (!losesAnswer) return done();
        losesAnswer = false;
        stream.destroy();
        return breakConnections();
      });
    },
  });
  const breakConnections = () => {
    for (const connection of server.connections as Set<{ _socket: { destroy(): void } }>)
      connection._socket.destroy();
  };
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received,
    refuse: (answer) => {
      refusal = answer;
    },
    loseNextAnswer: () => {
      losesAnswer = true;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** From `550 5.1.1 No such person`. */
function smtpError(answer: string): Error {
  const [code, ...words] = answer.split(' ');
  return Object.assign(new Error(words.join(' ')), { responseCode: Number(code) });
}

/** The part of a message that every reader can show, decoded. A line of two dashes alone is its own, not the next part. */
export function plainTextOf({ source }: ReceivedMail): string {
  const [, head = '', body = ''] =
    /(content-type: text\/plain[\s\S]*?)\r?\n\r?\n([\s\S]*?)\r?\n--[^\r\n]/i.exec(source) ?? [];
  const encoding = /content-transfer-encoding: (\S+)/i.exec(head)?.[1];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
