import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { CloseButton } from '../close-button.tsx';

/** What is chosen of a list, also on the pages of it that were seen before. */
export function useSelection<Item extends { readonly id: string }>() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Item>>(new Map());
  return {
    chosen,
    toggle: (item: Item) =>
      setChosen((before) => {
        const after = new Map(before);
        if (!after.delete(item.id)) after.set(item.id, item);
        return after;
      }),
    add: (items: readonly Item[]) =>
      setChosen((before) => new Map([...before, ...items.map((item) => [item.id, item] as const)])),
    clear: () => setChosen(new Map()),
  };
}
export type Selection<Item extends { readonly id: string }> = ReturnType<typeof useSelection<Item>>;

interface ChooseProps {
  name: string;
  isChosen: boolean;
  onToggle: () => void;
}

/** The box of a row. */
export function Choose({ name, isChosen, onToggle }: ChooseProps) {
  const { t } = useLingui();
  return (
    <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        aria-label={t`Choose: ${name}`}
        className="size-5 accent-green"
      />
    </label>
  );
}

interface SelectionBarProps {
  count: number;
  /** How many rows of the page are not chosen yet. */
  others: number;
  onChooseAll: () => void;
  onClear: () => void;
  /** What can be done with what is chosen. */
  children: ReactNode;
}

/** Stays in sight while anything is chosen: how much, and what can be done with it. */
export function SelectionBar({ count, others, onChooseAll, onClear, children }: SelectionBarProps) {
  const { t } = useLingui();
  if (count === 0) return null;
  return (
    <div className="card selection-bar flex flex-wrap items-center gap-3 border-green p-3">
      <output className="font-semibold">
        <Plural value={count} one="# chosen" other="# chosen" />
      </output>
      {children}
      {others > 0 && (
        <Button onClick={onChooseAll}>
          <Trans>Choose all shown</Trans>
        </Button>
      )}
      <CloseButton label={t`Choose none`} onClick={onClear} className="ms-auto" />
    </div>
  );
}
