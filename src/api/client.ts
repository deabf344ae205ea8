import { hc } from 'hono/client';
import type { Api } from './mount.server.ts';
import { tells, unanswered } from '#src/lib/save-result.ts';
import { isProblem, type Problem } from './problem.ts';
import { unreadableMessage } from './server-faults.ts';

type Fetch = typeof globalThis.fetch;

/** The typed client. In the browser `fetch` goes over the network, on the server straight to the same handlers. */
export const apiClient = (fetch: Fetch, origin = '') => hc<Api>(`${origin}/api`, { fetch });

/** An answer that says no, with what to tell the person. */
export class ApiError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail);
    this.name = 'ApiError';
    this.problem = problem;
  }
}

/** JSON holds no `undefined`: an optional property is there, or it is not. */
export type Sent<T> = T extends readonly (infer Item)[]
  ? Sent<Item>[]
  : T extends object
    ? { [Key in keyof T]: Sent<Exclude<T[Key], undefined>> }
    : T;

export type JsonResponse<T> = { ok: boolean; status: number; json(): Promise<T> };

/**
 * The body of a good answer; undefined where it has none.
 *
 * @throws {ApiError} for any other answer, and where the connection is lost, however late
 */
export async function read<T>(request: Promise<JsonResponse<T>>): Promise<Sent<T>> {
  const response = await request.catch(() => {
    throw new ApiError(unreachable);
  });
  if (response.status === 204) return undefined as Sent<T>;
  // JSON itself is never undefined.
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body as Sent<T>;
  if (isProblem(body)) throw new ApiError(body);
  throw new ApiError(response.ok ? unreadable : { ...unreadable, status: response.status });
}

/** Deletes; what is gone already, by another window or an answer that was lost, is gone. @throws {ApiError} */
export async function remove(request: Promise<JsonResponse<unknown>>): Promise<void> {
  try {
    await read(request);
  } catch (error) {
    if (!(error instanceof ApiError && error.problem.status === 404)) throw error;
  }
}

/** What is wrong with the session, the right or the size of a request, in words that are none for a member's screen. */
const toldElsewhere: ReadonlySet<number> = new Set([401, 403, 413]);

/** Why something failed, as a text to translate: in the API's words where they help a member, or `otherwise`. */
export const whyFailed = (error: unknown, otherwise: { readonly id: string }): string =>
  error instanceof ApiError && tells(error.problem) && !toldElsewhere.has(error.problem.status)
    ? error.problem.detail
    : otherwise.id;

/** No answer came. */
export const unreachable: Problem = { type: 'about:blank', title: 'No connection', ...unanswered };

const unreadable: Problem = {
  type: 'about:blank',
  title: 'Unreadable answer',
  status: 500,
  code: 'unreadable',
  detail: unreadableMessage.id,
};
