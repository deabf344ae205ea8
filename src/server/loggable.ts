/** A path as the log may hold it: what is longer than any id is a token that went astray. */
export const loggablePath = (path: string): string => path.replace(/[^/]{41,}/g, '[hidden]');

interface QueryFailure extends Error {
  readonly query?: string;
  readonly code?: string;
  readonly constraint_name?: string;
}

/**
 * What the log may hold of a failure. Messages of the database and of its driver carry what was asked with: names,
 * addresses, hashes. Of these only the statement, the code and the constraint are kept.
 */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const failure = error as QueryFailure;
  const cause = (error.cause ?? error) as QueryFailure;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  if (failure.query === undefined && cause.query === undefined && cause.name !== 'PostgresError')
    return {
      name: error.name,
      message: error.message,
      ...(failure.code && { code: failure.code }),
      stack: frames,
    };
  const { code, constraint_name: constraint } = cause;
  return { name: cause.name, query: failure.query ?? cause.query, code, constraint, stack: frames };
}
