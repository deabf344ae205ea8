import { pino } from 'pino';
import { lastingOutput } from './output.server.ts';

/** Keys whose values never reach a log line, wherever they stand up to three levels deep. */
const secretKeys = [
  'password',
  'current_password',
  'access_token',
  'refresh_token',
  'token',
  'token_hash',
  'code',
  'secret',
  'authorization',
  'cookie',
];

export type Log = ReturnType<typeof createLog>;

/** Structured lines on standard output; on a terminal, plain ones that a person can read. */
export function createLog(options: { level: string; readable: boolean }) {
  const redact = secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);
  const base = { level: options.level, redact: { paths: redact, censor: '[hidden]' }, base: null };
  if (!options.readable) return pino({ ...base, timestamp: pino.stdTimeFunctions.isoTime }, printed());
  return pino(base, { write: (line: string) => process.stdout.write(readableLine(line)) });
}

/** A log whose lines carry more. It is made once it has a line: that takes far longer than most requests need it for. */
export function childWhenUsed(log: Log, bindings: Readonly<Record<string, string>>): Log {
  let made: Log | undefined;
  return new Proxy(log, {
    get(_, name) {
      made ??= log.child(bindings);
      const found: unknown = Reflect.get(made, name, made);
      return typeof found === 'function' ? found.bind(made) : found;
    },
  });
}

/** What has not been written when the process ends is tried once more. */
function printed() {
  const output = lastingOutput();
  process.once('exit', output.flush);
  return output;
}

function readableLine(line: string): string {
  const { msg, level, time: _, ...rest } = JSON.parse(line) as { msg?: string; level: number; time: number };
  const mark = level >= 50 ? '✗ ' : level >= 40 ? '! ' : '';
  const detail = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
  return `${mark}${msg ?? ''}${detail}\n`;
}
