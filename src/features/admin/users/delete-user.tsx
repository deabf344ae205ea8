import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { loaded } from '#src/api/screen-data.client.ts';
import { DeletionDialog } from '#src/ui/staff/deletion-dialog.tsx';
import { useLatest } from '#src/ui/staff/latest.client.ts';
import { userFailures, userMessages } from './messages.ts';
import type { User, UserDetail } from './schema.ts';
import { deleteUser, readUser } from './users.client.ts';

/** Asks before an account goes for good: whose it is, what goes with it, and what stays. @param user null: nobody is to go */
export function DeleteUser({ user, onClose }: { user: User | null; onClose: () => void }) {
  const { t, i18n } = useLingui();
  return (
    <DeletionDialog
      item={user}
      onClose={onClose}
      title={<Trans>Delete User</Trans>}
      busyLabel={t`Deleting…`}
      remove={({ id }) => deleteUser(id)}
      deleted={i18n._(userMessages.deleted.id)}
      failed={userFailures.delete}
    >
      {(user) => <Question user={user} />}
    </DeletionDialog>
  );
}

function Question({ user }: { user: User }) {
  const { id, email } = user;
  const name = user.full_name || email;
  return (
    <>
      <p>
        <Trans>Are you sure you want to delete this user?</Trans>
      </p>
      <p className="border-s-2 border-red ps-3 wrap-anywhere">
        <strong>{name}</strong>
        <br />
        {email}
      </p>
      <Belongings key={id} id={id} />
      <p>
        <Trans>This cannot be undone. The person is logged out everywhere at once.</Trans>
      </p>
    </>
  );
}

/** What would go and what would stay, once it is known; nobody has to wait for it. */
function Belongings({ id }: { id: string }) {
  const [reading] = useState(() => loaded(readUser(id)));
  const belongings = useLatest(reading).value?.value?.belongings;
  return (
    <ul className="list-disc ps-5">
      <li>
        <Trans>The account, the profile and every way to log in are deleted.</Trans>
      </li>
      {belongings && <Deleted belongings={belongings} />}
      <li>
        {belongings && belongings.feedback > 0 ? (
          <Plural
            value={belongings.feedback}
            one="# message to Birtu stays, without name and address."
            other="# messages to Birtu stay, without name and address."
          />
        ) : (
          <Trans>Messages to Birtu stay, without name and address.</Trans>
        )}
      </li>
      <li>
        <Trans>The activity log keeps the name.</Trans>
      </li>
    </ul>
  );
}

function Deleted({ belongings }: { belongings: UserDetail['belongings'] }) {
  const { activities, assessments, workouts, measurements } = belongings;
  const { saved_plans: savedPlans, started_plans: startedPlans } = belongings;
  return (
    <>
      <Line count={activities}>
        <Plural
          value={activities}
          one="# logged activity is deleted."
          other="# logged activities are deleted."
        />
      </Line>
      <Line count={assessments}>
        <Plural
          value={assessments}
          one="# fitness assessment is deleted."
          other="# fitness assessments are deleted."
        />
      </Line>
      <Line count={savedPlans}>
        <Plural value={savedPlans} one="# saved plan is forgotten." other="# saved plans are forgotten." />
      </Line>
      <Line count={startedPlans}>
        <Plural
          value={startedPlans}
          one="# started plan is deleted, with its progress."
          other="# started plans are deleted, with their progress."
        />
      </Line>
      <Line count={workouts}>
        <Plural
          value={workouts}
          one="# workout with its sets is deleted."
          other="# workouts with their sets are deleted."
        />
      </Line>
      <Line count={measurements}>
        <Plural
          value={measurements}
          one="The measurements of # day are deleted."
          other="The measurements of # days are deleted."
        />
      </Line>
    </>
  );
}

const Line = ({ count, children }: { count: number; children: ReactNode }) =>
  count > 0 && <li>{children}</li>;
