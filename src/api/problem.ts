import type { z } from 'zod';
import type { Finding } from '#src/lib/finding.ts';
import type { problemSchema } from './problem-schema.ts';

/** RFC 9457 problem details. `code` is stable and for machines; `detail` is for people, in English. */
export type Problem = Readonly<z.infer<typeof problemSchema>> & {
  /** With `breaks_fast` and `not_publishable`: what was found, also what does not stand in the way. */
  readonly findings?: readonly Finding[];
};

/** One wrong field: where it stands (`['schedule', 0, 'day']`) and what to tell the person. */
export type FieldError = NonNullable<Problem['errors']>[number];

export function isProblem(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null) return false;
  const { status, code, detail } = value as Partial<Problem>;
  return typeof status === 'number' && typeof code === 'string' && typeof detail === 'string';
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Invalid input',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Unavailable',
};

export function problem(
  status: number,
  code: string,
  detail: string,
  errors?: readonly FieldError[],
): Problem {
  const title = titles[status] ?? 'Error';
  return { type: 'about:blank', title, status, code, detail, ...(errors && { errors: [...errors] }) };
}

/** Thrown where an outcome cannot be a returned value; the one error mapper turns it into its answer. */
export class ProblemError extends Error {
  readonly problem: Problem;
  readonly retryAfterSeconds: number | undefined;
  constructor(problem: Problem, retryAfterSeconds?: number) {
    super(problem.detail);
    this.name = 'ProblemError';
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
