import type { Language } from '#src/lib/language.ts';

/** What a build says of itself to its service worker (scripts/service-worker.ts). */
export interface Release {
  /** Named by all that it holds. */
  readonly id: string;
  /** The file that every document of this release names. */
  readonly entry: string;
  /** Addresses of members' pages without language; `:` begins a segment that differs. */
  readonly shells: readonly string[];
  /** The files that those need, whatever the language. */
  readonly files: readonly string[];
  /** The files with their words. */
  readonly words: Readonly<Record<Language, readonly string[]>>;
  /** The same of public pages that are kept before they were opened, beside those. */
  readonly publicFiles: readonly string[];
  readonly publicWords: Readonly<Record<Language, readonly string[]>>;
  /** Every file that the build has. */
  readonly all: readonly string[];
}

/** Members' pages of every day. */
export const dailyShells = [
  '/today',
  '/today/food',
  '/profile',
  '/profile/training',
  '/profile/training/session',
] as const;

/** Members' pages that the device cannot answer for: they open at once from it, and as long as there is a connection. */
export const isOfServer = (path: string): boolean =>
  /^\/profile\/(security|training\/import)(\/|$)/.test(path);

/** A segment that stands for those that differ, where a document is fetched to be kept. */
export const anySegment = 'any-one';

/** Which kept document shows a path (without language): its address, to be fetched at. Null where none does. */
export function shellAt(shells: readonly string[], path: string): string | null {
  const asked = path.split('/');
  const shell = shells.find((each) => {
    const segments = each.split('/');
    return (
      segments.length === asked.length &&
      segments.every((segment, place) =>
        segment.startsWith(':') ? /^[\w-]+$/.test(asked[place] ?? '') : segment === asked[place],
      )
    );
  });
  return shell === undefined ? null : shellAddress(shell);
}

export const shellAddress = (shell: string): string => shell.replaceAll(/:\w+/g, anySegment);
