import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { colons } from '#src/lib/listed.ts';
import { CloseButton } from './close-button.tsx';
import { useLanguage } from './language.client.ts';
import { dismiss, raise } from './toaster.tsx';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

const defaultDurationMs = 5000;

interface ToastOptions {
  readonly durationMs?: number;
  /** What can be done about it, beside what it says. @param leave takes the toast away */
  readonly action?: (leave: () => void) => ReactNode;
  /** What it is about: a later toast on the same topic takes its place. */
  readonly topic?: string;
}

/** Shows a passing note on whatever page is open. @param message already translated */
export function showToast(
  kind: ToastKind,
  message: string,
  { durationMs = defaultDurationMs, action, topic = `${kind} ${message}` }: ToastOptions = {},
): void {
  raise({
    says: topic,
    isUrgent: kind === 'error' || kind === 'warning',
    look: (id) => <Toast {...{ id, kind, message, durationMs, action }} />,
  });
}

interface ToastProps {
  readonly id: number;
  readonly kind: ToastKind;
  readonly message: string;
  readonly durationMs: number;
  readonly action: ToastOptions['action'];
}

const looks: Readonly<Record<ToastKind, { bar: string; sign: string }>> = {
  success: { bar: 'border-s-green', sign: 'm5 13 4 4L19 7' },
  error: { bar: 'border-s-red', sign: 'm7 7 10 10M17 7 7 17' },
  warning: { bar: 'border-s-gold', sign: 'M12 5v9M12 18v1' },
  info: { bar: 'border-s-ink', sign: 'M12 5v1M12 10v9' },
};

/** It waits while it is pointed at or has the focus. */
function Toast({ id, kind, message, durationMs, action }: ToastProps) {
  const { t } = useLingui();
  const language = useLanguage();
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
        <span className="sr-only">
          {names[kind]}
          {colons[language]}
        </span>
        {message}
      </p>
      {action?.(() => dismiss(id))}
      <CloseButton label={t`Dismiss`} onClick={() => dismiss(id)} className="text-soft" />
    </div>
  );
}
