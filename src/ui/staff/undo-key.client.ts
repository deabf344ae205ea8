import { useEffect, useEffectEvent } from 'react';

/** For `aria-keyshortcuts` of what is pressed by it. */
export const undoShortcut = 'Control+Z';

const typedInto =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="alertdialog"]';

/** What can be undone now, the newest last. */
const undoable: object[] = [];

/**
 * Ctrl+Z undoes what was done last, but where it takes back what is typed, or where a dialog asks for something else.
 *
 * @param what is undone; nothing, where it is falsy
 */
export function useUndoKey(press: () => void, what: unknown = true): void {
  const onKey = useEffectEvent((event: KeyboardEvent, own: object) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    const isUndo = key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey;
    const isElsewhere = target instanceof Element && target.closest(typedInto) !== null;
    if (!isUndo || isElsewhere || event.defaultPrevented || undoable.at(-1) !== own) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    if (!what) return;
    const own = {};
    undoable.push(own);
    const listen = (event: KeyboardEvent) => onKey(event, own);
    addEventListener('keydown', listen);
    return () => {
      undoable.splice(undoable.indexOf(own), 1);
      removeEventListener('keydown', listen);
    };
  }, [what]);
}
