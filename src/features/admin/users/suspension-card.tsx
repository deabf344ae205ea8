import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm, useFormContext, useWatch } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { formatDate } from '#src/lib/dates.ts';
import { addDays, homeTimeZone, isDay, today } from '#src/lib/day.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { controlLook, FieldFrame } from '#src/ui/field.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { LineField, useFieldError } from '#src/ui/staff/form-fields.tsx';
import { useDialogAddress, useReadAfter } from '#src/ui/staff/dialog-address.client.ts';
import { resolverOf } from '#src/ui/staff/rules.client.ts';
import { userActionFailures, userMessages } from './messages.ts';
import type { SuspensionDraft, UserDetail } from './schema.ts';
import { UserAction } from './user-action.tsx';
import { UserCard } from './user-card.tsx';
import { Choice, UserForm } from './user-form.tsx';
import { reinstateUser, suspendUser } from './users.client.ts';

/** Whether somebody can log in, and a way to change that. */
export function SuspensionCard({ user }: { user: UserDetail }) {
  const { t } = useLingui();
  const dialog = useDialogAddress('suspend');
  const readAfter = useReadAfter(dialog);
  const { id, suspension } = user;
  const name = user.full_name || user.email;
  return (
    <UserCard
      title={<Trans>Suspension</Trans>}
      lead={
        <Trans>
          Who is suspended is logged out at once, cannot log in, and is told why by mail. What is theirs
          stays.
        </Trans>
      }
    >
      <Standing suspension={suspension} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink {...dialog.opening('suspend')}>
          {suspension ? <Trans>Change the suspension</Trans> : <Trans>Suspend</Trans>}
        </ButtonLink>
        {suspension && (
          <UserAction
            label={<Trans>Lift the suspension</Trans>}
            title={<Trans>Lift the suspension?</Trans>}
            busyLabel={t`Lifting…`}
            look="primary"
            act={() => reinstateUser(id)}
            done={t`${name} can log in again.`}
            failed={userActionFailures.reinstate}
          >
            <p>
              <Trans>{name} can log in again, and is told by mail.</Trans>
            </p>
          </UserAction>
        )}
      </div>
      {dialog.opened && <SuspensionForm user={user} onClose={dialog.close} onSaved={readAfter} />}
    </UserCard>
  );
}

function Standing({ suspension }: Pick<UserDetail, 'suspension'>) {
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  if (!suspension) return <Trans>Can log in.</Trans>;
  const { until_day: until, reason } = suspension;
  const day = until !== null && isDay(until) ? formatDate(until, calendar, language) : null;
  return (
    <div className="grid gap-2">
      <p className="font-semibold text-red">
        {day === null ? (
          <Trans>Suspended until somebody lifts it</Trans>
        ) : (
          <Trans>Suspended: can log in again on {day}</Trans>
        )}
      </p>
      <p className="border-s-2 border-red ps-3 whitespace-pre-wrap wrap-anywhere">{reason}</p>
    </div>
  );
}

interface Values {
  reason: string;
  length: 'lifted' | 'day';
  until_day: string;
}

const loadSchema = async () => (await import('./schema.ts')).suspensionSchema;
const checkSuspension = resolverOf(loadSchema, ({ reason, length, until_day }: Values) => ({
  reason,
  until_day: length === 'day' ? until_day : null,
}));

interface SuspensionFormProps {
  user: UserDetail;
  onClose: () => void;
  onSaved: () => void;
}

function SuspensionForm({ user, onClose, onSaved }: SuspensionFormProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [isOvertaken, setOvertaken] = useState(false);
  const [tomorrow] = useState(() => addDays(today(new Date(), homeTimeZone), 1));
  const form = useForm<Values, unknown, SuspensionDraft>({
    resolver: checkSuspension,
    defaultValues: {
      reason: user.suspension?.reason ?? '',
      length: user.suspension?.until_day ? 'day' : 'lifted',
      until_day: user.suspension?.until_day ?? addDays(tomorrow, 6),
    },
  });
  const { register, control } = form;
  const isForDays = useWatch({ control, name: 'length' }) === 'day';
  const name = user.full_name || user.email;
  return (
    <UserForm
      title={<Trans>Suspend {name}</Trans>}
      form={form}
      loadSchema={loadSchema}
      firstField="reason"
      draft={{ address: `users/${user.id}-suspension`, nameOf: () => t`Suspend ${name}` }}
      save={(suspension, key) => suspendUser(user.id, { ...suspension, replaces: user.suspension }, key)}
      onOvertaken={() => {
        void revalidate();
        setOvertaken(true);
        return t`Somebody else was faster. What stands now is shown above: press again to put yours in its place.`;
      }}
      words={{ success: userMessages.suspended, failure: userActionFailures.suspend }}
      action={<Trans>Suspend</Trans>}
      look="danger"
      busyLabel={t`Suspending…`}
      onClose={onClose}
      onSaved={onSaved}
    >
      {isOvertaken && <Standing suspension={user.suspension} />}
      <ReasonField />
      <fieldset className="grid gap-2">
        <legend className="font-semibold">
          <Trans>For how long</Trans>
        </legend>
        <Choice {...register('length')} value="lifted">
          <Trans>Until somebody lifts it</Trans>
        </Choice>
        <Choice {...register('length')} value="day">
          <Trans>Until a day</Trans>
        </Choice>
      </fieldset>
      {isForDays && (
        <LineField
          name="until_day"
          type="date"
          min={tomorrow}
          label={<Trans>Can log in again on</Trans>}
          hint={<ChosenDay />}
        />
      )}
    </UserForm>
  );
}

function ReasonField() {
  const { register } = useFormContext();
  const fault = useFieldError();
  return (
    <FieldFrame
      label={<Trans>Reason</Trans>}
      hint={<Trans>The person reads it in the mail, word for word.</Trans>}
      error={fault('reason')}
    >
      {(control) => <textarea rows={3} {...control} {...register('reason')} className={controlLook} />}
    </FieldFrame>
  );
}

/** The day that is chosen, in the reader’s own calendar. */
function ChosenDay() {
  const until: unknown = useWatch({ name: 'until_day' });
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  if (typeof until !== 'string' || !isDay(until)) return null;
  const day = formatDate(until, calendar, language);
  return <Trans>{day}, when that day begins in Addis Ababa</Trans>;
}
