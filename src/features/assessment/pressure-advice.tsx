import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isAtLeast, parsePressure, pressureLevel, type PressureLevel } from '#src/lib/blood-pressure.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';

interface PressureAdviceProps {
  /** As `150/92`; what cannot be read as one, and what is in order, says nothing. */
  reading: string;
  /** As answered; empty where the person did not say. */
  gender: string;
  heading: 'h2' | 'h3';
  /** Where and when it was measured, for who reads it later: then what to do is a tap away. */
  children?: ReactNode;
}

/** What to do about a blood pressure, by the one rule for it (`lib/blood-pressure.ts`). */
export function PressureAdvice({ reading, gender, heading: Heading, children }: PressureAdviceProps) {
  const pressure = parsePressure(reading);
  const level = pressure && pressureLevel(pressure);
  if (!level || level === 'usual') return null;
  const isUrgent = isAtLeast(level, 'very-high');
  const steps = (
    <div className="grid gap-3">
      <ul className="points grid list-disc gap-2 ps-5">
        {points[level]}
        {(level === 'high' || level === 'very-high') && gender !== 'male' && <li>{inPregnancy}</li>}
        {isAtLeast(level, 'high') && <li>{warningSigns}</li>}
      </ul>
      <ArrowLink to="/services/educational-content/health-education?tab=measures">
        <Trans>What these numbers mean, with the sources</Trans>
      </ArrowLink>
    </div>
  );
  return (
    <section
      role={isUrgent ? 'alert' : undefined}
      className={`grid max-w-2xl gap-3 rounded-card p-5 ${isUrgent ? 'bg-red-tint' : 'bg-gold-tint'}`}
    >
      <Heading className={`text-large ${isUrgent ? 'text-red' : ''}`}>
        <Title level={level} reading={reading.trim()} />
      </Heading>
      {children ? (
        <>
          {children}
          <details>
            <summary className="min-h-11 content-center font-semibold">
              <Trans>What to do</Trans>
            </summary>
            {steps}
          </details>
        </>
      ) : (
        steps
      )}
    </section>
  );
}

function Title({ level, reading }: { level: PressureLevel; reading: string }) {
  if (level === 'severe') return <Trans>Blood pressure {reading}: stop, and seek care today</Trans>;
  if (level === 'very-high') return <Trans>Blood pressure {reading}: very high</Trans>;
  if (level === 'high') return <Trans>Blood pressure {reading}: high</Trans>;
  return <Trans>Blood pressure {reading}: not high, but near it</Trans>;
}

const warningSigns = (
  <Trans>
    Whatever the figure: with pain in the chest, shortness of breath, a severe headache, blurred sight,
    confusion, weakness on one side or trouble speaking, go to a hospital at once.
  </Trans>
);
const inPregnancy = (
  <Trans>If you are pregnant, show this reading to a midwife or a health worker today.</Trans>
);

const points: Readonly<Record<Exclude<PressureLevel, 'usual'>, ReactNode>> = {
  'high-normal': (
    <>
      <li>
        <Trans>
          The World Health Organization speaks of high blood pressure from 140/90, the guideline of the United
          States from 130/80. One reading is no diagnosis: measure again in the coming weeks.
        </Trans>
      </li>
      <li>
        <Trans>
          With heart disease, diabetes or kidney disease show it to a health worker: then treatment can begin
          from 130.
        </Trans>
      </li>
    </>
  ),
  high: (
    <>
      <li>
        <Trans>
          One reading is no diagnosis. Sit quietly for five minutes and measure again, and once more on
          another day. If it is 140/90 or more on both days, see a health worker: it can be treated.
        </Trans>
      </li>
      <li>
        <Trans>
          Until then do not test to your limit, and leave out fast runs, jumps, heavy weights and long holds.
          Walking at a pace at which you can still talk, on most days, helps to bring it down.
        </Trans>
      </li>
    </>
  ),
  'very-high': (
    <>
      <li>
        <Trans>
          Please do not test today. One reading is no diagnosis: sit quietly for five minutes and measure
          again.
        </Trans>
      </li>
      <li>
        <Trans>
          If it is 160/100 or more again, see a health worker in the next days, even if you feel nothing: at
          this level treatment begins without delay.
        </Trans>
      </li>
      <li>
        <Trans>
          Until a health worker has seen you, walk easily and leave all else: no runs, no jumps, no weights,
          no training plan.
        </Trans>
      </li>
    </>
  ),
  severe: (
    <>
      <li>
        <Trans>Please do not test today, and do not train.</Trans>
      </li>
      <li>
        <Trans>
          Sit quietly for five minutes and measure again. If it is still 180/110 or more, go to a health
          centre or a hospital today, even if you feel nothing.
        </Trans>
      </li>
    </>
  ),
};
