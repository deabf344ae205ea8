import { useLingui } from '@lingui/react/macro';
import { bmiCategories, bmiCutOffs, type BmiCategory } from '#src/lib/bmi.ts';
import { categoryLabels } from './messages.ts';

const width = 340;
const [lowest, highest] = [14, 40];
const x = (bmi: number) => ((Math.min(Math.max(bmi, lowest), highest) - lowest) / (highest - lowest)) * width;

const ends = [lowest, bmiCutOffs.normal, bmiCutOffs.overweight, bmiCutOffs.obese, highest];
const fills: Readonly<Record<BmiCategory, string>> = {
  underweight: 'var(--gold)',
  normal: 'var(--green)',
  overweight: 'var(--gold)',
  obese: 'var(--red)',
};
/** The names stand in two rows, since the narrow bands are shorter than their names. */
const rows = [77, 100] as const;

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
  const marker = x(bmi);
  const bands = bmiCategories.map((band, index) => {
    const [start, end] = [x(ends[index]!), x(ends[index + 1]!)];
    return { band, index, start, end, row: rows[index % 2]! };
  });
  return (
    <svg
      viewBox={`-2 0 ${width + 4} 108`}
      role="img"
      aria-label={t`A scale of BMI from 14 to 40: ${value} stands in the band ${place}.`}
      className="w-full max-w-lg"
      fontSize="13"
      fill="currentColor"
    >
      {bands.map(({ band, start, end, row }) => (
        <g key={band}>
          <rect
            x={start + 1}
            y="26"
            width={end - start - 2}
            height="14"
            rx="3"
            fill={fills[band]}
            opacity={band === category ? 1 : 0.45}
          />
          <path d={`M${start + 1.5} 43V${row - 10}`} stroke="var(--edge)" />
        </g>
      ))}
      {/* Words last, each with a rim in the colour of the ground, so that no line runs through them. */}
      <g stroke="var(--card)" strokeWidth="4" paintOrder="stroke">
        {bands.map(({ band, index, start, row }) => (
          <g key={band}>
            {index > 0 && (
              <text x={start} y="55" textAnchor="middle" fontSize="12" fill="var(--soft)">
                {i18n.number(ends[index]!)}
              </text>
            )}
            <text x={start + 1} y={row} fontWeight={band === category ? 700 : 400}>
              {i18n._(labels[band].id)}
            </text>
          </g>
        ))}
      </g>
      <path d={`M${marker} 24l-6-9h12z`} />
      <text x={Math.min(Math.max(marker, 14), width - 14)} y="12" textAnchor="middle" fontWeight="700">
        {value}
      </text>
    </svg>
  );
}
