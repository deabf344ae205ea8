import type { GoTrueClient } from '@supabase/auth-js';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { read } from '#src/api/client.ts';
import { Dot } from '#src/ui/facts.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { memberApi } from '#src/session/account.client.ts';
import { ask, attempt } from './account-security.client.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { LastUsed, Started, useDeviceName } from './login-words.tsx';
import type { SessionList } from './schema.ts';
import type { SessionEntry } from './session-entry.ts';
import { SecurityCard } from './security-card.tsx';
import { anyAlike, markOf } from './session-mark.ts';

interface SessionsSectionProps {
  readonly list: SessionList;
  readonly onChanged: () => void;
}

/** Every device that is logged in, and a way to end what should not be. */
export function SessionsSection({ list, onChanged }: SessionsSectionProps) {
  const { t } = useLingui();
  const { items: sessions, total } = list;
  const hidden = total - sessions.length;
  const someAlike = anyAlike(sessions.map(({ device }) => JSON.stringify(device)));
  const endOthers = async () => (await ask(signOutElsewhere)).failure;
  return (
    <SecurityCard
      title={<Trans>Where you are logged in</Trans>}
      lead={<Trans>Something here that you do not know? End it, then change your password.</Trans>}
    >
      <ul className="grid grid-cols-1">
        {sessions.map((session) => (
          <Session key={session.id} session={session} onChanged={onChanged} />
        ))}
      </ul>
      {someAlike && (
        <p className="text-small text-soft">
          <Trans>
            Do two look alike? Open this page on the other device: it shows the mark of its own login beside
            “This device”.
          </Trans>
        </p>
      )}
      {hidden > 0 && (
        <p className="text-small text-soft">
          <Plural value={hidden} one="And # older one." other="And # older ones." />
        </p>
      )}
      {total > 1 ? (
        <ConfirmButton
          label={<Trans>End all others</Trans>}
          title={<Trans>End all other logins?</Trans>}
          question={<Trans>You stay logged in here. Every other device has to log in again.</Trans>}
          action={<Trans>End all others</Trans>}
          busyLabel={t`Ending…`}
          act={endOthers}
          onDone={() => {
            showToast('success', t`You are now logged in here only.`);
            onChanged();
          }}
        />
      ) : (
        <p className="text-small text-soft">
          <Trans>You are logged in nowhere else.</Trans>
        </p>
      )}
    </SecurityCard>
  );
}

const signOutElsewhere = async (client: GoTrueClient) => ({
  data: null,
  ...(await client.signOut({ scope: 'others' })),
});

function Session({ session, onChanged }: { session: SessionEntry; onChanged: () => void }) {
  const { t } = useLingui();
  const device = useDeviceName(session.device);
  const mark = markOf(session.id);
  const end = async () =>
    (await attempt(() => read(memberApi().account.sessions[':id'].$delete({ param: { id: session.id } }))))
      .failure;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-edge py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{device}</p>
        <p className="text-small text-soft wrap-anywhere">
          {session.current ? (
            <strong className="text-green">
              <Trans>This device</Trans>
            </strong>
          ) : (
            <LastUsed moment={session.last_used} />
          )}
          <Dot />
          <Trans>
            mark <span translate="no">{mark}</span>
          </Trans>
          {session.address && (
            <>
              <Dot />
              {session.address}
            </>
          )}
        </p>
        <p className="text-small text-soft">
          <Started moment={session.started} />
        </p>
      </div>
      {!session.current && (
        <ConfirmButton
          label={<Trans>End</Trans>}
          of={device}
          title={<Trans>End this login?</Trans>}
          question={<Trans>{device} has to log in again.</Trans>}
          action={<Trans>End login</Trans>}
          busyLabel={t`Ending…`}
          act={end}
          onDone={() => {
            showToast('success', t`${device} is logged out.`);
            onChanged();
          }}
        />
      )}
    </li>
  );
}
