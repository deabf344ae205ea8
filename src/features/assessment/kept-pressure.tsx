import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { speak } from '#src/words/catalogues.client.ts';
import { formatDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { Link } from '#src/ui/link.tsx';
import { dateOf } from './kept.client.ts';
import { PressureAdvice } from './pressure-advice.tsx';

await speak('assessed');

/** What to do about a member's last blood pressure, wherever else it is known. */
export default function KeptPressure({
  reading,
  gender,
  from,
  measured_at: at,
}: {
  reading: string;
  gender: string;
  from: 'assessment' | 'measurement';
  measured_at: string;
}): ReactNode {
  const { i18n } = useLingui();
  const [calendar] = useLeadingCalendar();
  const language = useLanguage();
  const isAssessed = from === 'assessment';
  const date = isAssessed
    ? dateOf({ created_at: at }, calendar, i18n)
    : formatDate(at as Day, calendar, language);
  return (
    <div className="mt-6">
      <PressureAdvice reading={reading} gender={gender} heading="h2">
        <p className="text-soft">
          {isAssessed ? (
            <Trans>From your fitness assessment of {date}.</Trans>
          ) : (
            <Trans>Measured on {date}.</Trans>
          )}{' '}
          <Link to="/profile/progress#blood-pressure" className="underline">
            <Trans>Have you measured since? Write it down.</Trans>
          </Link>
        </p>
      </PressureAdvice>
    </div>
  );
}
