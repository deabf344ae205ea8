import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#src/ui/button.tsx';
import { useLocalPath } from '#src/ui/link.tsx';
import { FormFailure } from '../account-frame.tsx';
import { loginFor } from '#src/session/addresses.ts';
import { signOut } from '#src/session/session.client.ts';
import type { SecurityFailure } from './messages.ts';

/** One subject of the account: what it is about on one side, how it stands and what can be done on the other. */
export function SecurityCard({
  title,
  lead,
  anchor,
  children,
}: {
  title: ReactNode;
  /** By which links lead there. */
  anchor?: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="card grid grid-cols-1 gap-4 p-4 sm:p-6 md:grid-cols-[20rem_minmax(0,1fr)] md:gap-10"
    >
      <header>
        <h2 id={id} tabIndex={-1} className="text-large">
          {title}
        </h2>
        <p className="mt-1 text-small text-soft">{lead}</p>
      </header>
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">{children}</div>
    </section>
  );
}

/** Brings whoever works with the keys back to the subject when what they stood on is gone. */
export const focusCard = (within: Element | null): void =>
  within?.closest('section')?.querySelector('h2')?.focus();

/** Why it did not work, and the way to log in again where only that helps. */
export function SecurityFailureNote({ failure }: { failure: SecurityFailure | null }) {
  if (!failure) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <FormFailure message={failure.message} />
      {failure.mustLogIn && <LogInAgain />}
    </div>
  );
}

function LogInAgain() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const login = useLocalPath()(loginFor(pathname));
  return (
    <Button onClick={() => void Promise.all([navigate(login), signOut()])}>
      <Trans>Log in again</Trans>
    </Button>
  );
}

interface UnfoldingProps {
  readonly label: ReactNode;
  /** What it is about, where the label alone does not say; read out after it. */
  readonly of?: string;
  readonly look?: 'plain' | 'primary';
  /** What opens in the button's place. Its first field gets the focus, and the button when it closes. */
  readonly children: (close: () => void) => ReactNode;
}

/** A form that stands behind a button until it is wanted. */
export function Unfolding({ label, of, look = 'plain', children }: UnfoldingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen !== wasOpen.current)
      place.current?.querySelector<HTMLElement>('input:not([hidden]), button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div ref={place} className="grid grid-cols-1 justify-items-start">
      {isOpen ? (
        <div className="w-full max-w-md">{children(() => setIsOpen(false))}</div>
      ) : (
        <Button look={look} onClick={() => setIsOpen(true)}>
          {label}
          {of && <span className="sr-only">{of}</span>}
        </Button>
      )}
    </div>
  );
}
