import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { userProfiles } from '#db/schema.ts';
import { createTestDatabase } from '#test/database.ts';
import type { OpenDatabase } from './database.server.ts';
import { childWhenUsed } from './log.server.ts';
import { loggable, loggablePath } from './loggable.ts';
import { lastingOutput } from './output.server.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const secret = 'Sekret-word-1';

test.each([
  [
    'through Drizzle',
    () => database.db.insert(userProfiles).values({ id: secret, fullName: secret, email: secret }),
  ],
  ['through the driver', () => database.sql`select ${secret}::uuid`],
])('a failed query %s is logged without what it was asked with', async (_, ask) => {
  const failure: unknown = await ask().then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Error);
  const line = JSON.stringify(loggable(failure));
  expect(line).not.toContain(secret);
  expect(JSON.parse(line)).toMatchObject({ code: '22P02', query: expect.any(String) });
});

test('any other failure keeps its message and where it came from', () => {
  expect(loggable(new RangeError('too far'))).toMatchObject({
    name: 'RangeError',
    message: 'too far',
    stack: expect.arrayContaining([expect.stringContaining('log.server.test.ts')]),
  });
});

test('of a path the log holds what people may know', () => {
  const known = '/api/activities/00000000-0000-4000-8000-000000000000';
  expect(loggablePath(known)).toBe(known);
  expect(loggablePath(`/auth/v1/verify/${'x'.repeat(43)}/more`)).toBe('/auth/v1/verify/[hidden]/more');
});

test('what is logged of a request says which one, and still hides what is secret', () => {
  const lines: string[] = [];
  const whole = pino({ base: null, redact: ['password'] }, { write: (line) => void lines.push(line) });
  const log = childWhenUsed(whole, { request: 'one' });
  log.info({ password: secret }, 'Read');
  log.child({ job: 'two' }).warn('Written');
  expect(log.isLevelEnabled('debug')).toBe(false);
  whole.info('Of nobody');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { request: 'one', msg: 'Read', password: '[Redacted]' },
    { request: 'one', job: 'two', msg: 'Written' },
    { msg: 'Of nobody' },
  ]);
  expect(lines[2]).not.toContain('request');
});

describe('the log outlives what it is written to', () => {
  /** Takes so many bytes at once, or fails as the system does. */
  function stage() {
    let room = Infinity;
    let failure = 'ENOSPC';
    let taken = Buffer.alloc(0);
    const output = lastingOutput((bytes) => {
      if (room === 0) throw Object.assign(new Error(failure), { code: failure });
      const part = bytes.subarray(0, room);
      room -= part.length;
      taken = Buffer.concat([taken, part]);
      return part.length;
    });
    return {
      output,
      taken: () => taken.toString(),
      limit: (bytes: number, code = 'ENOSPC') => {
        room = bytes;
        failure = code;
      },
    };
  }

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'Date'] }));
  afterEach(() => vi.useRealTimers());

  test.each(['ENOSPC', 'EAGAIN', 'EDQUOT', 'EIO'])(
    'while it says %s, lines wait and are written whole and in order afterwards',
    (code) => {
      const { output, taken, limit } = stage();
      output.write('one\n');
      vi.advanceTimersByTime(1);
      // In the middle of a letter.
      limit(6, code);
      output.write('ሁለት\n');
      output.write('three\n');
      vi.advanceTimersByTime(60_000);
      expect(taken()).not.toContain('three');
      limit(Infinity);
      vi.advanceTimersByTime(500);
      expect(taken()).toBe('one\nሁለት\nthree\n');
    },
  );

  test('no more waits than a megabyte; how many lines found no room is told', () => {
    const { output, taken, limit } = stage();
    limit(0);
    const line = `${'x'.repeat(99_999)}\n`;
    for (let count = 0; count < 13; count += 1) output.write(line);
    vi.advanceTimersByTime(1000);
    limit(Infinity);
    vi.advanceTimersByTime(1000);
    const lines = taken().split('\n');
    expect(lines.filter((each) => each.startsWith('x'))).toHaveLength(10);
    expect(JSON.parse(lines[10]!)).toMatchObject({ level: 40, lines: 3 });
  });

  test('where nobody reads any more, nothing waits', () => {
    const { output, taken, limit } = stage();
    limit(0, 'EPIPE');
    output.write('one\n');
    vi.advanceTimersByTime(1000);
    limit(Infinity);
    output.write('two\n');
    output.flush();
    expect(taken()).toBe('two\n');
  });
});

test('a process goes on, and ends, on a disk that is full', async () => {
  const full = openSync('/dev/full', 'w');
  const script = `
    import { createLog } from '${new URL('log.server.ts', import.meta.url)}';
    const log = createLog({ level: 'info', readable: false });
    log.info('one');
    setImmediate(() => { log.info('two'); process.stderr.write('still here'); process.exit(3); });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', full, 'pipe'],
  });
  closeSync(full);
  let said = '';
  child.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect([said, code]).toEqual(['still here', 3]);
});
