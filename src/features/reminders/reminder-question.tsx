import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { whyFailed } from '#src/api/client.ts';
import { weekdayNames } from '#src/lib/dates.ts';
import { weekday } from '#src/lib/day.ts';
import { listed } from '#src/lib/listed.ts';
import { zoneHere } from '#src/lib/zone-here.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { useTimeOfDay } from '#src/ui/moment.tsx';
import { useToday } from '#src/ui/today.client.ts';
import { showToast } from '#src/ui/toast.tsx';
import { speak } from '#src/words/catalogues.client.ts';
import { browserState, remindHere, type BrowserState } from './browser.client.ts';
import { proposed } from './kinds.ts';
import { reminderMessages as messages } from './messages.ts';
import { proposedDays } from './proposed-days.ts';
import { passQuestion, readReminders, setReminder } from './reminders.client.ts';
import type { Reminders } from './schema.ts';

await speak('after-workout');

const settings = '/profile/reminders';
const { time } = proposed.training;
const [hours = 0, minutes = 0] = time.split(':').map(Number);

/** By which way a reminder can come; null where by none, and nothing is asked. */
interface Way {
  readonly browser: BrowserState;
  readonly publicKey: string;
  readonly email: string | null;
}

function wayOf({ reminders, email, publicKey }: Reminders, browser: BrowserState): Way | null {
  const isOn = reminders.some(({ kind }) => kind === 'training');
  const isByMessage = browser === 'on' || browser === 'off';
  return isOn || (!isByMessage && email === null) ? null : { browser, publicKey, email };
}

type Answer = 'yes' | 'no';

/** Asks once whether to be reminded of the next workout. Nothing comes unless the answer is yes. */
export default function ReminderQuestion({ meant }: { meant: number | null }): ReactNode {
  const { i18n } = useLingui();
  const id = useId();
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const timeOfDay = useTimeOfDay();
  const today = useToday();
  const [way, setWay] = useState<Way | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    const look = async () => {
      const known = await readReminders();
      setWay(wayOf(known, await browserState(known.devices.map((device) => device.id))));
    };
    // Without a connection nothing is asked: the next workout may.
    look().catch(() => undefined);
  }, []);
  if (!way) return null;
  const { days, next } = proposedDays(meant, weekday(today));
  const names = weekdayNames[language];
  const [day, at] = [names[next]!, timeOfDay({ hours, minutes })];

  async function say(given: Answer, { browser, publicKey }: Way) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      // At once: a browser asks for leave only in the wake of a tap.
      const here = given === 'yes' && browser === 'off' ? remindHere(publicKey, language) : null;
      if (given === 'yes')
        await setReminder('training', { days: [...days], time, zone: zoneHere(), language, calendar });
      // Where the browser says no, a mail comes.
      const isHere = here && (await here.catch(() => browser));
      if (isHere) setWay((now) => now && { ...now, browser: isHere });
      await passQuestion();
      setAnswer(given);
    } catch (error) {
      showToast('error', i18n._(whyFailed(error, messages.notSaved)));
    } finally {
      setIsBusy(false);
    }
  }

  if (answer) return <Answered answer={answer} day={day} at={at} way={way} />;
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card bg-gold-tint p-4">
      <h2 id={id} className="text-large">
        <Trans>
          Remind you on {day} at {at}?
        </Trans>
      </h2>
      <p className="text-small">
        {days.length > 1 && (
          <DaysNote
            days={listed(
              days.map((each) => names[each]!),
              language,
            )}
          />
        )}
        <WayNote {...way} />
      </p>
      <p className="flex flex-wrap gap-3">
        <Button look="primary" aria-disabled={isBusy || undefined} onClick={() => void say('yes', way)}>
          <Trans>Yes</Trans>
        </Button>
        <Button aria-disabled={isBusy || undefined} onClick={() => void say('no', way)}>
          <Trans>Not now</Trans>
        </Button>
        <ButtonLink to={settings} onClick={() => void passQuestion().catch(() => undefined)}>
          <Trans>Other days</Trans>
        </ButtonLink>
      </p>
    </section>
  );
}

const DaysNote = ({ days }: { days: string }) => (
  <>
    <Trans>Then every week on {days}, unless you have trained.</Trans>{' '}
  </>
);

const WayNote = ({ browser, email }: Way) =>
  browser === 'on' || browser === 'off' ? (
    <Trans>It comes as a message on this device, if your browser may show it.</Trans>
  ) : (
    <span className="wrap-anywhere">
      <Trans>It comes by mail to {email}; one click in it ends it.</Trans>
    </span>
  );

/** The button that was pressed is gone: what follows takes the focus. */
function Answered({ answer, day, at, way }: { answer: Answer; day: string; at: string; way: Way }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  const isUnreached = way.browser !== 'on' && way.email === null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p ref={text} tabIndex={-1} role="status" className="min-w-0 grow">
        {answer === 'no' ? (
          <Trans>You find it in your settings whenever you want it.</Trans>
        ) : isUnreached ? (
          <Trans>It is on, but nothing can come yet: your browser shows no messages of Birtu.</Trans>
        ) : way.browser === 'on' ? (
          <Trans>
            You are reminded on {day} at {at}, by a message on this device.
          </Trans>
        ) : (
          <Trans>
            You are reminded on {day} at {at}, by mail.
          </Trans>
        )}
      </p>
      <ButtonLink to={settings}>
        <Trans>Reminders</Trans>
      </ButtonLink>
    </div>
  );
}
