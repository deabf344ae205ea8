import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { defaultRole } from '#src/lib/roles.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { ErrorDialog } from '#src/ui/error-dialog.tsx';
import { Field } from '#src/ui/field.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { AccountFrame, asideLink, EmailField } from '../account-frame.tsx';
import { useCheckedForm } from '../checked-form.client.ts';
import { registrationMessages, registrationTitle, registrationTitles } from '../messages.ts';
import type { Registration } from '../schema.ts';
import { ResendButton, useConfirmationReturn } from './resend-button.tsx';
import { ProviderButtons } from '../sessions/provider-buttons.tsx';
import { useReturn } from '../sessions/return-path.client.ts';
import type { AuthFailure } from '../sign-in.client.ts';
import { loadAccount } from '../form-parts.client.ts';
import { useSession } from '#src/session/session.client.ts';

const loadSchema = async () => (await import('../schema.ts')).registrationFormSchema;

/** How long the good news stands before the page changes. */
const redirectDelayMs = 1500;

/** A later attempt's toast takes the place of the one before. */
const topic = 'registration';

/** The field that the server refused, by the code of its refusal; the form cannot know these before. */
const faultyField: Readonly<Record<string, string>> = {
  user_already_exists: 'email',
  email_address_invalid: 'email',
  weak_password: 'password',
};

type Outcome =
  | { readonly kind: 'confirm_email'; readonly email: string }
  | { readonly kind: 'failed'; readonly failure: AuthFailure };

export default function RegisterPage() {
  const { t, i18n } = useLingui();
  const { search } = useLocation();
  const { form, errorOf, mark, isBusy } = useCheckedForm(loadSchema, submit);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const goBack = useReturn({ isHeld: isBusy });
  const { status } = useSession();
  const isMember = status === 'signed-in' && !isBusy;
  useEffect(() => {
    // `useReturn` leads away: why stands on the page where it ends.
    if (isMember) showToast('info', t`You are already logged in.`);
  }, [isMember, t]);
  const returnTo = useConfirmationReturn();

  function say(next: Outcome) {
    setOutcome(next);
    setIsDialogOpen(true);
    return null;
  }

  async function submit({ name, email, password }: Registration) {
    const { signUp } = await loadAccount();
    const result = await signUp({ name, email, password, returnTo: returnTo() });
    if ('failure' in result) {
      const { code, message } = result.failure;
      showToast('error', i18n._(message.id), { topic });
      const field = code && faultyField[code];
      if (field) mark(field, message);
      return say({ kind: 'failed', failure: result.failure });
    }
    if (result.outcome === 'confirm_email') {
      form.ref.current?.reset();
      showToast('success', i18n._(registrationMessages.confirmEmail.id), { topic });
      return say({ kind: 'confirm_email', email });
    }
    showToast('success', t`Registration successful! Welcome to Birtu.`, { topic });
    goBack(defaultRole, redirectDelayMs);
    return 'leaving';
  }

  const failure = outcome?.kind === 'failed' ? outcome.failure : null;
  const close = () => setIsDialogOpen(false);
  return (
    <AccountFrame
      title={<Trans>Create Account</Trans>}
      lead={<Trans>Free, and yours: your plans, your BMI and your calendar on every device.</Trans>}
      aside={
        <Trans>
          Already have an account?{' '}
          <Link to={`/login${search}`} className={asideLink}>
            Login
          </Link>
        </Trans>
      }
    >
      <PageHead title={t`Create Account`} description={t`Create your free Birtu account.`} />
      <form {...form} className="grid gap-4">
        <Field label={<Trans>Full Name</Trans>} name="name" autoComplete="name" error={errorOf('name')} />
        <EmailField error={errorOf('email')} />
        <PasswordField
          label={<Trans>Password</Trans>}
          hint={
            <Trans>
              At least 8 characters. Mix small and capital letters, numbers and signs such as @ or !.
            </Trans>
          }
          name="password"
          autoComplete="new-password"
          error={errorOf('password')}
        />
        <PasswordField
          label={<Trans>Confirm Password</Trans>}
          name="confirmPassword"
          autoComplete="new-password"
          error={errorOf('confirmPassword')}
        />
        <Button type="submit" look="primary" busyLabel={isBusy ? t`Creating your account…` : undefined}>
          <Trans>Register</Trans>
        </Button>
      </form>
      <ProviderButtons search={search} isRemembered={() => true} />
      <ErrorDialog
        isOpen={isDialogOpen && failure !== null}
        onClose={close}
        title={i18n._((registrationTitle(failure?.code) ?? registrationTitles.failed).id)}
        message={failure && i18n._(failure.message.id)}
        details={failure?.details}
        action={
          failure?.code === 'user_already_exists' && (
            <ButtonLink to={`/login${search}`} look="primary">
              <Trans>Login</Trans>
            </ButtonLink>
          )
        }
      />
      <Dialog
        isOpen={isDialogOpen && outcome?.kind === 'confirm_email'}
        onClose={close}
        title={
          <span className="text-green">
            <Trans>Check your email</Trans>
          </span>
        }
        actions={
          <>
            {outcome?.kind === 'confirm_email' && <ResendButton email={outcome.email} />}
            <Button onClick={close}>
              <Trans>Close</Trans>
            </Button>
          </>
        }
      >
        <p>{i18n._(registrationMessages.confirmEmail.id)}</p>
      </Dialog>
    </AccountFrame>
  );
}
