import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState, type ReactNode } from 'react';
import { whyFailed } from '#src/api/client.ts';
import { shortWeekdayNames, weekdayNames } from '#src/lib/dates.ts';
import { Button } from '#src/ui/button.tsx';
import { useClock } from '#src/ui/chosen-clock.client.ts';
import { controlLook } from '#src/ui/field.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { Link } from '#src/ui/link.tsx';
import { useTimeOfDay } from '#src/ui/moment.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { kindNames } from './kind-names.tsx';
import { everyDay, proposed, type ReminderKind } from './kinds.ts';
import { reminderMessages as messages } from './messages.ts';
import { endReminder, resumeReminder, setReminder } from './reminders.client.ts';
import type { Reminder, Reminders } from './schema.ts';

interface ReminderRowProps {
  readonly kind: ReminderKind;
  /** Null where it is off. */
  readonly stored: Reminder | null;
  readonly offer: Pick<Reminders, 'offersWeighIn' | 'tradition'>;
  readonly onChanged: () => Promise<void>;
}

interface Chosen {
  readonly days: readonly number[];
  readonly time: string;
}

const notes: Readonly<Record<ReminderKind, ReactNode>> = {
  training: <Trans>On the days that you want to train, unless you have trained.</Trans>,
  weigh_in: <Trans>Unless you have weighed yourself that day.</Trans>,
  meals: (
    <Trans>To write down what you ate, unless you have. After noon, breakfast alone is not enough.</Trans>
  ),
  weekly_summary: <Trans>What you did in the last seven days, if there is something to tell.</Trans>,
  next_fast: <Trans>The day before a fast begins. Of Wednesdays and Fridays nothing is said.</Trans>,
};

/** One kind: a switch, and once it is on, its days and its time. Each change is kept at once. */
export function ReminderRow({ kind, stored, offer, onChanged }: ReminderRowProps) {
  const { i18n } = useLingui();
  const id = useId();
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const [isBusy, setIsBusy] = useState(false);
  // Switched off and on again, it is as it was.
  const [chosen, setChosen] = useState<Chosen>(stored ?? proposed[kind]);
  const latest = useRef(chosen);
  const isSending = useRef(false);
  const fail = (error: unknown) => {
    setChosen((before) => (latest.current = stored ?? before));
    showToast('error', i18n._(whyFailed(error, messages.notSaved)));
  };
  const act = async (deed: () => Promise<unknown>) => {
    if (isBusy) return;
    setIsBusy(true);
    await deed().catch(fail);
    await onChanged();
    setIsBusy(false);
  };
  /** What is changed while the change before is on its way follows it. */
  const keep = async (next: Chosen) => {
    setChosen(next);
    latest.current = next;
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    for (let sent: Chosen | null = null; sent !== latest.current;) {
      sent = latest.current;
      const { days, time } = sent;
      await setReminder(kind, { days: [...days], time, zone, language, calendar }).catch((error: unknown) => {
        fail(error);
        sent = latest.current;
      });
      if (sent === latest.current) await onChanged();
    }
    isSending.current = false;
    setIsBusy(false);
  };
  const refusal = stored ? null : whyNot(kind, offer);
  return (
    <li className="py-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id={id} className="text-large font-semibold">
            {kindNames[kind]}
          </h2>
          <p id={`${id}-note`} className="text-small text-soft">
            {refusal ?? notes[kind]}
          </p>
        </div>
        {!refusal && (
          <button
            type="button"
            role="switch"
            aria-checked={stored !== null}
            aria-labelledby={id}
            aria-describedby={`${id}-note`}
            aria-disabled={isBusy || undefined}
            className="reminder-switch"
            onClick={() => void (stored ? act(() => endReminder(kind)) : keep(chosen))}
          />
        )}
      </div>
      {stored && (
        <Rhythm kind={kind} days={chosen.days} time={chosen.time} onChange={(next) => void keep(next)} />
      )}
      {stored?.isSilent && (
        <div
          role="status"
          className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-card bg-gold-tint px-4 py-3"
        >
          <span className="min-w-0">
            <Trans>It has gone silent, since the last three were of no use to you.</Trans>
          </span>
          <Button onClick={() => void act(() => resumeReminder(kind))}>
            <Trans>Go on</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}

/** Why a kind is not to be had; null where it is. */
function whyNot(
  kind: ReminderKind,
  { offersWeighIn, tradition }: ReminderRowProps['offer'],
): ReactNode | null {
  if (kind === 'weigh_in' && !offersWeighIn)
    return <Trans>Not for now: by what you told about yourself, no weight is aimed at.</Trans>;
  if (kind === 'next_fast' && (tradition === null || tradition === 'none'))
    return (
      <>
        <Trans>For those who have said how they fast.</Trans>{' '}
        <Link to="/fasting/tsom" className="-my-3 inline-block py-3">
          <Trans>Say how you fast</Trans>
        </Link>
      </>
    );
  return null;
}

interface RhythmProps extends Chosen {
  readonly kind: ReminderKind;
  readonly onChange: (next: Chosen) => void;
}

function Rhythm({ kind, days, time, onChange }: RhythmProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const language = useLanguage();
  const [clock] = useClock();
  const timeOfDay = useTimeOfDay();
  const [typed, setTyped] = useState(time);
  const toggle = (day: number) => {
    const next = days.includes(day) ? days.filter((each) => each !== day) : [...days, day];
    if (next.length === 0) return showToast('info', i18n._(messages.days.id));
    onChange({ days: next.toSorted((a, b) => a - b), time });
  };
  const [hours = 0, minutes = 0] = typed.split(':').map(Number);
  return (
    <div className="mt-3 grid grid-cols-1 gap-3">
      {kind !== 'next_fast' && (
        <div role="group" aria-label={t`Days`} className="reminder-days">
          {everyDay.map((day) => (
            <button
              key={day}
              type="button"
              aria-pressed={days.includes(day)}
              title={weekdayNames[language][day]}
              onClick={() => toggle(day)}
            >
              {shortWeekdayNames[language][day]}
            </button>
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <label htmlFor={id} className="font-semibold">
          <Trans>Time of day</Trans>
        </label>
        <input
          id={id}
          type="time"
          required
          value={typed}
          className={`${controlLook} max-w-40`}
          onChange={({ target: { value } }) => {
            setTyped(value);
            if (value !== '') onChange({ days, time: value });
          }}
          onBlur={() => setTyped((before) => before || time)}
        />
        {clock === 'ethiopian' && typed !== '' && (
          <span className="text-soft">{timeOfDay({ hours, minutes })}</span>
        )}
      </div>
    </div>
  );
}
