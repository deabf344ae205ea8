import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import {
  useLoaderData,
  useRevalidator,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { ApiError, read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { useMember } from '#src/session/guard.tsx';
import { formatDate } from '#src/lib/dates.ts';
import { today } from '#src/lib/day.ts';
import { inLanguage } from '#src/lib/language.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { DataTable, type Column } from '#src/ui/staff/data-table.tsx';
import { ChoiceFilter, SearchBox } from '#src/ui/staff/list-filters.tsx';
import { useLatest } from '#src/ui/staff/latest.client.ts';
import { PlacePages } from '#src/ui/staff/pagination.tsx';
import { roleLabel, roleLabels } from '../role-labels.ts';
import { DeleteUser } from './delete-user.tsx';
import { userMessages } from './messages.ts';
import type { User, UserList } from './schema.ts';
import { useDialogAddress, type DialogAddress } from './dialog-address.client.ts';
import { UserDialogs } from './user-dialogs.tsx';
import { useLanguage } from '#src/ui/language.client.ts';

/** What of the address is the list's; the rest says which dialog is open. */
const listParameters = ['q', 'role', 'after', 'before'] as const;

const listQuery = ({ searchParams }: URL): Record<string, string> =>
  Object.fromEntries(
    listParameters.flatMap((name) => {
      const value = searchParams.get(name);
      return value ? [[name, value]] : [];
    }),
  );

/** Null where it could not be read. */
async function readList(url: URL): Promise<UserList | null> {
  try {
    return await read(memberApi().admin.users.$get({ query: listQuery(url) }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

/** Not waited for: the page stands, and its list stays, while another one is on its way. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => ({
  list: readList(new URL(request.url)),
});

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href ||
  new URLSearchParams(listQuery(currentUrl)).toString() !==
    new URLSearchParams(listQuery(nextUrl)).toString();

export default function UsersPage() {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { value: list, isBusy } = useLatest(useLoaderData<typeof clientLoader>().list);
  const dialogAddress = useDialogAddress();
  const [deleted, setDeleted] = useState<User | null>(null);
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const isStale = useRef(false);
  const isDialogOpen = dialogAddress.opened !== null;
  useEffect(() => {
    // Only when the dialog has left the address: the way back would break off what is read before.
    if (isDialogOpen || !isStale.current) return;
    isStale.current = false;
    void revalidate();
  }, [isDialogOpen, revalidate]);
  const options = Object.entries(roleLabels).map(([value, label]) => ({
    value,
    label: inLanguage(label, language),
  }));
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox placeholder={t`Search users by name, email or role...`} />
        <ChoiceFilter name="role" label={t`Role`} all={t`All Roles`} options={options} />
        <ButtonLink {...dialogAddress.opening('create')} look="primary">
          <Trans>Add New User</Trans>
        </ButtonLink>
      </div>
      <output className="min-h-6 text-small text-soft">
        {isBusy ? <Trans>Loading users...</Trans> : list && <Showing list={list} />}
      </output>
      {list === null && (
        <div className="grid justify-items-start gap-4">
          <ErrorBox>{i18n._(userMessages.notLoaded.id)}</ErrorBox>
          <Button onClick={reload} busyLabel={isBusy ? t`Loading...` : undefined}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {list && list.users.length === 0 && <NothingFound />}
      {list && list.users.length > 0 && (
        <UserTable list={list} isBusy={isBusy} onDelete={setDeleted} editing={dialogAddress.opening} />
      )}
      {list && <PlacePages previous={list.previous} next={list.next} />}
      <UserDialogs
        address={dialogAddress}
        known={list?.users}
        sendsMail={list?.sends_mail ?? true}
        onSaved={() => {
          isStale.current = true;
        }}
      />
      <DeleteUser user={deleted} onClose={() => setDeleted(null)} onDeleted={reload} />
    </div>
  );
}

function Showing({ list: { users, count, isCapped } }: { list: UserList }) {
  const { i18n } = useLingui();
  if (users.length === 0) return null;
  const [shown, all] = [i18n.number(users.length), i18n.number(count) + (isCapped ? '+' : '')];
  return (
    <Trans>
      Showing {shown} of {all} users
    </Trans>
  );
}

function NothingFound() {
  const [parameters] = useSearchParams();
  const isNarrowed = listParameters.some((name) => parameters.has(name));
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-large text-soft">
        <Trans>No users found.</Trans>
      </p>
      {isNarrowed && (
        <ButtonLink to="/admin/users">
          <Trans>Show all users</Trans>
        </ButtonLink>
      )}
    </div>
  );
}

interface UserTableProps {
  list: UserList;
  isBusy: boolean;
  onDelete: (user: User) => void;
  editing: DialogAddress['opening'];
}

function UserTable({ list, isBusy, onDelete, editing }: UserTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const me = useMember();
  const columns: readonly Column[] = [
    { key: 'full_name', label: <Trans>Full Name</Trans> },
    { key: 'email', label: <Trans>Email</Trans> },
    { key: 'role', label: <Trans>Role</Trans> },
    { key: 'created_at', label: <Trans>Created At</Trans> },
    { key: 'actions', label: <Trans>Actions</Trans> },
  ];
  const rows = list.users.map((user) => {
    const { id, email, role, created_at: created } = user;
    const name = user.full_name || email;
    const isMe = id === me?.id;
    return {
      key: id,
      cells: [
        <span key="name" className="wrap-anywhere">
          {name} {isMe && <YouSign />}
        </span>,
        <span key="email" className="wrap-anywhere">
          {email}
        </span>,
        inLanguage(roleLabel(role), language),
        <time key="created" dateTime={created} className="whitespace-nowrap">
          {formatDate(today(new Date(created)), calendar, language)}
        </time>,
        <span key="actions" className="flex gap-2">
          <ButtonLink {...editing('edit', id)} aria-label={t`Edit: ${name}`}>
            <Trans>Edit</Trans>
          </ButtonLink>
          {!isMe && (
            <Button onClick={() => onDelete(user)} aria-label={t`Delete: ${name}`}>
              <Trans>Delete</Trans>
            </Button>
          )}
        </span>,
      ],
    };
  });
  return <DataTable caption={t`Users`} columns={columns} rows={rows} isBusy={isBusy} />;
}

const YouSign = () => (
  <span className="rounded-full bg-green-tint px-2 py-0.5 text-small font-semibold text-green">
    <Trans>You</Trans>
  </span>
);
