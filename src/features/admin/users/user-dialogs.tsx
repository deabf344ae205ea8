import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { loaded } from '#src/api/screen-data.client.ts';
import { refreshProfile } from '#src/session/account.client.ts';
import { invitationDays } from '#src/features/auth/invitation-days.ts';
import { useMember } from '#src/session/guard.tsx';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { defaultRole, roles, type Role } from '#src/lib/roles.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Field } from '#src/ui/field.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import type { DialogAddress } from '#src/ui/staff/dialog-address.client.ts';
import { useFailureText } from '#src/ui/staff/failure-text.client.ts';
import { ChoiceField, LineField } from '#src/ui/staff/form-fields.tsx';
import { useLatest } from '#src/ui/staff/latest.client.ts';
import { useOptions } from '#src/ui/staff/options.client.ts';
import { roleLabel, roleLabels } from '../role-labels.ts';
import { userFailures, userLoadFailure, userMessages } from './messages.ts';
import type { User } from './schema.ts';
import { resolverOf } from '#src/ui/staff/rules.client.ts';
import { Choice, UserForm } from './user-form.tsx';
import { addUser, changeUser, readUser } from './users.client.ts';
import { useLanguage } from '#src/ui/language.client.ts';

interface UserDialogsProps {
  address: DialogAddress<'create' | 'edit'>;
  /** The users of the list, of whom one may be asked for. */
  known: readonly User[] | undefined;
  onSaved: () => void;
  /** Whether mail leaves; without the list that says so it is taken for granted. */
  sendsMail: boolean;
}

/** The dialog that the address asks for, if it asks for one. */
export function UserDialogs({ address, known, onSaved, sendsMail }: UserDialogsProps) {
  const { opened, close } = address;
  if (opened === null) return null;
  if (opened.kind === 'create') return <AddUser sendsMail={sendsMail} onClose={close} onSaved={onSaved} />;
  const listed = known?.find(({ id }) => id === opened.id);
  return <OpenedUser key={opened.id} id={opened.id} listed={listed} onClose={close} onSaved={onSaved} />;
}

interface DialogProps {
  onClose: () => void;
  onSaved: () => void;
}

/** What the form holds: a choice, and what either way needs. */
interface NewUserValues {
  email: string;
  password: string;
  full_name: string;
  role: Role;
  entry: 'password' | 'invitation';
  language: Language;
}
const blank = { email: '', password: '', full_name: '', role: defaultRole, entry: 'password' } as const;

const loadNewUser = async () => (await import('./schema.ts')).newUserSchema;
const checkNewUser = resolverOf(loadNewUser, ({ entry, ...user }: NewUserValues) =>
  entry === 'invitation' ? { ...user, password: undefined, invite: true } : user,
);

function AddUser({ sendsMail, onClose, onSaved }: DialogProps & { sendsMail: boolean }) {
  const { t, i18n } = useLingui();
  const optionsOf = useOptions();
  const language = useLanguage();
  const form = useForm({ resolver: checkNewUser, defaultValues: { ...blank, language } });
  const { register, control, formState } = form;
  const passwordFault = formState.errors.password?.message;
  const isInvited = useWatch({ control, name: 'entry' }) === 'invitation';
  return (
    <UserForm
      title={<Trans>Add New User</Trans>}
      form={form}
      loadSchema={loadNewUser}
      firstField="email"
      save={addUser}
      draft={{
        address: 'users/new',
        nameOf: ({ full_name: name, email }) => name || email,
        unkept: ['password'],
        onUnkept: !isInvited && <Trans>A password is never kept: please type it again.</Trans>,
      }}
      words={{ success: userMessages.added, failure: userFailures.add }}
      action={<Trans>Add User</Trans>}
      busyLabel={t`Adding…`}
      onClose={onClose}
      onSaved={onSaved}
    >
      <LineField name="email" label={<Trans>Email</Trans>} type="email" autoComplete="off" />
      <fieldset className="grid gap-2">
        <legend className="font-semibold">
          <Trans>First log-in</Trans>
        </legend>
        <Choice {...register('entry')} value="password">
          <Trans>With a password that you pass on</Trans>
        </Choice>
        <Choice {...register('entry')} value="invitation">
          <Trans>By an invitation mail: the person chooses the password</Trans>
        </Choice>
      </fieldset>
      {isInvited ? (
        <ChoiceField
          name="language"
          label={<Trans>Language of the mail</Trans>}
          hint={<InvitationHint sendsMail={sendsMail} />}
          options={[
            { value: 'en', label: 'English', lang: 'en' },
            { value: 'am', label: 'አማርኛ', lang: 'am' },
          ]}
        />
      ) : (
        <PasswordField
          label={<Trans>Password</Trans>}
          hint={
            <Trans>
              At least 8 characters of several kinds. Pass it on by a safe way: the person can change it after
              logging in.
            </Trans>
          }
          autoComplete="new-password"
          {...register('password')}
          error={passwordFault && i18n._(passwordFault)}
        />
      )}
      <NameField />
      <ChoiceField name="role" label={<Trans>Role</Trans>} options={optionsOf(roleLabels)} />
    </UserForm>
  );
}

