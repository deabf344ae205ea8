import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly message: string;
  readonly durationMs: number;
}

const defaultDurationMs = 5000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a passing note on whatever page is open. @param message already translated */
export function showToast(kind: ToastKind, message: string, durationMs = defaultDurationMs): void {
  lastId += 1;
  // What says the same is not stacked but starts anew.
  const others = toasts.filter((toast) => toast.message !== message || toast.kind !== kind);
  show([...others, { id: lastId, kind, message, durationMs }]);
}

const dismiss = (id: number) => show(toasts.filter((toast) => toast.id !== id));

const none: readonly Toast[] = [];
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where the toasts stand: once on every page. Both live regions are there before anything is said in them. */
export function Toaster() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  const stack = useRef<HTMLDivElement>(null);
  const newest = shown.at(-1)?.id;
  useEffect(() => {
    // Raised again for each toast, to stand above a dialog that was opened since.
    stack.current?.hidePopover();
    if (newest !== undefined) stack.current?.showPopover();
  }, [newest]);
  const isUrgent = ({ kind }: Toast) => kind === 'error' || kind === 'warning';
  return (
    <div ref={stack} popover="manual" className="toaster">
      <div role="alert">
        {shown.filter(isUrgent).map((toast) => (
          <Note key={toast.id} toast={toast} />
        ))}
      </div>
      <output className="block">
        {shown
          .filter((toast) => !isUrgent(toast))
          .map((toast) => (
            <Note key={toast.id} toast={toast} />
          ))}
      </output>
    </div>
  );
}

const looks: Readonly<Record<ToastKind, { bar: string; sign: string }>> = {
  success: { bar: 'border-s-green', sign: 'm5 13 4 4L19 7' },
  error: { bar: 'border-s-red', sign: 'm7 7 10 10M17 7 7 17' },
  warning: { bar: 'border-s-gold', sign: 'M12 5v9M12 18v1' },
  info: { bar: 'border-s-ink', sign: 'M12 5v1M12 10v9' },
};

/** One note. It waits while it is pointed at or has the focus. */
function Note({ toast: { id, kind, message, durationMs } }: { toast: Toast }) {
  const { t } = useLingui();
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, isHeld]);
  const names: Record<ToastKind, string> = {
    success: t`Success`,
    error: t`Error`,
    warning: t`Warning`,
    info: t`Note`,
  };
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    <div
      data-kind={kind}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className={`card mt-2 flex items-start gap-3 border-s-4 ps-4 ${looks[kind].bar}`}
    >
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        className="mt-3 shrink-0"
        aria-hidden="true"
      >
        <path d={looks[kind].sign} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <p className="grow py-2.5">
        <span className="sr-only">{names[kind]}: </span>
        {message}
      </p>
      <button
        type="button"
        aria-label={t`Dismiss`}
        onClick={() => dismiss(id)}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-card text-soft hover:text-ink"
      >
        <svg
          viewBox="0 0 24 24"
          width="18"
          height="18"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="m6 6 12 12M18 6 6 18" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
}
