import { Fragment, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';

/** Something said in passing. How it looks comes with it, so that pages which say nothing load none of that. */
interface Note {
  /** A later one with the same takes its place, instead of being stacked on it. */
  readonly says: string;
  /** Read out at once, whatever is being read. */
  readonly isUrgent: boolean;
  readonly look: (id: number) => ReactNode;
}

let shown: readonly (Note & { readonly id: number })[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: typeof shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

export function raise(note: Note): void {
  lastId += 1;
  show([...shown.filter(({ says }) => says !== note.says), { ...note, id: lastId }]);
}

export const dismiss = (id: number) => show(shown.filter((note) => note.id !== id));

const none: typeof shown = [];
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Modals that are open, the innermost last. */
let modals: readonly HTMLElement[] = [];
const places = new Set<() => void>();

function showModals(next: typeof modals): void {
  modals = next;
  for (const settle of places) settle();
}

/** Toasts stand in an open modal until `releaseToasts`: what is outside of it can neither be pressed nor is it read out. */
export const holdToasts = (modal: HTMLElement) =>
  showModals([...modals.filter((other) => other !== modal), modal]);

/** Before the modal is taken away, and the toasts with it. */
export const releaseToasts = (modal: HTMLElement) => {
  if (modals.includes(modal)) showModals(modals.filter((other) => other !== modal));
};

/** Where the toasts stand: once on every page. */
export function Toaster() {
  const notes = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
  const home = useRef<HTMLDivElement>(null);
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const settle = () => {
      const place = modals.at(-1) ?? home.current;
      if (!stack.current || !place || stack.current.parentElement === place) return;
      const isShown = stack.current.matches(':popover-open');
      place.append(stack.current);
      if (isShown) stack.current.showPopover();
    };
    places.add(settle);
    return () => void places.delete(settle);
  }, []);
  const newest = notes.at(-1)?.id;
  useEffect(() => {
    // Raised again for each toast, to stand above a dialog that was opened since.
    stack.current?.hidePopover();
    if (newest !== undefined) stack.current?.showPopover();
  }, [newest]);
  const saying = (urgent: boolean) =>
    notes
      .filter(({ isUrgent }) => isUrgent === urgent)
      .map(({ id, look }) => <Fragment key={id}>{look(id)}</Fragment>);
  return (
    <div ref={home}>
      <div ref={stack} popover="manual" className="toaster">
        <div role="alert" className="empty:hidden">
          {saying(true)}
        </div>
        <output className="block empty:hidden">{saying(false)}</output>
      </div>
    </div>
  );
}
