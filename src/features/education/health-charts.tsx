import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { gold, Person, Plate, soft } from './guide-person.tsx';

/** mmHg: what the chart of blood pressure shows, and where its zones end (Whelton 2018). */
const systolic = { from: 90, to: 170, zones: [120, 130, 140] } as const;
const diastolic = { from: 60, to: 110, zones: [80, 80, 90] } as const;
const size = { width: 300, height: 190, left: 34, top: 28, bottom: 44 } as const;
const x = (mmHg: number) => ((mmHg - systolic.from) / (systolic.to - systolic.from)) * size.width;
const y = (mmHg: number) =>
  size.height - ((mmHg - diastolic.from) / (diastolic.to - diastolic.from)) * size.height;
const fills = ['var(--green-tint)', 'var(--gold-tint)', 'var(--gold-tint)'];

/** Both numbers at once: the zone is the one in which the worse of the two lies. */
export function BloodPressureChart() {
  const { t } = useLingui();
  const names = [t`normal`, t`elevated`, t`high, stage 1`];
  return (
    <Drawing caption={<Trans>Blood pressure: the worse of the two numbers decides</Trans>}>
      <svg
        viewBox={`-${size.left} -${size.top} ${size.width + size.left + 8} ${size.height + size.top + size.bottom}`}
        role="img"
        aria-label={t`Normal is below 120 over 80 mmHg; up to 129 over 80 it is elevated; from 130 or 80 high, stage 1; from 140 or 90 stage 2.`}
        fontSize="12"
        fill="currentColor"
      >
        <rect width={size.width} height={size.height} rx="6" fill="var(--red-tint)" />
        {[2, 1, 0].map((zone) => (
          <rect
            key={zone}
            y={y(diastolic.zones[zone]!)}
            width={x(systolic.zones[zone]!)}
            height={size.height - y(diastolic.zones[zone]!)}
            fill={fills[zone]}
            stroke="var(--card)"
            strokeWidth="2"
          />
        ))}
        <text x="8" y={size.height - 30} fontWeight="700" fill="var(--green)">
          {names[0]}
        </text>
        <text transform={`translate(${x(125) + 4} ${size.height - 8}) rotate(-90)`}>{names[1]}</text>
        <text x="8" y={y(84)}>
          {names[2]}
        </text>
        <text x={x(143)} y={y(100)} fontWeight="700" fill="var(--red)">
          {t`high, stage 2`}
        </text>
        <text x={size.width} y={size.height + 34} textAnchor="end" fill="var(--soft)">
          {t`first number (mmHg)`}
        </text>
        <text x={-size.left + 2} y="-12" fill="var(--soft)">
          {t`second number (mmHg)`}
        </text>
        {systolic.zones.map((mmHg) => (
          <text key={mmHg} x={x(mmHg)} y={size.height + 16} textAnchor="middle" fill="var(--soft)">
            {mmHg}
          </text>
        ))}
        {[80, 90].map((mmHg) => (
          <text key={mmHg} x="-6" y={y(mmHg) + 4} textAnchor="end" fill="var(--soft)">
            {mmHg}
          </text>
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
        <Person {...standing(44)} />
        <path d="M84 10v164M78 10h12M78 174h12" stroke={gold} strokeWidth="4" />
        <path d="M108 92h22m-7-7 7 7-7 7M196 92h22m-7-7 7 7-7 7" stroke={soft} />
        <path d="M156 52v76q0 10 9 10t9-10V52" stroke={gold} strokeWidth="4" />
        <Person {...standing(256)} />
        <ellipse cx="256" cy="84" rx="14" ry="5" stroke={gold} strokeWidth="4" />
      </Plate>
    </Drawing>
  );
}

/** Upright, arms a little away from the sides; 164 units from head to heel. */
const standing = (x: number) => ({
  head: [x, 20] as const,
  torso: `M${x} 48v44`,
  limbs: `M${x - 4} 44l-18 22 -2 26M${x + 4} 44l18 22 2 26M${x - 4} 94l-8 38 -2 38M${x + 4} 94l8 38 2 38`,
});

function Drawing({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  return (
    <figure>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
