import { useEffectEvent, useLayoutEffect, type MouseEvent as ReactMouseEvent } from 'react';
import { deviceChoice } from '../device-choice.client.ts';
import { shortcutOf, type SingleKey } from './shortcut-keys.ts';

const singleKeys = deviceChoice('staff-keys');

/** Whether single keys do anything: whoever speaks to the computer, or often slips, may switch them off. */
export const useSingleKeys = (): boolean => singleKeys.useChoice() !== 'off';
export const chooseSingleKeys = (areOn: boolean): void => singleKeys.choose(areOn ? null : 'off');

/** For the element that a key presses. What carries none of these is not pressed. */
export const useShortcut = (key: SingleKey) => (useSingleKeys() ? { 'aria-keyshortcuts': key } : {});
export const saveShortcut = { 'aria-keyshortcuts': 'Control+S Meta+S' } as const;

/** What opens a row of a list, for `openRow` and the keys that go from row to row. */
export const rowOpener = { 'data-opens': true } as const;

const typed =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=tablist]';
const pressable = 'a, button, input, select, textarea, label, summary, dialog';

/** Presses what names the key that was pressed, and goes from row to row. */
export function useShortcuts(): void {
  const areOn = useSingleKeys();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || event.isComposing) return;
    const shortcut = shortcutOf(event);
    if (shortcut === null) return;
    // Nothing that lies behind a dialog is pressed.
    const scope = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;
    if (shortcut !== 'save' && (!areOn || (target instanceof Element && target.closest(typed)))) return;
    if (shortcut === 'next' || shortcut === 'previous') return step(event, shortcut, scope);
    const name = shortcut === 'save' ? 'Control+S' : shortcut;
    const element = scope.querySelector<HTMLElement>(`[aria-keyshortcuts~="${name}"]`);
    if (!element) return;
    event.preventDefault();
    if (event.repeat) return;
    if (element instanceof HTMLInputElement) element.select();
    else element.click();
  });
  // Before anything is seen: who presses a key at once is heard.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** An arrow scrolls as ever where the focus is on something else than a row. */
function step(event: KeyboardEvent, shortcut: 'next' | 'previous', scope: HTMLElement): void {
  const openers = [...scope.querySelectorAll<HTMLElement>('[data-opens]')];
  const focused = document.activeElement;
  const at = openers.findIndex((opener) => opener.closest('[data-row]')?.contains(focused));
  const isFree = focused === null || focused === document.body || focused.id === 'screen';
  if (event.key.startsWith('Arrow') && at < 0 && !isFree) return;
  const next = at < 0 ? (shortcut === 'next' ? 0 : -1) : at + (shortcut === 'next' ? 1 : -1);
  const opener = openers[next];
  if (!opener) return;
  event.preventDefault();
  opener.focus();
  opener.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
}

/** For a row: a click beside what can be pressed in it opens it, as a press of its opener does; a middle one a tab. */
export const openingRow = {
  'data-row': true,
  onClick: openRow,
  onAuxClick: openRow,
  // Where a middle click would begin to scroll the page by itself.
  onMouseDown: (event: ReactMouseEvent<HTMLElement>) => {
    if (event.button === 1 && openerFor(event) instanceof HTMLAnchorElement) event.preventDefault();
  },
} as const;

function openRow(event: ReactMouseEvent<HTMLElement>): void {
  const opener = openerFor(event);
  if (!opener || getSelection()?.toString()) return;
  const wantsTab = event.button === 1 || (event.button === 0 && (event.ctrlKey || event.metaKey));
  if (wantsTab && opener instanceof HTMLAnchorElement) window.open(opener.href, '_blank', 'noopener');
  else if (event.button === 0 && !wantsTab && !event.shiftKey && !event.altKey) opener.click();
}

/** Null where something else was meant. */
function openerFor({ target, currentTarget }: ReactMouseEvent<HTMLElement>): HTMLElement | null {
  const isBeside = target instanceof Element && currentTarget.contains(target) && !target.closest(pressable);
  return isBeside ? currentTarget.querySelector<HTMLElement>('[data-opens]') : null;
}
