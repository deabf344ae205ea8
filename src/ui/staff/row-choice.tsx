import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { CloseButton } from '../close-button.tsx';
import { isFocusLost } from '../lost-focus.client.ts';

/** Rows of a list that are chosen, to be changed together. */
export interface RowChoice {
  /** Of the rows that are shown, in their order. */
  readonly keys: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly choose: (keys: readonly string[], areChosen: boolean) => void;
  readonly clear: () => void;
  /** The one that was chosen last, where a range begins. */
  readonly last: string | undefined;
}

/**
 * Which rows of a list are chosen.
 *
 * @param keys of those that are shown
 * @param reach over the pages that were seen, or of the `page` alone: what is not shown any more is then not chosen any more
 */
export function useRowChoice(keys: readonly string[], reach: 'page' | 'pages' = 'page'): RowChoice {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  const chosen = reach === 'pages' ? wanted : new Set(keys.filter((key) => wanted.has(key)));
  return {
    keys,
    chosen,
    choose(some, areChosen) {
      const next = new Set(chosen);
      for (const key of some)
        if (areChosen) next.add(key);
        else next.delete(key);
      setWanted(next);
      setLast(some.at(-1));
    },
    clear: () => setWanted(new Set()),
    last,
  };
}

const boxLook = 'size-5 accent-green';

/** Chooses a row; with Shift all from the one that was chosen before. */
export function ChooseRow({ selection, id, name }: { selection: RowChoice; id: string; name: string }) {
  const { t } = useLingui();
  const { keys, chosen, choose, last } = selection;
  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const [from, to] = [keys.indexOf(last ?? id), keys.indexOf(id)];
    const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true && from >= 0;
    const range = isRange ? keys.slice(Math.min(from, to), Math.max(from, to) + 1) : [];
    // The one that was pressed is the last one.
    choose([...range, id], target.checked);
  }
  return (
    <label className="row-chooser">
      <input
        type="checkbox"
        aria-label={t`Choose: ${name}`}
        data-chooses={id}
        checked={chosen.has(id)}
        onChange={change}
        className={boxLook}
      />
    </label>
  );
}

/** All rows of the page, or none. */
export function ChooseAll({ selection: { keys, chosen, choose } }: { selection: RowChoice }) {
  const { t } = useLingui();
  const count = keys.filter((key) => chosen.has(key)).length;
  const isAll = keys.length > 0 && count === keys.length;
  return (
    <label className="row-chooser">
      <input
        type="checkbox"
        aria-label={t`Choose all on this page`}
        data-chooses=""
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll;
        }}
        onChange={({ target }) => choose(keys, target.checked)}
        className={boxLook}
      />
    </label>
  );
}

/** Of the rows that are not chosen, the one after those that are, else the one before; '' where all are. */
function rowBeside({ keys, chosen }: Pick<RowChoice, 'keys' | 'chosen'>): string {
  const end = keys.findLastIndex((key) => chosen.has(key));
  const isFree = (key: string) => !chosen.has(key);
  return keys.slice(end + 1).find(isFree) ?? keys.slice(0, end).findLast(isFree) ?? '';
}

/** Chooses that row, or all of them. */
function focusChooser(id: string): void {
  const box = document.querySelector<HTMLElement>(`[data-chooses="${CSS.escape(id)}"]`);
  box?.focus({ preventScroll: true });
  box?.scrollIntoView({ block: 'nearest' });
}

/** At once, or when the dialogs are closed that are open. */
function withoutDialogs(act: () => void): void {
  const dialog = document.querySelector('dialog:modal');
  if (dialog) dialog.addEventListener('close', () => withoutDialogs(act), { once: true });
  else act();
}

/** What is done to the rows that are chosen takes the bar with it, and the focus: that goes on at the next row. */
function useFocusAfterwards({ keys, chosen }: RowChoice): void {
  const beside = useRef<string>(null);
  const isAny = chosen.size > 0;
  useLayoutEffect(() => {
    if (isAny) {
      beside.current = rowBeside({ keys, chosen });
      return;
    }
    const id = beside.current;
    beside.current = null;
    const isInDialog = document.activeElement?.closest('dialog:modal') != null;
    if (id !== null && (isInDialog || isFocusLost())) withoutDialogs(() => focusChooser(id));
  });
}

interface SelectionBarProps {
  selection: RowChoice;
  /** What can be done with what is chosen. */
  children: ReactNode;
}

/** Stays in sight while anything is chosen: how much, and what can be done with it. */
export function SelectionBar({ selection, children }: SelectionBarProps) {
  const { t } = useLingui();
  const { keys, chosen, choose, clear } = selection;
  useFocusAfterwards(selection);
  const count = chosen.size;
  if (count === 0) return null;
  return (
    <div className="card selection-bar">
      <output className="font-semibold">
        <Plural value={count} one="# chosen" other="# chosen" />
      </output>
      <div className="selection-actions">
        {children}
        {keys.some((key) => !chosen.has(key)) && (
          <Button onClick={() => choose(keys, true)}>
            <Trans>Choose all shown</Trans>
          </Button>
        )}
      </div>
      <CloseButton label={t`Choose none`} onClick={clear} />
    </div>
  );
}