const NameField = () => <LineField name="full_name" label={<Trans>Full Name</Trans>} autoComplete="off" />;

/** @param sendsMail false: what is sent here stays in the outbox */
function InvitationHint({ sendsMail }: { sendsMail: boolean }) {
  return (
    <>
      <Trans>The link in it works for {invitationDays} days. Later, Forgot password sends a new one.</Trans>
      {!sendsMail && (
        <>
          {' '}
          <Trans>No mail server is set: the mail stays in the outbox.</Trans>
        </>
      )}
    </>
  );
}

/** Of the list, or read by the address alone. */
function OpenedUser({ id, listed, ...rest }: DialogProps & { id: string; listed: User | undefined }) {
  const failureText = useFailureText();
  // What the list says later changes nothing typed.
  const [first] = useState(listed);
  const [reading] = useState(() => loaded<User>(listed ? Promise.resolve(listed) : readUser(id)));
  const { value: own } = useLatest(reading);
  const user = first ?? own?.value;
  if (user) return <EditUser user={user} {...rest} />;
  return (
    <Dialog isOpen onClose={rest.onClose} title={<Trans>Edit User</Trans>}>
      {own?.refusal ? (
        <ErrorBox>{failureText(userLoadFailure, own.refusal)}</ErrorBox>
      ) : (
        <Trans>Loading...</Trans>
      )}
    </Dialog>
  );
}

function EditUser({ user, onClose, onSaved }: DialogProps & { user: User }) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const language = useLanguage();
  const { id, email, full_name } = user;
  // One of no known kind stays as long as no other is chosen.
  const role: Role | '' = roles.find((known) => known === user.role) ?? '';
  const isMe = useMember()?.id === id;
  const form = useForm({ resolver: checkUser, defaultValues: { full_name, role } });
  const hasNewRole = useWatch({ control: form.control, name: 'role' }) !== role;
  const otherRole = { value: '', label: inLanguage(roleLabel(''), language) };
  return (
    <UserForm
      title={<Trans>Edit User</Trans>}
      form={form}
      loadSchema={loadUserChange}
      firstField="full_name"
      draft={{ address: `users/${id}`, nameOf: () => full_name || email }}
      save={async (change, key) => {
        const result = await changeUser(id, change, key);
        if (isMe && result.outcome === 'saved') await refreshProfile();
        return result;
      }}
      words={{ success: userMessages.updated, failure: userFailures.update }}
      action={<Trans>Save</Trans>}
      busyLabel={t`Saving…`}
      onClose={onClose}
      onSaved={onSaved}
    >
      <Field
        label={<Trans>Email</Trans>}
        hint={<Trans>Only the person can change it.</Trans>}
        type="email"
        value={email}
        readOnly
        className="bg-paper text-soft"
      />
      <NameField />
      {isMe ? (
        <p className="text-small text-soft">
          <Trans>Your own role can be changed by another super admin only.</Trans>
        </p>
      ) : (
        <ChoiceField
          name="role"
          label={<Trans>Role</Trans>}
          hint={hasNewRole && <Trans>With another role the person has to log in again, everywhere.</Trans>}
          options={[...(role === '' ? [otherRole] : []), ...optionsOf(roleLabels)]}
        />
      )}
    </UserForm>
  );
}

const loadUserChange = async () => (await import('./schema.ts')).userChangeSchema;
const checkUser = resolverOf(loadUserChange, ({ role, ...user }: { full_name: string; role: Role | '' }) => ({
  ...user,
  role: role || undefined,
}));
