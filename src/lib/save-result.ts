import type { Finding } from './finding.ts';

/** Why the API said no, as far as a form tells of it. */
export interface Refusal {
  readonly status: number;
  /** Stable, for machines. */
  readonly code: string;
  /** For people, as a text to translate. */
  readonly detail: string;
  /** What is wrong field by field, by the names of what was sent. */
  readonly errors?: readonly { readonly path: readonly (string | number)[]; readonly message: string }[];
  /** What was found in the record, also what does not stand in the way. */
  readonly findings?: readonly Finding[];
  /** With `in_use`: what uses it, so that it cannot be deleted; not always all of it. */
  readonly usedBy?: readonly { readonly id: string; readonly title: string }[];
  /** With `followed`: how many members follow the plan. */
  readonly followers?: number;
}

/** What came of a save. `changed_meanwhile`: somebody was faster, and `record` is what stands now. */
export type SaveResult<Stored> =
  | { readonly outcome: 'saved'; readonly record: Stored }
  | { readonly outcome: 'changed_meanwhile'; readonly record: Stored }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

/** What was read for a screen, or why it could not be. */
export type Loaded<T> =
  | { readonly value: T; readonly refusal?: never }
  | { readonly refusal: Refusal; readonly value?: never };

/**
 * Whether the API's own words help: it had no fault of its own, and they are of a record or the line, not of the
 * protocol.
 */
export const tells = ({ status, code }: Refusal): boolean => status < 500 && !protocolCodes.has(code);
const protocolCodes: ReadonlySet<string> = new Set([
  'malformed_body',
  'unreadable',
  'unsupported_media_type',
  'bad_request',
]);

/** What could not be done, and why where that helps, each as a text to translate. */
export const failureTexts = (failed: { readonly id: string }, refusal: Refusal): readonly string[] =>
  tells(refusal) ? [failed.id, refusal.detail] : [failed.id];
