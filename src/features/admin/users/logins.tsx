import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { LastUsed, Started, useDeviceName } from '#src/features/auth/security/login-words.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { userActionFailures } from './messages.ts';
import type { UserDetail } from './schema.ts';
import { UserAction } from './user-action.tsx';
import { UserCard } from './user-card.tsx';
import { endLogins } from './users.client.ts';

/** Where somebody is logged in, and a way to end it. */
export function Logins({ user }: { user: UserDetail }) {
  const { t } = useLingui();
  const { items, total } = user.logins;
  const hidden = total - items.length;
  const name = user.full_name || user.email;
  return (
    <UserCard
      title={<Trans>Log-ins</Trans>}
      lead={<Trans>End what the person does not know, or all of them where a device was lost.</Trans>}
    >
      {total === 0 ? (
        <p>
          <Trans>Logged in nowhere.</Trans>
        </p>
      ) : (
        <>
          <ul className="rows w-full">
            {items.map((login) => (
              <Login key={login.id} user={{ id: user.id, name }} login={login} />
            ))}
          </ul>
          {hidden > 0 && (
            <p className="text-small text-soft">
              <Plural value={hidden} one="And # older one." other="And # older ones." />
            </p>
          )}
          <UserAction
            label={<Trans>Log out everywhere</Trans>}
            title={<Trans>Log out everywhere?</Trans>}
            busyLabel={t`Logging out…`}
            act={() => endLogins(user.id)}
            done={t`${name} is logged out everywhere.`}
            failed={userActionFailures.end}
          >
            <p>
              <Trans>{name} has to log in again on every device. Nothing else changes.</Trans>
            </p>
          </UserAction>
        </>
      )}
    </UserCard>
  );
}

interface LoginProps {
  user: { readonly id: string; readonly name: string };
  login: UserDetail['logins']['items'][number];
}

function Login({ user: { id, name }, login }: LoginProps) {
  const { t } = useLingui();
  const device = useDeviceName(login.device);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{device}</p>
        <p className="text-small text-soft">
          <LastUsed moment={login.last_used} />
          <Dot />
          <Started moment={login.started} />
        </p>
      </div>
      <UserAction
        label={<Trans>Log out</Trans>}
        name={t`Log out: ${device}`}
        title={<Trans>Log out on one device?</Trans>}
        busyLabel={t`Logging out…`}
        act={() => endLogins(id, login.id)}
        done={t`${name} is logged out on ${device}.`}
        failed={userActionFailures.end}
      >
        <p>
          <Trans>
            {name} has to log in again on {device}.
          </Trans>
        </p>
      </UserAction>
    </li>
  );
}
