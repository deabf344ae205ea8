import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { networkMessage } from '#src/lib/network.ts';
import { Button } from '#src/ui/button.tsx';
import { useLocalPath } from '#src/ui/link.tsx';
import { FormFailure } from '../account-frame.tsx';
import { loadAccount } from '../form-parts.client.ts';
import type { Message } from '#src/session/messages.ts';
import { useSignInProviders } from '../sign-in-settings.client.ts';
import { fromParameter, pathToReturnTo } from '#src/session/addresses.ts';

interface ProviderButtonsProps {
  /** The query of the page, which names the page to go back to. */
  readonly search: string;
  /** Whether the session shall outlive the browser's window. */
  readonly isRemembered: () => boolean;
}

/** Signing in with an account held elsewhere; nothing where no provider is set up. */
export function ProviderButtons({ search, isRemembered }: ProviderButtonsProps) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const providers = useSignInProviders();
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  const [failure, setFailure] = useState<Message | null>(null);
  if (providers.length === 0) return null;

  async function leave(id: string) {
    if (leavingFor) return;
    setLeavingFor(id);
    // Back to the login in any case: it shows what went wrong, and asks for a second factor.
    const returnTo = new URL(localPath('/login'), location.origin);
    const from = pathToReturnTo(search);
    if (from) returnTo.searchParams.set(fromParameter, from);
    const account = await loadAccount().catch(() => null);
    const options = { remember: isRemembered(), returnTo: returnTo.href };
    const failed = account ? await account.signInWith(id, options) : { message: networkMessage };
    setFailure(failed?.message ?? null);
    if (failed) setLeavingFor(null);
  }

  return (
    <div className="mt-6 grid gap-3 border-t border-edge pt-6">
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          onClick={() => void leave(id)}
          busyLabel={leavingFor === id ? t`Going to ${name}…` : undefined}
        >
          <Trans>Continue with {name}</Trans>
        </Button>
      ))}
      <FormFailure message={failure} />
    </div>
  );
}
