import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { highInTheUnitedStates, pressureBounds, type Pressure } from '#src/lib/blood-pressure.ts';
import { gold, Person, Plate } from './guide-person.tsx';

/** mmHg: what the chart shows, and where its zones end: the normal value, then the levels of the one rule. */
const systolic = { from: 90, to: 200 } as const;
const diastolic = { from: 60, to: 120 } as const;
const normal: Pressure = { systolic: 120, diastolic: 80 };
const zones = [normal, pressureBounds.high, pressureBounds['very-high'], pressureBounds.severe] as const;
const size = { width: 300, height: 210, left: 34, top: 28, bottom: 44 } as const;
const x = (mmHg: number) => ((mmHg - systolic.from) / (systolic.to - systolic.from)) * size.width;
const y = (mmHg: number) =>
  size.height - ((mmHg - diastolic.from) / (diastolic.to - diastolic.from)) * size.height;
const fills = ['var(--green-tint)', 'var(--gold-tint)', 'var(--red-tint)', 'var(--red-tint)'];

/** Both numbers at once: the zone is the one in which the worse of the two lies. */
export function BloodPressureChart() {
  const { t } = useLingui();
  const united = highInTheUnitedStates;
  return (
    <Drawing
      caption={
        <Trans>
          Blood pressure by the World Health Organization: the worse of the two numbers decides. Dashed: from
          here the guideline of the United States calls it high, stage 1
        </Trans>
      }
    >
      <svg
        viewBox={`-${size.left} -${size.top} ${size.width + size.left + 8} ${size.height + size.top + size.bottom}`}
        role="img"
        aria-label={t`Normal is below 120 over 80 mmHg; from 140 or 90 it is high; from 160 or 100 very high; from 180 or 110 care is needed today. In the United States it is called high, stage 1, from 130 or 80.`}
        fontSize="12"
        fill="currentColor"
      >
        <rect width={size.width} height={size.height} rx="6" fill="var(--red-tint)" />
        {[3, 2, 1, 0].map((zone) => (
          <rect
            key={zone}
            y={y(zones[zone]!.diastolic)}
            width={x(zones[zone]!.systolic)}
            height={size.height - y(zones[zone]!.diastolic)}
            fill={fills[zone]}
            stroke="var(--card)"
            strokeWidth="2"
          />
        ))}
        <path
          d={`M0 ${y(united.diastolic)}H${x(united.systolic)}V${size.height}`}
          fill="none"
          stroke="currentColor"
          strokeDasharray="4 4"
        />
        <text x="8" y={size.height - 30} fontWeight="700" fill="var(--green)">
          {t`normal`}
        </text>
        <text x="8" y={y(84)}>
          {t`not high yet`}
        </text>
        <text x="8" y={y(94)} fontWeight="700" fill="var(--red)">
          {t`high`}
        </text>
        <text x="8" y={y(104)} fontWeight="700" fill="var(--red)">
          {t`very high`}
        </text>
        <text x="8" y={y(114)} fontWeight="700" fill="var(--red)">
          {t`seek care today`}
        </text>
        <text x={size.width} y={size.height + 34} textAnchor="end" fill="var(--soft)">
          {t`first number (mmHg)`}
        </text>
        <text x={-size.left + 2} y="-12" fill="var(--soft)">
          {t`second number (mmHg)`}
        </text>
        {zones.map((bound) => (
          <g key={bound.systolic} fill="var(--soft)">
            <text x={x(bound.systolic)} y={size.height + 16} textAnchor="middle">
              {bound.systolic}
            </text>
            <text x="-6" y={y(bound.diastolic) + 4} textAnchor="end">
              {bound.diastolic}
            </text>
          </g>
        ))}
      </svg>
    </Drawing>
  );
}

/** A string as long as the person, folded in two, goes round the waist. */
export function WaistString() {
  const { t } = useLingui();
  return (
    <Drawing
      caption={<Trans>A string as long as you are tall, folded in two, should go round your waist</Trans>}
    >
      <Plate
        box="0 0 300 184"
        label={t`A person with a string of the same length beside them; the string folded in two; the folded string round the waist, its ends meeting.`}
      >
        <Person posture="standing" at="translate(-74 -12)" />
        <path d="M90 31v141M84 31h12M84 172h12" stroke={gold} strokeWidth="4" />
        <path d="M110 96h22m-7-7 7 7-7 7M184 96h22m-7-7 7 7-7 7" />
        <path d="M150 56v64q0 6 6 6t6-6V56" stroke={gold} strokeWidth="4" />
        <Person posture="standing" at="translate(132 -12)" />
        <path d="M239.5 85q12.5 5 25 0" stroke={gold} strokeWidth="4" />
      </Plate>
    </Drawing>
  );
}

function Drawing({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  return (
    <figure>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
