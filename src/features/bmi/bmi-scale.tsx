import { useLingui } from '@lingui/react/macro';
import { bmiCategories, bmiCutOffs, type BmiCategory } from '#src/lib/bmi.ts';
import { across } from '#src/ui/chart/chart-frame.tsx';
import { anchorAt } from '#src/ui/chart/labels.ts';
import { categoryLabels } from './messages.ts';

const [lowest, highest] = [14, 40];
/** How far along the scale, from 0 to 1. */
const placeOf = (bmi: number) => (Math.min(Math.max(bmi, lowest), highest) - lowest) / (highest - lowest);

const ends = [lowest, bmiCutOffs.normal, bmiCutOffs.overweight, bmiCutOffs.obese, highest];
const fills: Readonly<Record<BmiCategory, string>> = {
  underweight: 'var(--gold)',
  normal: 'var(--green)',
  overweight: 'var(--gold)',
  obese: 'var(--red)',
};
/** em. The names stand in three rows: on a phone each is longer than its band, and none is smaller for it. */
const rows = [5.9, 7.6, 9.3, 7.6] as const;

interface BmiScaleProps {
  /** To one decimal. */
  bmi: number;
  category: BmiCategory;
  labels?: typeof categoryLabels;
}

/** The four bands drawn to scale, with their names and where a BMI stands among them. */
export function BmiScale({ bmi, category, labels = categoryLabels }: BmiScaleProps) {
  const { t, i18n } = useLingui();
  const place = i18n._(labels[category].id);
  const value = i18n.number(bmi, { minimumFractionDigits: 1 });
  const marker = placeOf(bmi);
  const bands = bmiCategories.map((band, index) => {
    const [start, end] = [placeOf(ends[index]!), placeOf(ends[index + 1]!)];
    // The last name ends with the scale, however long it is.
    const isLast = index === bmiCategories.length - 1;
    return { band, index, start, end, row: rows[index]!, at: isLast ? 1 : start, isLast };
  });
  return (
    <svg
      role="img"
      aria-label={t`A scale of BMI from 14 to 40: ${value} stands in the band ${place}.`}
      className="w-full max-w-lg"
      style={{ fontSize: 'min(0.8125rem, 4.2vw)', height: '9.8em' }}
      fill="currentColor"
    >
      {bands.map(({ band, start, end, row, at }) => (
        <g key={band}>
          <rect
            x={across(start)}
            y="2em"
            width={across(end - start)}
            height="1.1em"
            rx="4"
            fill={fills[band]}
            fillOpacity={band === category ? 1 : 0.45}
            stroke="var(--card)"
            strokeWidth="2"
          />
          <line x1={across(at)} x2={across(at)} y1="3.3em" y2={`${row - 0.8}em`} stroke="var(--edge)" />
        </g>
      ))}
      {/* Words last, each with a rim in the colour of the ground, so that no line runs through them. */}
      <g stroke="var(--card)" strokeWidth="4" paintOrder="stroke">
        {bands.map(({ band, index, start, row, at, isLast }) => (
          <g key={band}>
            {index > 0 && (
              <text x={across(start)} y="4.2em" textAnchor="middle" fill="var(--soft)">
                {i18n.number(ends[index]!)}
              </text>
            )}
            <text
              x={across(at)}
              y={`${row}em`}
              textAnchor={isLast ? 'end' : 'start'}
              fontWeight={band === category ? 700 : 400}
            >
              {i18n._(labels[band].id)}
            </text>
          </g>
        ))}
      </g>
      <svg x={across(marker)} y="1.1em" overflow="visible">
        <path d="M0 10l-6-9h12z" />
      </svg>
      <text x={across(marker)} y="0.9em" textAnchor={anchorAt(marker)} fontWeight="700">
        {value}
      </text>
    </svg>
  );
}
