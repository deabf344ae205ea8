import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { speak } from '#src/words/catalogues.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { dateOf } from './kept.client.ts';
import { PressureAdvice } from './pressure-advice.tsx';

await speak('assessment');

/** What to do about the blood pressure that a member's last assessment has, wherever else it is known. */
export default function KeptPressure({
  reading,
  gender,
  measured_at: created_at,
}: {
  reading: string;
  gender: string;
  measured_at: string;
}): ReactNode {
  const { i18n } = useLingui();
  const [calendar] = useLeadingCalendar();
  const date = dateOf({ created_at }, calendar, i18n);
  return (
    <div className="mt-6">
      <PressureAdvice reading={reading} gender={gender} heading="h2">
        <p className="text-soft">
          <Trans>
            From your fitness assessment of {date}. Have you measured since? Take the newer figure.
          </Trans>
        </p>
      </PressureAdvice>
    </div>
  );
}
