import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { ApiError, read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { formatDate, formatFullDate } from '#src/lib/dates.ts';
import { addDays, type Day } from '#src/lib/day.ts';
import type { Language } from '#src/lib/language.ts';
import { otherCalendar } from '#src/lib/month.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { controlLook, Field, FieldFrame } from '#src/ui/field.tsx';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { ConfirmDialog, ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { useSaveKey } from '#src/ui/staff/save-key.client.ts';
import { showToast } from '#src/ui/toast.tsx';
import { feastMessages as messages } from './messages.ts';
import { longestSource, mostDaysOff, staffFeastSchema, type StaffFeast } from './schema.ts';

interface FeastDialogProps {
  feast: StaffFeast;
  /** With its year. */
  name: string;
  /** The list without the dialog. */
  closedAddress: string;
}

const formId = 'feast-form';

function textIn(form: FormData, name: string): string {
  const typed = form.get(name);
  return typeof typed === 'string' ? typed : '';
}

/** Writes down the announced day of a feast. It stands in the address, so the way back closes it. */
export function FeastDialog({ feast, name, closedAddress }: FeastDialogProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { estimate, announced } = feast;
  const dayIn = useDayInBoth();
  const estimated = dayIn(estimate);
  const possibleDays = Array.from({ length: 2 * mostDaysOff + 1 }, (_, index) =>
    addDays(estimate, index - mostDaysOff),
  );
  const key = useSaveKey();
  const [isBusy, setIsBusy] = useState(false);
  const [isForgetting, setIsForgetting] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [overtaken, setOvertaken] = useState<StaffFeast | null>(null);
  const close = () => void navigate(closedAddress, { preventScrollReset: true });
  const param = { feast: feast.feast, year: String(feast.hijriYear) };

  async function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const json = {
      date: textIn(form, 'date') as Day,
      source: textIn(form, 'source'),
      version: (overtaken ?? feast).version,
    };
    setIsBusy(true);
    setFault(null);
    try {
      await read(memberApi().admin.feasts[':feast'][':year'].$put({ param, json }, key));
      showToast('success', i18n._(messages.saved));
      close();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const current = staffFeastSchema.safeParse(error.problem.current);
      if (current.success) setOvertaken(current.data);
      else setFault(`${i18n._(messages.notSaved)}. ${i18n._(error.problem.detail)}`);
    } finally {
      setIsBusy(false);
    }
  }

  async function forget(): Promise<string | null> {
    const status = await memberApi()
      .admin.feasts[':feast'][':year'].$delete({ param })
      .then((answer) => answer.status as number)
      .catch(() => 0);
    if (status !== 204 && status !== 404) return i18n._(messages.notSaved);
    showToast('success', i18n._(messages.removed));
    await revalidate();
    close();
    return null;
  }

  return (
    <Dialog
      isOpen
      onClose={close}
      isForm
      title={name}
      actions={
        <>
          <Button type="submit" form={formId} look="primary" busyLabel={isBusy ? t`Saving…` : undefined}>
            {overtaken ? <Trans>Save mine over it</Trans> : <Trans>Save</Trans>}
          </Button>
          {announced && (
            <Button look="danger" onClick={() => setIsForgetting(true)}>
              <Trans>Back to the estimate</Trans>
            </Button>
          )}
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} method="post" className="grid gap-4" onSubmit={(event) => void save(event)}>
        {overtaken && <Overtaken feast={overtaken} />}
        <FieldFrame
          label={<Trans>Announced day</Trans>}
          hint={<Trans>At most three days from the estimate, {estimated}.</Trans>}
        >
          {(control) => (
            <select
              {...control}
              name="date"
              defaultValue={announced?.date ?? estimate}
              className={controlLook}
            >
              {possibleDays.map((day) => (
                <option key={day} value={day}>
                  {dayIn(day)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <Field
          label={<Trans>Who announced it</Trans>}
          hint={<Trans>Shown on the page of fasts and feasts.</Trans>}
          name="source"
          defaultValue={announced?.source ?? ''}
          maxLength={longestSource}
          dir="auto"
          required
        />
        {fault !== null && <ErrorBox>{fault}</ErrorBox>}
      </form>
      <ConfirmDialog
        isOpen={isForgetting}
        onClose={() => setIsForgetting(false)}
        title={<Trans>Back to the estimate?</Trans>}
        confirmLabel={<Trans>Back to the estimate</Trans>}
        busyLabel={t`Saving…`}
        onConfirm={forget}
      >
        <p>
          <Trans>The announced day is forgotten, and {estimated} holds again, as an estimate.</Trans>
        </p>
      </ConfirmDialog>
    </Dialog>
  );
}

/** Writes a day in the leading calendar, and in the other one: it is announced in either. */
function useDayInBoth(): (day: Day) => string {
  const { i18n } = useLingui();
  const [calendar] = useLeadingCalendar();
  const language = i18n.locale as Language;
  return (day) =>
    `${formatFullDate(day, calendar, language)} (${formatDate(day, otherCalendar(calendar), language)})`;
}

/** Somebody else was faster: nothing is overwritten before both days were seen. */
function Overtaken({ feast: { announced, estimate } }: { feast: StaffFeast }) {
  const dayIn = useDayInBoth();
  const date = dayIn(announced?.date ?? estimate);
  const source = announced?.source ?? '–';
  return (
    <ErrorBox>
      <Trans>
        Somebody else has saved {date} ({source}) in the meantime. Yours is not saved yet.
      </Trans>
    </ErrorBox>
  );
}
