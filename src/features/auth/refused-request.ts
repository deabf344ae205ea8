import type { Refusal } from './refusal.ts';

/** A request that goes no further; the error mapper answers it. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** The refusal that was thrown, as a value. @throws whatever else went wrong */
export function refusalThrown(error: unknown): Refusal {
  if (error instanceof RefusedRequest) return error.refusal;
  throw error;
}
