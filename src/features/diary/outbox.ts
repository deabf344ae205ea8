import { dequal } from 'dequal';
import { measuredText, sumOfFigures, type Eatable } from './figures.ts';
import type { DiaryFigures, EntryChange, NewEntry, ShownEntry } from './schema.ts';

/** An entry as the screen has it, also before the server knows it. */
export type LocalEntry = Omit<ShownEntry, 'version'>;

/** What an entry is to become, kept on the device until the server has it. */
export interface Wanted {
  /** Null: it is to be deleted. */
  readonly entry: LocalEntry | null;
  /** What it was made from; null for one that the server is not known to have. */
  readonly version: number | null;
  /** The day on which it is shown. */
  readonly day: string;
  /** It was deleted meanwhile, and is to come back. */
  readonly isRestored?: boolean;
  /** What stands, where the same entry was changed elsewhere. */
  readonly conflict?: ShownEntry;
  /** Why the server does not take it. */
  readonly refusal?: string;
}

/** By the id of the entry, the oldest wish first. */
export type Outbox = Readonly<Record<string, Wanted>>;

/** @param version of the entry that it was made from; null for a new one */
export function withWritten(outbox: Outbox, entry: LocalEntry, version: number | null): Outbox {
  const before = outbox[entry.id];
  const isRestored = before?.isRestored === true || before?.entry === null;
  return {
    ...outbox,
    [entry.id]: {
      entry,
      version: before ? before.version : version,
      day: entry.day,
      ...(isRestored && { isRestored }),
    },
  };
}

export function withDeleted(
  outbox: Outbox,
  { id, day }: Pick<LocalEntry, 'id' | 'day'>,
  version: number | null,
): Outbox {
  const before = outbox[id];
  return { ...outbox, [id]: { entry: null, version: before ? before.version : version, day } };
}

export function without(outbox: Outbox, id: string): Outbox {
  const { [id]: _told, ...others } = outbox;
  return others;
}

/** The next that can be sent. */
export const nextOf = (outbox: Outbox): [string, Wanted] | undefined =>
  Object.entries(outbox).find(([, { refusal, conflict }]) => refusal === undefined && conflict === undefined);

/** What an answer means for a wish. */
export type Outcome =
  /** The entry as the server has it, or null where it is gone. */
  | { readonly is: 'told'; readonly entry: ShownEntry | null }
  | { readonly is: 'conflict'; readonly conflict: ShownEntry }
  /** It was deleted elsewhere. */
  | { readonly is: 'gone' }
  | { readonly is: 'refused'; readonly refusal: string };

/** The outbox after an answer to what was sent of an entry. */
export function after(outbox: Outbox, id: string, sent: Wanted, outcome: Outcome): Outbox {
  const now = outbox[id];
  if (outcome.is === 'told') {
    if (now === undefined || dequal(now, sent)) return without(outbox, id);
    // What was changed meanwhile goes over the version that stands.
    return { ...outbox, [id]: { ...now, version: outcome.entry?.version ?? now.version } };
  }
  // What has come after it, or was given up, is not touched: it has an answer of its own.
  if (now === undefined || !dequal(now, sent)) return outbox;
  if (outcome.is === 'gone') return { ...outbox, [id]: { ...sent, isRestored: true } };
  const { is: _is, ...why } = outcome;
  return { ...outbox, [id]: { ...sent, ...why } };
}

/** An entry of the list, with what is still to be told of it. */
export interface Line {
  readonly entry: LocalEntry;
  readonly version: number | null;
  readonly waiting: Wanted | null;
}

/** The day as the member has written it: what the server has, with what it is still to be told. */
export function linesOf(day: string, known: readonly ShownEntry[], outbox: Outbox): Line[] {
  const stored = known
    .filter((entry) => entry.day === day && !(entry.id in outbox))
    .map(({ version, ...entry }): Line => ({ entry, version, waiting: null }));
  const places = new Map(known.map(({ id }, place) => [id, place]));
  const wanted = Object.values(outbox).flatMap(({ entry, version, ...more }): Line[] =>
    entry?.day === day ? [{ entry, version, waiting: { entry, version, ...more } }] : [],
  );
  const placeOf = ({ entry }: Line) => places.get(entry.id) ?? known.length;
  return [...stored, ...wanted].toSorted((a, b) => placeOf(a) - placeOf(b));
}

export const figuresOfLines = (lines: readonly Line[]): DiaryFigures =>
  sumOfFigures(lines.map(({ entry }) => entry.figures));

/** Brings back what was deleted. */
export const withRestored = (
  outbox: Outbox,
  { entry, version }: Pick<Line, 'entry' | 'version'>,
): Outbox => ({
  ...outbox,
  [entry.id]: { entry, version, day: entry.day, ...(version !== null && { isRestored: true }) },
});

/** What is sent of an entry: what it is called and holds follows from the table. */
export const draftOf = ({ figures: _figures, portions, ...entry }: LocalEntry): NewEntry => ({
  ...entry,
  portions: portions.map(({ foodId, recipeId, grams, measure }) => ({
    ...(foodId !== undefined && { foodId }),
    ...(recipeId !== undefined && { recipeId }),
    grams,
    ...(measure && { measure }),
  })),
});

export function changeOf(entry: LocalEntry, version: number): EntryChange {
  const { id: _id, ...draft } = draftOf(entry);
  return { ...draft, version };
}

type LocalPortion = LocalEntry['portions'][number];

/**
 * The same food, another amount: what it holds goes with the grams.
 *
 * @param eatable null where the tables could not be read
 */
export function withAmount(
  { measure: _measure, ...portion }: LocalPortion,
  { grams, measure }: Pick<LocalPortion, 'grams' | 'measure'>,
  eatable: Eatable | null,
): LocalPortion {
  const times = grams / portion.grams;
  const figures = Object.fromEntries(
    Object.entries(portion.figures).map(([name, { estimate, complete }]) => [
      name,
      {
        complete,
        estimate: estimate && {
          value: estimate.value * times,
          min: estimate.min * times,
          max: estimate.max * times,
        },
      },
    ]),
  ) as DiaryFigures;
  const amount = { grams, ...(measure && { measure }) };
  return { ...portion, ...amount, measured: measuredText(eatable, amount), figures };
}

export const withPortions = (entry: LocalEntry, portions: LocalEntry['portions']): LocalEntry => ({
  ...entry,
  portions,
  figures: sumOfFigures(portions.map(({ figures }) => figures)),
});

/** What a device kept; what an older version of the product has left there, and could not be shown, is nothing. */
export function parseOutbox(text: string | null): Outbox {
  try {
    return wholeOutbox(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** The same, of what stands in the database. */
export function wholeOutbox(kept: unknown): Outbox {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, wanted]) => isWanted(wanted)));
}

/** What of an outbox differs from what it was before. */
export const changedIn = (outbox: Outbox, before: Outbox): Outbox =>
  Object.fromEntries(Object.entries(outbox).filter(([id, wanted]) => !dequal(before[id], wanted)));

function isWanted(value: unknown): value is Wanted {
  if (typeof value !== 'object' || value === null || !('entry' in value) || !('day' in value)) return false;
  const { entry } = value as Partial<Wanted>;
  if (entry === null) return true;
  return typeof entry === 'object' && Array.isArray(entry.portions) && entry.figures?.calories !== undefined;
}
