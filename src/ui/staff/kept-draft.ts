/** What somebody is writing in an editor and has not saved. */
export interface Draft {
  /** What the record is called in it. */
  readonly name: string;
  /** What the form holds, right or wrong. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Of the record that it goes over; null for a new one. */
  readonly version: number | null;
  /** Goes along with each attempt to save it, so that one whose answer was lost is not made twice. */
  readonly saveKey: string | null;
}

/** As the server has it. */
export interface KeptDraft extends Draft {
  /** Counts up with each change. */
  readonly revision: number;
  /** When, as an ISO moment. */
  readonly keptAt: string;
}

/** As this device has what the server has not taken yet. */
export interface UnsentDraft extends Draft {
  /** The revision that it goes over; null where there was none. */
  readonly over: number | null;
  readonly keptAt: string;
}

/** One of somebody's drafts, as a list tells of it. */
export interface DraftAt {
  /** Of its editor, below `/admin/`. */
  readonly address: string;
  readonly name: string;
  readonly keptAt: string;
}

/** Drafts of what is written in a dialog, by which the address of its page opens it. */
const dialogs: readonly (readonly [draft: RegExp, dialog: string])[] = [
  [/^feasts\/(\d+)-(.+)$/, 'feasts?year=$1&edit=$2'],
  [/^feedback\/(.+)$/, 'feedback?reply=$1'],
  [/^pictures\/(.+)$/, 'pictures?picture=$1'],
  [/^users\/new$/, 'users?create='],
  [/^users\/(.+)-suspension$/, 'users/$1?suspend='],
  [/^users\/(.+)$/, 'users?edit=$1'],
];

/** Where a draft is gone on with, without language: on its record's page, or in a dialog. */
export function editorOf(address: string): string {
  const dialog = dialogs.find(([draft]) => draft.test(address));
  if (dialog) return `/admin/${address.replace(...dialog)}`;
  return `/admin/${address.split('/').map(encodeURIComponent).join('/')}`;
}

interface Opened {
  /** What the form is to show; null where nothing is kept. */
  readonly shown: (Draft & { readonly keptAt: string }) | null;
  /** What was written elsewhere meanwhile, where that is not what is shown. */
  readonly other: KeptDraft | null;
}

/**
 * What an editor opens with.
 *
 * @param onServer undefined where that cannot be known just now
 */
export function openedWith(onDevice: UnsentDraft | null, onServer: KeptDraft | null | undefined): Opened {
  if (!onDevice) return { shown: onServer ?? null, other: null };
  const isOther = onServer != null && onServer.revision !== onDevice.over;
  return { shown: onDevice, other: isOther ? onServer : null };
}

/** What a record is called in a form, in the reader's language or else in the other one; empty without a name. */
export function nameIn(
  { name, title }: Readonly<Record<string, unknown>>,
  language: string,
  max: number,
): string {
  const named = name ?? title;
  const texts =
    typeof named === 'object' && named !== null ? (named as Record<string, unknown>) : { own: named };
  const text = [texts[language], ...Object.values(texts)].find(
    (each) => typeof each === 'string' && each !== '',
  );
  // Half of a sign at the end would be none.
  return ((text as string | undefined) ?? '')
    .trim()
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '');
}
