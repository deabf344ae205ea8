import type { Provider, UserIdentity } from '@supabase/auth-js';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { FormFailure } from '../account-frame.tsx';
import { socialMessageOf, socialMessages } from '../identities/messages.ts';
import type { Message } from '#src/session/messages.ts';
import { areaOf } from '#src/session/storage.client.ts';
import { comesFromProvider, withoutVisit } from '../sessions/provider-return.client.ts';
import { useSignInProviders } from '../sign-in-settings.client.ts';
import { ask } from './account-security.client.ts';
import { ConfirmButton } from './confirm-button.tsx';
import type { SecurityFailure } from './messages.ts';
import { SecurityCard, SecurityFailureNote } from './security-card.tsx';

interface IdentitiesSectionProps {
  readonly identities: readonly UserIdentity[];
  readonly hasPassword: boolean;
  readonly onChanged: () => void;
}

/** Accounts held elsewhere that one may log in with; nothing where none are offered and none are connected. */
export function IdentitiesSection({ identities, hasPassword, onChanged }: IdentitiesSectionProps) {
  const providers = useSignInProviders();
  const nameOf = (id: string) => providers.find((provider) => provider.id === id)?.name ?? id;
  const returned = useLinkReturn(identities, nameOf);
  if (providers.length === 0 && identities.length === 0) return null;
  const open = providers.filter(({ id }) => identities.every(({ provider }) => provider !== id));
  return (
    <SecurityCard
      title={<Trans>Connected accounts</Trans>}
      lead={<Trans>Accounts that you hold elsewhere, and can log in to Birtu with.</Trans>}
    >
      {identities.length > 0 && (
        <ul className="grid grid-cols-1">
          {identities.map((identity) => (
            <Identity
              key={identity.identity_id}
              identity={identity}
              name={nameOf(identity.provider)}
              isLast={!hasPassword && identities.length === 1}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
      <FormFailure message={returned} />
      {open.map(({ id, name }) => (
        <Connect key={id} provider={id} name={name} />
      ))}
    </SecurityCard>
  );
}

interface IdentityProps {
  readonly identity: UserIdentity;
  readonly name: string;
  /** The only way to log in. */
  readonly isLast: boolean;
  readonly onChanged: () => void;
}

function Identity({ identity, name, isLast, onChanged }: IdentityProps) {
  const { t, i18n } = useLingui();
  const email: unknown = identity.identity_data?.['email'];
  const unlink = async () => (await ask((client) => client.unlinkIdentity(identity))).failure;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-edge py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold">{name}</p>
        {typeof email === 'string' && <p className="text-small text-soft wrap-anywhere">{email}</p>}
        {isLast && <p className="text-small text-soft">{i18n._(socialMessages.lastWayIn.id)}</p>}
      </div>
      {!isLast && (
        <ConfirmButton
          label={<Trans>Disconnect</Trans>}
          of={name}
          title={<Trans>Disconnect {name}?</Trans>}
          question={<Trans>You can no longer log in to Birtu with {name} then.</Trans>}
          action={<Trans>Disconnect</Trans>}
          busyLabel={t`Disconnecting…`}
          act={unlink}
          onDone={() => {
            showToast('success', t`${name} is disconnected.`);
            onChanged();
          }}
        />
      )}
    </li>
  );
}

function Connect({ provider, name }: { provider: string; name: string }) {
  const { t } = useLingui();
  const redirectTo = new URL(useLocation().pathname, location.origin).href;
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<SecurityFailure | null>(null);

  async function leave() {
    if (isLeaving) return;
    setIsLeaving(true);
    setFailure(null);
    areaOf('sessionStorage').setItem(leftForKey, provider);
    // The client's own list names the providers of a hosted service; ours come from the settings.
    const outcome = await ask((client) =>
      client.linkIdentity({ provider: provider as Provider, options: { redirectTo } }),
    );
    if (!outcome.failure) return;
    setFailure(outcome.failure);
    setIsLeaving(false);
  }

  return (
    <div className="grid justify-items-start gap-3">
      <Button onClick={() => void leave()} busyLabel={isLeaving ? t`Going to ${name}…` : undefined}>
        <Trans>Connect {name}</Trans>
      </Button>
      <SecurityFailureNote failure={failure} />
    </div>
  );
}

/** Where this tab keeps which provider it has left for. */
const leftForKey = 'birtu-connecting';

/** How the visit to a provider went; the address keeps nothing of it. */
function useLinkReturn(identities: readonly UserIdentity[], nameOf: (id: string) => string): Message | null {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // The page comes anew with the visit: what its first address says is all that there is to say.
  const [{ failure, connected }] = useState(() => outcomeOf(new URLSearchParams(search), identities));
  const isBack = comesFromProvider(new URLSearchParams(search));
  // Until the cleaned address is there, every render would leave for it anew.
  const isTold = useRef(false);
  useEffect(() => {
    if (!isBack || isTold.current) return;
    isTold.current = true;
    if (connected !== null)
      showToast('success', t`${nameOf(connected)} is connected. You can log in with it from now on.`);
    void navigate({ pathname, search: withoutVisit(search) }, { replace: true, preventScrollReset: true });
  }, [isBack, connected, search, pathname, navigate, nameOf, t]);
  return failure;
}

interface LinkOutcome {
  readonly failure: Message | null;
  /** The provider that is connected now. */
  readonly connected: string | null;
}

function outcomeOf(parameters: URLSearchParams, identities: readonly UserIdentity[]): LinkOutcome {
  if (parameters.has('error'))
    return { failure: socialMessageOf(parameters.get('error_description')), connected: null };
  if (!parameters.has('code')) return { failure: null, connected: null };
  const provider = areaOf('sessionStorage').getItem(leftForKey);
  const isConnected = identities.some((identity) => identity.provider === provider);
  return isConnected
    ? { failure: null, connected: provider }
    : { failure: socialMessages.codeExpired, connected: null };
}
