import { Trans } from '@lingui/react/macro';
import { bmiCutOffs } from '#src/lib/bmi.ts';

const cuts = [bmiCutOffs.normal, bmiCutOffs.overweight, bmiCutOffs.obese];
/** Where the strip begins and ends; the outer bands go on beyond it. */
const ends = { from: 15, to: 35 } as const;
const share = (value: number) => ((value - ends.from) / (ends.to - ends.from)) * 100;

/** The bands of the BMI on one line, the normal one in green; the figures stand where the bands meet. */
export function BmiStrip() {
  const bands = [
    { from: ends.from, to: bmiCutOffs.normal, colour: 'bg-gold' },
    { from: bmiCutOffs.normal, to: bmiCutOffs.overweight, colour: 'bg-green' },
    { from: bmiCutOffs.overweight, to: bmiCutOffs.obese, colour: 'bg-gold' },
    { from: bmiCutOffs.obese, to: ends.to, colour: 'bg-red' },
  ];
  return (
    <figure className="mt-2 w-full">
      <div className="flex gap-0.5" aria-hidden="true">
        {bands.map(({ from, to, colour }) => (
          <span
            key={from}
            className={`${colour} h-3 first:rounded-l-full last:rounded-r-full`}
            style={{ width: `${share(to) - share(from)}%` }}
          />
        ))}
      </div>
      <div className="text-small text-soft relative mt-1 h-6" aria-hidden="true">
        {cuts.map((cut) => (
          <span key={cut} className="absolute [translate:-50%]" style={{ left: `${share(cut)}%` }}>
            {cut}
          </span>
        ))}
      </div>
      <figcaption className="text-small text-soft">
        <Trans>From 18.5 to below 25 counts as normal weight.</Trans>
      </figcaption>
    </figure>
  );
}
