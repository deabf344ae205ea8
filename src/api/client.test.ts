import { expect, test } from 'vitest';
import { ApiError, read } from './client.ts';
import { problem } from './problem.ts';

const answer = (body: BodyInit | null, status = 200) => Promise.resolve(new Response(body, { status }));

/** Begins well, and then the connection is lost. */
const brokenOff = () =>
  new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"feed')),
    pull: (stream) => stream.error(new TypeError('terminated')),
  });

test('gives the body of a good answer, null included', async () => {
  expect(await read(answer('{"a":1}'))).toEqual({ a: 1 });
  expect(await read(answer('null'))).toBeNull();
});

const refused = problem(409, 'in_use', 'Something uses this.');

test.each([
  ['no answer', () => Promise.reject(new TypeError('fetch failed')), { status: 0, code: 'network' }],
  ['a good answer that breaks off', () => answer(brokenOff()), { status: 500, code: 'unreadable' }],
  ['a good answer that is no JSON', () => answer('<html>'), { status: 500, code: 'unreadable' }],
  ['a gateway’s page', () => answer('<html>', 502), { status: 502, code: 'unreadable' }],
  ['JSON that is no problem', () => answer('{}', 503), { status: 503, code: 'unreadable' }],
  ['a problem', () => answer(JSON.stringify(refused), 409), refused],
])('fails with what to tell the person: %s', async (_what, request, expected) => {
  const failure = await read(request()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect((failure as ApiError).problem).toMatchObject(expected);
});
