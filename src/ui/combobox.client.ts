import { useId, useState, type KeyboardEvent } from 'react';

interface ComboboxOptions {
  /** How many options are shown. */
  readonly count: number;
  readonly onTake: (index: number) => void;
}

/**
 * A field whose list stays open below it (WAI-ARIA's combobox): the focus stays in the field, arrows go through the list,
 * Enter takes what is marked and never sends the form around it. Each part comes as properties of its element.
 */
export function useCombobox({ count, onTake }: ComboboxOptions) {
  const listId = useId();
  const [wanted, setWanted] = useState(0);
  const active = wanted < count ? wanted : 0;
  const idOf = (index: number) => `${listId}-${index}`;
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && count > 0) {
      event.preventDefault();
      const next = (active + step + count) % count;
      setWanted(next);
      document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (count > 0) onTake(active);
  }
  return {
    /** Marks the first one again, for what was newly found. */
    reset: () => setWanted(0),
    field: {
      role: 'combobox',
      'aria-expanded': count > 0,
      'aria-controls': listId,
      'aria-activedescendant': count > 0 ? idOf(active) : undefined,
      'aria-autocomplete': 'list',
      autoComplete: 'off',
      onKeyDown,
    },
    list: { id: listId, role: 'listbox' },
    option: (index: number) => ({
      id: idOf(index),
      role: 'option',
      'aria-selected': index === active,
      onClick: () => onTake(index),
    }),
  } as const;
}
