import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Field } from '#src/ui/field.tsx';
import { Link } from '#src/ui/link.tsx';
import { prepareForm } from './form-parts.client.ts';
import type { Message } from '#src/session/messages.ts';

interface AccountFrameProps {
  title: ReactNode;
  lead: ReactNode;
  /** Names a step that follows another one here: its title gets the focus, so that it is read out. */
  step?: string;
  children: ReactNode;
  /** The way to the other form. */
  aside: ReactNode;
}

/** The link below the card, as tall as a finger. */
export const asideLink = 'inline-block py-2.5 font-semibold underline';
/** What looks like one and does something here. */
export const asideButton = `${asideLink} cursor-pointer text-green`;

export const BackToLogin = () => (
  <Link to="/login" className={asideLink}>
    <Trans>Back to login</Trans>
  </Link>
);

/** Another way to the same end, and the way back. */
export const OrBackToLogin = ({ to, children }: { to: string; children: ReactNode }) => (
  <>
    <Link to={to} className={asideLink}>
      {children}
    </Link>
    <br />
    <BackToLogin />
  </>
);

/** Whose account it is, by the address that one logs in with. */
export const EmailField = (props: Omit<ComponentProps<typeof Field>, 'label'>) => (
  <Field label={<Trans>Email</Trans>} name="email" type="email" autoComplete="username" {...props} />
);

/** Six digits; phones offer the code of a text message by themselves. */
export const CodeField = (props: Omit<ComponentProps<typeof Field>, 'label'>) => (
  <Field
    label={<Trans>Verification code</Trans>}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    {...props}
  />
);

/** Why the form could not do what was asked; read out when it appears. */
export function FormFailure({ message }: { message: Message | null | undefined }) {
  const { i18n } = useLingui();
  if (!message) return null;
  return (
    <p role="alert" className="rounded-card bg-red-tint p-3 text-small text-red">
      {i18n._(message.id)}
    </p>
  );
}

/** Whoever goes to a field will send the form: what that needs is there by then. */
const prepare = () => void prepareForm();

/** The card that the account forms stand in. */
export function AccountFrame({ title, lead, step, children, aside }: AccountFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step) heading.current?.focus();
  }, [step]);
  return (
    <main className="page grid justify-items-center py-8 sm:py-14">
      <div className="grid w-full max-w-md gap-6">
        <div className="grid gap-2">
          <h1 ref={heading} tabIndex={-1} style={{ outline: 'none' }} className="text-head">
            {title}
          </h1>
          <p className="text-soft">{lead}</p>
        </div>
        <noscript>
          <p className="card p-5">
            <Trans>This form needs JavaScript. Please turn it on and load the page again.</Trans>
          </p>
        </noscript>
        <div onFocus={prepare} className="card p-5 noscript:hidden sm:p-8">
          {children}
        </div>
        <p className="text-center">{aside}</p>
      </div>
    </main>
  );
}
