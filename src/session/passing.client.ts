import { ApiError } from '#src/api/client.ts';

/** Whether it helps to wait: no connection, or a server that is coming back. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.problem.status === 0 || error.problem.status === 429 || error.problem.status >= 500);
