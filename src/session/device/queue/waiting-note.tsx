import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatDate } from '#src/lib/dates.ts';
import { isDay } from '#src/lib/day.ts';
import { Button } from '#src/ui/button.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { speak } from '#src/words/catalogues.client.ts';
import { useSent } from '../../sent.client.ts';
import { useSession } from '../../session.client.ts';
import { useWaiting } from '../../writes.client.ts';
import { leaveOut, retryWrite, sendWaiting, showKept } from './queue.client.ts';
import type { Waiting } from './waiting.ts';

await speak('waiting');

/** What the server has not taken yet, and what is to become of what it does not take. */
export default function WaitingNote() {
  const { t } = useLingui();
  const userId = useSession().user?.id ?? null;
  const queue = useWaiting();
  const { revalidate } = useRevalidator();
  const [isSending, setIsSending] = useState(false);
  useEffect(() => {
    if (userId !== null) void showKept(userId).catch(() => undefined);
  }, [userId]);
  useSent(revalidate);
  if (userId === null || queue.length === 0) return null;
  const act = async (deed: () => Promise<unknown>) => {
    setIsSending(true);
    await deed().catch(() => undefined);
    setIsSending(false);
  };
  const refused = queue.filter(({ refusal }) => refusal !== undefined);
  const waiting = queue.filter(({ refusal }) => refusal === undefined);
  const busyLabel = isSending ? t`One moment…` : undefined;
  return (
    <section className="page mt-3" aria-label={t`What waits for a connection`}>
      <ul className="grid gap-2">
        {waiting.length > 0 && (
          <li className="rounded-card bg-gold-tint px-4 py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p role="status" className="min-w-0">
                <Plural
                  value={waiting.length}
                  one="# change is kept on this device and is sent when there is a connection."
                  other="# changes are kept on this device and are sent when there is a connection."
                />
              </p>
              <Button onClick={() => void act(() => sendWaiting(userId))} busyLabel={busyLabel}>
                <Trans>Send now</Trans>
              </Button>
            </div>
            <details>
              <summary className="inline-flex min-h-11 items-center">
                <Trans>What waits</Trans>
              </summary>
              <ul>
                {waiting.map((each) => (
                  <li key={each.key} className="wrap-anywhere">
                    <Named {...each} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        )}
        {refused.map((each) => (
          <li key={each.key} className="grid gap-2 rounded-card bg-red-tint px-4 py-3">
            <Refused {...each} />
            <p className="flex flex-wrap gap-3">
              <Button onClick={() => void act(() => retryWrite(userId, each.key))} busyLabel={busyLabel}>
                {each.current ? <Trans>Keep mine</Trans> : <Trans>Try again</Trans>}
              </Button>
              <Button onClick={() => void act(() => leaveOut(userId, each.key))}>
                <Trans>Leave out</Trans>
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why a change was not taken, and what stands in its place. */
function Refused(waiting: Waiting) {
  const { i18n } = useLingui();
  const stands = useFigures(waiting);
  // The server says why in the words of where it was written.
  useEffect(() => void speak('member', 'training', 'progress').catch(() => undefined), []);
  return (
    <div role="alert" className="wrap-anywhere">
      <p className="font-semibold">
        <Named {...waiting} />
      </p>
      <p>
        {i18n._(waiting.refusal ?? '')}
        {stands !== null && (
          <>
            {' '}
            <Trans>There it is {stands}.</Trans>
          </>
        )}
      </p>
    </div>
  );
}

/** What stands on the server, as it is read; null where that is not known. */
function useFigures({ about, current }: Waiting): string | null {
  const unit = useUnit();
  if (!current) return null;
  const figures = (current['figures'] ?? current) as Readonly<Record<string, number | undefined>>;
  const { systolic, diastolic, pulse, waist, weight } = figures;
  const value = about.kind === 'blood_pressure' ? `${systolic}/${diastolic}` : (weight ?? waist ?? pulse);
  return value === undefined ? null : unit(about.kind, String(value));
}

function useUnit() {
  const { t } = useLingui();
  return (kind: Waiting['about']['kind'], value: string) => {
    if (kind === 'weight' || kind === 'target') return t`${value} kg`;
    if (kind === 'waist') return t`${value} cm`;
    return kind === 'pulse' ? t`${value} a minute` : value;
  };
}

/** `Weight · 71 kg · 23 November`, in words and calendar of whoever reads. */
function Named({ about, method }: Waiting) {
  const { t } = useLingui();
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const unit = useUnit();
  const { kind, value, day } = about;
  const kinds: Readonly<Record<typeof kind, string>> = {
    activity: t`Activity`,
    weight: t`Weight`,
    blood_pressure: t`Blood pressure`,
    pulse: t`Pulse at rest`,
    waist: t`Waist`,
    choice: t`What you chose`,
    workout: t`Workout`,
    training_day: t`Day of your plan`,
    training_week: t`A week once more`,
    exercise: t`Exercise of your own`,
    target: t`Target weight`,
    saved_plan: t`Saved plan`,
  };
  return (
    <Facts
      of={[
        method === 'DELETE' && t`Remove`,
        kinds[kind],
        value && unit(kind, value),
        day && isDay(day) && formatDate(day, calendar, language),
      ]}
    />
  );
}
