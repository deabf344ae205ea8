import { expect, test } from 'vitest';
import { ApiError, read, remove, whyFailed } from './client.ts';
import { problem } from './problem.ts';

const answer = (body: BodyInit | null, status = 200) => Promise.resolve(new Response(body, { status }));

/** Begins well, and then the connection is lost. */
const brokenOff = () =>
  new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"feed')),
    pull: (stream) => stream.error(new TypeError('terminated')),
  });

test('gives the body of a good answer, null included, and nothing where it has none', async () => {
  expect(await read(answer(null, 204))).toBeUndefined();
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

const problemAnswer = (status: number, code: string) =>
  answer(JSON.stringify(problem(status, code, 'In the API’s words.')), status);

test('what is gone already is removed; anything else that fails is told', async () => {
  await remove(answer(null, 204));
  await remove(problemAnswer(404, 'not_found'));
  await expect(remove(problemAnswer(409, 'in_use'))).rejects.toMatchObject({ problem: { code: 'in_use' } });
});

test.each([
  [() => problemAnswer(409, 'day_full'), 'In the API’s words.'],
  [() => problemAnswer(422, 'invalid_input'), 'In the API’s words.'],
  [() => problemAnswer(429, 'over_request_rate_limit'), 'In the API’s words.'],
  [() => Promise.reject(new TypeError('fetch failed')), /^Network error/],
  [() => problemAnswer(401, 'not_signed_in'), 'It failed.'],
  [() => problemAnswer(403, 'recovery_session'), 'It failed.'],
  [() => problemAnswer(400, 'malformed_body'), 'It failed.'],
  [() => problemAnswer(503, 'unavailable'), 'It failed.'],
  [() => answer('<html>', 404), 'It failed.'],
])('a member is told why in the API’s words where those help', async (request, told) => {
  const failure = await read(request()).catch((error: unknown) => error);
  expect(whyFailed(failure, { id: 'It failed.' })).toMatch(told);
  expect(whyFailed(new Error('a fault of ours'), { id: 'It failed.' })).toBe('It failed.');
});
