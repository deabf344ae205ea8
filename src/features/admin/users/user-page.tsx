import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { loaded } from '#src/api/screen-data.client.ts';
import { inLanguage } from '#src/lib/language.ts';
import { isStaff } from '#src/lib/roles.ts';
import { readAsMember, useMember } from '#src/session/guard.tsx';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Moment } from '#src/ui/moment.tsx';
import { NotLoaded, useListAddress } from '#src/ui/staff/resource-list.tsx';
import { speak } from '#src/words/catalogues.client.ts';
import { roleLabel } from '../role-labels.ts';
import { Logins } from './logins.tsx';
import { Mails } from './mails.tsx';
import { userLoadFailure } from './messages.ts';
import type { UserDetail } from './schema.ts';
import { SuspendedSign } from './suspended-sign.tsx';
import { SuspensionCard } from './suspension-card.tsx';
import { UserCard } from './user-card.tsx';
import { readUser } from './users.client.ts';

// Devices and log-ins are called as on one’s own profile.
export const handle = await speak('settings');

export const clientLoader = ({ request, params }: ClientLoaderFunctionArgs) =>
  loaded(readAsMember(request, () => readUser(params['id'] ?? '')));

/** A dialog in the address changes nothing of the account. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname;

/** How somebody’s account stands, and what a super admin can do about it. */
export default function UserPage() {
  const { value: user, refusal } = useLoaderData<typeof clientLoader>();
  const list = useListAddress('/admin/users');
  if (refusal) return <NotLoaded failed={userLoadFailure} refusal={refusal} list={list} />;
  return <UserScreen key={user.id} user={user} list={list} />;
}

function UserScreen({ user, list }: { user: UserDetail; list: string }) {
  const isMe = useMember()?.id === user.id;
  return (
    <div className="grid max-w-5xl grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-title wrap-anywhere">{user.full_name || user.email}</h2>
        {user.suspension && <SuspendedSign />}
        <div className="ms-auto flex flex-wrap gap-3">
          <ButtonLink to={list}>
            <Trans>Back to the list</Trans>
          </ButtonLink>
          <ButtonLink to={`/admin/users?edit=${user.id}`}>
            <Trans>Edit name and role</Trans>
          </ButtonLink>
        </div>
      </div>
      <UserCard title={<Trans>Account</Trans>}>
        <Facts user={user} />
      </UserCard>
      {isMe ? (
        <ArrowLink to="/admin/profile">
          <Trans>This is you: your password, second step and log-ins are on your profile</Trans>
        </ArrowLink>
      ) : (
        <>
          <SuspensionCard user={user} />
          <Logins user={user} />
          <Mails user={user} />
        </>
      )}
    </div>
  );
}

function Facts({ user }: { user: UserDetail }) {
  const language = useLanguage();
  const { started_plans: followed, saved_plans: saved } = user.belongings;
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
      <Fact name={<Trans>Email</Trans>}>
        {user.email}
        <small className="block text-small text-soft">
          <Confirmed user={user} />
        </small>
      </Fact>
      <Fact name={<Trans>Role</Trans>}>{inLanguage(roleLabel(user.role), language)}</Fact>
      <Fact name={<Trans>Created At</Trans>}>
        <Moment at={user.created_at} />
      </Fact>
      <Fact name={<Trans>Last log-in</Trans>}>
        {user.last_log_in_at && !user.invited_at ? (
          <Moment at={user.last_log_in_at} />
        ) : (
          <Trans>Not yet</Trans>
        )}
      </Fact>
      <Fact name={<Trans>Second step</Trans>}>
        {user.has_second_step ? (
          <strong className="text-green">
            <Trans>On</Trans>
          </strong>
        ) : isStaff(user.role) ? (
          <strong className="text-red">
            <Trans>Off</Trans>
          </strong>
        ) : (
          <Trans>Off</Trans>
        )}
      </Fact>
      <Fact name={<Trans>Plans</Trans>}>
        <Plural value={followed} _0="Follows none" one="Follows # plan" other="Follows # plans" />
        <Dot />
        <Plural value={saved} _0="none saved" one="# saved" other="# saved" />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-small text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Confirmed({ user: { email_confirmed_at: confirmed, invited_at: invited } }: { user: UserDetail }) {
  if (invited)
    return (
      <Trans>
        Invited on <Moment at={invited} />, not accepted yet
      </Trans>
    );
  if (confirmed === null) return <Trans>Not confirmed yet</Trans>;
  return (
    <Trans>
      Confirmed on <Moment at={confirmed} />
    </Trans>
  );
}
