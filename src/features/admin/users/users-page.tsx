import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  useLoaderData,
  useRevalidator,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { loaded } from '#src/api/screen-data.client.ts';
import { useMember } from '#src/session/guard.tsx';
import { formatDate } from '#src/lib/dates.ts';
import { homeTimeZone, today } from '#src/lib/day.ts';
import { inLanguage } from '#src/lib/language.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { DataTable } from '#src/ui/staff/data-table.tsx';
import { withoutDialog } from '#src/lib/list-address.ts';
import { useDialogAddress, useReadAfter, type DialogAddress } from '#src/ui/staff/dialog-address.client.ts';
import { FilterFold, LabelFilter, SearchBox } from '#src/ui/staff/list-filters.tsx';
import { useLatest } from '#src/ui/staff/latest.client.ts';
import { NewLink } from '#src/ui/staff/new-link.tsx';
import { CursorPages } from '#src/ui/staff/pagination.tsx';
import { rowOpener } from '#src/ui/staff/shortcuts.client.ts';
import { NothingFound } from '#src/ui/staff/nothing-found.tsx';
import { ResourceList, useFromList } from '#src/ui/staff/resource-list.tsx';
import { SortChoice } from '#src/ui/staff/sorting.tsx';
import { SelectionBar, useRowChoice, type RowChoice } from '#src/ui/staff/row-choice.tsx';
import { roleLabel, roleLabels } from '../role-labels.ts';
import { DeleteUser } from './delete-user.tsx';
import { userFieldMessages, userMessages } from './messages.ts';
import { RolesDialog } from './roles-dialog.tsx';
import { maxRoleChanges } from './kinds.ts';
import type { ListedUser, User, UserList } from './schema.ts';
import { SuspendedSign } from './suspended-sign.tsx';
import { UserDialogs } from './user-dialogs.tsx';
import { readUsers } from './users.client.ts';
import { useLanguage } from '#src/ui/language.client.ts';

/** Not waited for: the page stands, and its list stays, while another one is on its way. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => ({
  list: loaded(readUsers(new URL(request.url).searchParams)),
});

/** A dialog in the address changes nothing of the list. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const [current, next] = [currentUrl, nextUrl].map(({ searchParams }) =>
    withoutDialog(searchParams).toString(),
  );
  return currentUrl.href === nextUrl.href || current !== next;
}

export default function UsersPage() {
  const { t, i18n } = useLingui();
  const { value: list, isBusy } = useLatest(useLoaderData<typeof clientLoader>().list);
  const dialogAddress = useDialogAddress('create', 'edit');
  const [deleted, setDeleted] = useState<User | null>(null);
  const { revalidate } = useRevalidator();
  const selection = useRowChoice(list?.value?.items.map(({ id }) => id) ?? [], 'pages');
  const [isChangingRoles, setIsChangingRoles] = useState(false);
  const readAfter = useReadAfter(dialogAddress);
  return (
    <>
      <ResourceList
        {...{ list, isBusy }}
        busy={<Trans>Loading users...</Trans>}
        failed={userMessages.notLoaded}
        actions={
          <NewLink {...dialogAddress.opening('create')}>
            <Trans>Add New User</Trans>
          </NewLink>
        }
        filters={
          <>
            <SearchBox placeholder={t`Search users by name, email or role...`} />
            <FilterFold>
              <LabelFilter name="role" label={t`Role`} all={t`All Roles`} labels={roleLabels} />
              <SortChoice names={['created', 'name', 'email', 'role']} usual="created" />
            </FilterFold>
          </>
        }
        count={(users) => <Showing list={users} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <NothingFound none={<Trans>No users found.</Trans>} all={<Trans>Show all users</Trans>}>
            <Trans>No users found.</Trans>
          </NothingFound>
        }
        pager={({ previous, next }) => <CursorPages {...{ previous, next }} />}
      >
        {({ items }) => (
          <>
            <UserTable
              {...{ isBusy, selection }}
              users={items}
              onDelete={setDeleted}
              editing={dialogAddress.opening}
            />
            <SelectionBar selection={selection}>
              {selection.chosen.size > maxRoleChanges ? (
                <p className="text-red">{i18n._(userFieldMessages.tooManyChosen.id)}</p>
              ) : (
                <Button look="primary" onClick={() => setIsChangingRoles(true)}>
                  <Trans>Change roles</Trans>
                </Button>
              )}
            </SelectionBar>
          </>
        )}
      </ResourceList>
      <UserDialogs
        address={dialogAddress}
        known={list?.value?.items}
        sendsMail={list?.value?.sends_mail ?? true}
        onSaved={readAfter}
      />
      {isChangingRoles && (
        <RolesDialog
          ids={[...selection.chosen]}
          onClose={() => setIsChangingRoles(false)}
          onDone={() => {
            selection.clear();
            void revalidate();
          }}
        />
      )}
      <DeleteUser user={deleted} onClose={() => setDeleted(null)} />
    </>
  );
}

function Showing({ list: { items, total } }: { list: UserList }) {
  const { i18n } = useLingui();
  if (items.length === 0) return null;
  const shown = i18n.number(items.length);
  const all = i18n.number(total.count) + (total.is_capped ? '+' : '');
  return (
    <Trans>
      Showing {shown} of {all} users
    </Trans>
  );
}

interface UserTableProps {
  selection: RowChoice;
  users: readonly ListedUser[];
  isBusy: boolean;
  onDelete: (user: User) => void;
  editing: DialogAddress<'create' | 'edit'>['opening'];
}

function UserTable({ users, selection, isBusy, onDelete, editing }: UserTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const me = useMember();
  const fromList = useFromList();
  const columns = [
    { label: t`Full Name`, sort: 'name' },
    { label: t`Email`, sort: 'email' },
    { label: t`Role`, sort: 'role' },
    { label: t`Created At`, sort: 'created' },
    t`Actions`,
  ];
  const rows = users.map((user) => {
    const { id, email, role, created_at: created } = user;
    const name = user.full_name || email;
    const isMe = id === me?.id;
    return {
      key: id,
      name,
      cells: [
        <span key="name" className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
          <Link
            to={`/admin/users/${id}`}
            {...fromList}
            {...rowOpener}
            className="inline-flex min-h-11 min-w-11 items-center underline"
          >
            {name}
          </Link>
          {isMe && <YouSign />}
          {user.suspended && <SuspendedSign />}
        </span>,
        <span key="email" className="wrap-anywhere">
          {email}
        </span>,
        inLanguage(roleLabel(role), language),
        <time key="created" dateTime={created} className="whitespace-nowrap">
          {formatDate(today(new Date(created), homeTimeZone), calendar, language)}
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
  return <DataTable caption={t`Users`} sortedBy="created" {...{ selection, columns, rows, isBusy }} />;
}

const YouSign = () => (
  <span className="rounded-full bg-green-tint px-2 py-0.5 text-small font-semibold text-green">
    <Trans>You</Trans>
  </span>
);
