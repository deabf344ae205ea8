import { ApiError } from '#src/api/client.ts';

export interface FailureWords {
  /** The server has answered, without a reason. */
  readonly unexplained: { readonly id: string };
  /** There was no answer. */
  readonly unanswered: { readonly id: string };
}

/** Why a change failed: in the server's own words where it gives any. The text is translated where it is shown. */
export function failureOf(error: unknown, { unexplained, unanswered }: FailureWords): string {
  if (!(error instanceof ApiError) || error.problem.code === 'network') return unanswered.id;
  const { code, detail } = error.problem;
  return code === 'unreadable' || detail.trim() === '' ? unexplained.id : detail;
}
