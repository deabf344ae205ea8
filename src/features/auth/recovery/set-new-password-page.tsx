import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { AccountFrame, asideLink } from '../account-frame.tsx';
import { useCheckedForm } from '../checked-form.tsx';
import { resetMessages, type Message } from '../messages.ts';
import type { LoginNotice } from '../sessions/notice.tsx';
import { openResetSession, type ResetSession } from './password-reset.tsx';
import { readResetLink } from './reset-link.ts';
import { resetFormSchema } from '../schema.ts';
import { forgetSession } from '../account.tsx';

/** How long the good news stands before the login. */
const redirectDelayMs = 3000;

type Stage =
  | { readonly kind: 'validating' | 'complete' }
  | { readonly kind: 'invalid'; readonly why: Message }
  | { readonly kind: 'form'; readonly session: ResetSession };

/** Where a reset link leads: the link is checked first, then the new password is asked for. */
export default function SetNewPasswordPage() {
  const { t } = useLingui();
  const [stage, setStage] = useState<Stage>({ kind: 'validating' });
  useEffect(() => {
    let isCurrent = true;
    void validate(location.hash).then((next) => {
      if (!isCurrent) return;
      // Out of sight, out of the history, and gone from what a person might copy and send on.
      history.replaceState(history.state, '', location.pathname);
      setStage(next);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return (
    <AccountFrame title={<Title stage={stage.kind} />} lead={<Lead stage={stage} />} aside={<BackToLogin />}>
      <PageHead
        title={`${t`Set New Password`} · Birtu`}
        description={t`Set a new password for your Birtu account.`}
      />
      <div data-needs-app="">
        {stage.kind === 'validating' && (
          <output aria-busy="true">
            <Trans>Loading...</Trans>
          </output>
        )}
        {stage.kind === 'invalid' && (
          <ButtonLink to="/reset-password" look="primary" className="w-full">
            <Trans>Request a new link</Trans>
          </ButtonLink>
        )}
        {stage.kind === 'form' && (
          <NewPasswordForm session={stage.session} onDone={() => setStage({ kind: 'complete' })} />
        )}
        {stage.kind === 'complete' && <Complete />}
      </div>
    </AccountFrame>
  );
}

async function validate(hash: string): Promise<Stage> {
  const tokens = readResetLink(hash);
  const opened = 'id' in tokens ? tokens : await openResetSession(tokens);
  return 'id' in opened ? { kind: 'invalid', why: opened } : { kind: 'form', session: opened };
}

function Title({ stage }: { stage: Stage['kind'] }) {
  if (stage === 'invalid') return <Trans>Invalid Reset Link</Trans>;
  if (stage === 'complete') return <Trans>Password Reset Complete</Trans>;
  return <Trans>Set New Password</Trans>;
}

function Lead({ stage }: { stage: Stage }) {
  const { i18n } = useLingui();
  if (stage.kind === 'validating') return <Trans>Your link is being checked.</Trans>;
  if (stage.kind === 'invalid') return i18n._(stage.why.id);
  if (stage.kind === 'complete') return i18n._(resetMessages.changed.id);
  return <Trans>Choose a password that you use nowhere else.</Trans>;
}

const BackToLogin = () => (
  <Link to="/login" className={asideLink}>
    <Trans>Back to login</Trans>
  </Link>
);

function NewPasswordForm({ session, onDone }: { session: ResetSession; onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { form, check, errorOf, forget } = useCheckedForm(resetFormSchema);
  const [failure, setFailure] = useState<Message | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit() {
    const values = check();
    if (!values || isBusy) return;
    setIsBusy(true);
    const failed = await session.setPassword(values.password);
    if (!failed) await forgetSession();
    setIsBusy(false);
    setFailure(failed);
    if (!failed) onDone();
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-4"
      onInput={(event) => {
        forget((event.target as HTMLInputElement).name);
        setFailure(null);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PasswordField
        label={<Trans>New Password</Trans>}
        hint={<Trans>At least 6 characters, with a capital letter, a small letter and a number.</Trans>}
        name="password"
        autoComplete="new-password"
        error={errorOf('password')}
      />
      <PasswordField
        label={<Trans>Confirm New Password</Trans>}
        name="confirmPassword"
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
      />
      {failure && (
        <p role="alert" className="rounded-card bg-red-tint p-3 text-small text-red">
          {i18n._(failure.id)}
        </p>
      )}
      <Button type="submit" look="primary" busyLabel={isBusy ? t`Saving…` : undefined}>
        <Trans>Set New Password</Trans>
      </Button>
    </form>
  );
}

function Complete() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const login = useLocalPath()('/login');
  const message = i18n._(resetMessages.changed.id);
  useEffect(() => {
    const notice: LoginNotice = { message };
    const timer = setTimeout(() => void navigate(login, { state: notice, replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [navigate, login, message]);
  return (
    <ButtonLink to="/login" look="primary" className="w-full">
      <Trans>Login</Trans>
    </ButtonLink>
  );
}
