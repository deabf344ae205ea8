import { useLingui } from '@lingui/react/macro';
import { useState, type ChangeEvent } from 'react';

/** Rows of a page that are chosen, to be changed together. */
export interface RowChoice {
  /** Of the rows that are shown, in their order. */
  readonly keys: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly choose: (keys: readonly string[], areChosen: boolean) => void;
  /** The one that was chosen last, where a range begins. */
  readonly last: string | undefined;
}

/** Which rows of a page are chosen: what is not shown any more is not chosen any more. @param keys of those that are shown */
export function useRowChoice(keys: readonly string[]): RowChoice {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  const chosen = new Set(keys.filter((key) => wanted.has(key)));
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
    <label>
      <input
        type="checkbox"
        aria-label={t`Choose: ${name}`}
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
  const isAll = keys.length > 0 && chosen.size === keys.length;
  return (
    <label>
      <input
        type="checkbox"
        aria-label={t`Choose all on this page`}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = chosen.size > 0 && !isAll;
        }}
        onChange={({ target }) => choose(keys, target.checked)}
        className={boxLook}
      />
    </label>
  );
}
