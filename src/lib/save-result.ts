import type { Finding } from './finding.ts';
import { networkMessage } from './network.ts';

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

/** No answer came, or what is needed before could not be loaded. */
export const unanswered = {
  status: 0,
  code: 'network',
  detail: networkMessage.id,
} as const satisfies Refusal;

/** What came of a save. `changed_meanwhile`: somebody was faster, and `record` is what stands now. */
export type SaveResult<Stored> =
  | { readonly outcome: 'saved'; readonly record: Stored }
  | { readonly outcome: 'changed_meanwhile'; readonly record: Stored }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

/** Why a save came to nothing, for whoever does not choose between two forms; null where it did not. */
export function refusalIn(
  result: SaveResult<unknown>,
  changedMeanwhile: { readonly id: string },
): Refusal | null {
  if (result.outcome === 'saved') return null;
  if (result.outcome === 'refused') return result.refusal;
  return { status: 409, code: 'changed_meanwhile', detail: changedMeanwhile.id };
}

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

/** What could not be done, as texts to translate. */
export type Failed =
  | {
      readonly id: string;
      /** The reason follows where it helps; or whatever it is; or never, as the text says all. */
      readonly why?: 'always' | 'never';
    }
  /** The reason stands alone where there is one; these are said of an answer that gives none, and where none came. */
  | { readonly unexplained: { readonly id: string }; readonly unanswered: { readonly id: string } };

/** What could not be done, and why where that helps, each as a text to translate. */
export function failureTexts(failed: Failed, refusal: Refusal): readonly string[] {
  if ('id' in failed) {
    const isSaid = failed.why === undefined ? tells(refusal) : failed.why === 'always';
    return isSaid ? [failed.id, refusal.detail] : [failed.id];
  }
  if (refusal.code === 'network') return [failed.unanswered.id];
  const isExplained = refusal.code !== 'unreadable' && refusal.detail.trim() !== '';
  return [isExplained ? refusal.detail : failed.unexplained.id];
}
