import { useLingui } from '@lingui/react/macro';
import type { SaveKey } from '#src/lib/idempotency.ts';
import { inLanguage } from '#src/lib/language.ts';
import type { Refusal } from '#src/lib/save-result.ts';
import { useLanguage } from '../language.client.ts';
import { useKeyOf } from './save-key.client.ts';
import type { ChangeAll } from './bulk-bar.tsx';
import type { SavedUndoing } from './versioned-form.tsx';

interface GivenBack<Stored> {
  /** How far a record has come to its readers; 0 where they do not have it. */
  readonly reachOf: (stored: Stored) => number;
  readonly nameOf: (stored: Stored) => { readonly en: string; readonly am?: string };
  /** Gives it to readers as they had it before. @returns why it could not be; null where it is */
  readonly giveBack: (
    saved: Stored,
    before: Stored,
    keyOf: (sent: object) => SaveKey,
  ) => Promise<Refusal | null>;
  /** What is said when it is taken; without it, that it is taken back. */
  readonly takenSaid?: (title: string) => string;
  /** What is said when it is given back; without it, that it is published. */
  readonly saidOf?: (title: string, before: Stored) => string;
}

/** By the action that does it to many. */
export const givenBackBy =
  <Stored extends { readonly version: number }>(
    action: string,
    idOf: (stored: Stored) => string,
    changeAll: ChangeAll,
  ): GivenBack<Stored>['giveBack'] =>
  async (saved, _before, keyOf) => {
    const change = { action, items: [{ id: idOf(saved), version: saved.version }] };
    const { value, refusal } = await changeAll(change, keyOf(change));
    return refusal ?? value.items[0]?.refusal ?? null;
  };

/** For `undoOf` of a form: what a save that has taken a record from its readers says, and how it is undone. */
export function useTakenBack<Stored>({
  reachOf,
  nameOf,
  giveBack,
  takenSaid,
  saidOf,
}: GivenBack<Stored>): (before: Stored, saved: Stored) => SavedUndoing | null {
  const { t } = useLingui();
  const language = useLanguage();
  const keyOf = useKeyOf();
  return (before, saved) => {
    if (reachOf(saved) >= reachOf(before)) return null;
    const title = inLanguage(nameOf(saved), language);
    return {
      done: takenSaid?.(title) ?? t`Taken back: ${title}`,
      undone: saidOf?.(title, before) ?? t`Published: ${title}`,
      undo: () => giveBack(saved, before, keyOf),
    };
  };
}
