import { Trans, useLingui } from '@lingui/react/macro';
import { formatDayOfYear, monthName } from '#src/lib/dates.ts';
import { addDays, type Day } from '#src/lib/day.ts';
import { dateIn, monthOf } from '#src/lib/month.ts';
import { minShown } from '#src/lib/usage.ts';
import type { Refusal } from '#src/lib/save-result.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { usageMessages } from './messages.ts';
import type { Figure } from './schema.ts';

/** `12`, `1,000+`, `< 5`, `–` */
export function FigureText({ of, isCapped = false }: { of: Figure; isCapped?: boolean }) {
  const { i18n } = useLingui();
  if (of === 'few')
    return (
      <span className="text-soft">
        <span aria-hidden="true">&lt;&nbsp;{minShown}</span>
        <span className="sr-only">
          <Trans>fewer than 5</Trans>
        </span>
      </span>
    );
  if (of === 'withheld')
    return (
      <span className="text-soft">
        <Trans>not told</Trans>
      </span>
    );
  return <>{i18n.number(of) + (isCapped ? '+' : '')}</>;
}

/** The letters of a month's name that a phone has room for. */
const shortLetters = 3;

/** A week by its first and last day. */
export function Week({ from }: { from: string }) {
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const first = formatDayOfYear(from as Day, calendar, language);
  const last = formatDayOfYear(addDays(from as Day, 6), calendar, language);
  return (
    <>
      <span className="whitespace-nowrap">{first} –</span> <span className="whitespace-nowrap">{last}</span>
    </>
  );
}

/** At the head of a narrow column: a week by its first day, with a month's first letters. */
export function WeekHead({ from }: { from: string }) {
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const month = monthName(monthOf(calendar, from as Day), language);
  const { day } = dateIn(calendar, from as Day);
  const short = month.slice(0, shortLetters);
  return language === 'am' ? `${short} ${day}` : `${day} ${short}`;
}

/** How it is counted, for whoever reads the figures. */
export function HowCounted() {
  return (
    <details className="max-w-prose text-small">
      <summary className="inline-flex min-h-11 items-center text-green">
        <Trans>How this is counted</Trans>
      </summary>
      <div className="grid gap-2 pb-2 text-soft">
        <p>
          <Trans>
            Only days and totals are kept: no cookie, no address, no person. “&lt; 5” stands for fewer than
            five, none among them. A figure is not told where a smaller one would follow from it.
          </Trans>
        </p>
        <p>
          <Trans>
            Each opening counts, so one reader may count more than once. Known search engines and what is
            loaded ahead do not count. Neither does what is read from a device’s own copy, without a
            connection. Printing counts where the connection was there, a PDF as well.
          </Trans>
        </p>
      </div>
    </details>
  );
}

/** What could not be read, and the way to try it again; the rest of the screen stands. */
export function UsageFailure({ refusal, onRetry }: { refusal: Refusal; onRetry: () => void }) {
  const { i18n } = useLingui();
  return (
    <div className="grid max-w-xl justify-items-start gap-3">
      <ErrorBox>
        {i18n._(usageMessages.notLoaded)} {i18n._(refusal.detail)}
      </ErrorBox>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
