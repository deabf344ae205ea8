import { Trans } from '@lingui/react/macro';

/** The cut-offs of the calculators (specification §5), where the strip's bands meet; it runs from 15 to 35. */
const cuts = [18.5, 25, 30] as const;
const ends = { from: 15, to: 35 } as const;
const share = (value: number) => ((value - ends.from) / (ends.to - ends.from)) * 100;

/** The bands of the BMI on one line, the normal one in green; the figures stand where the bands meet. */
export function BmiStrip() {
  const [under, over, obese] = cuts.map(share) as [number, number, number];
  const bands = [
    { from: 0, to: under, colour: 'bg-gold' },
    { from: under, to: over, colour: 'bg-green' },
    { from: over, to: obese, colour: 'bg-gold' },
    { from: obese, to: 100, colour: 'bg-red' },
  ];
  return (
    <figure className="mt-2 w-full">
      <div className="flex gap-0.5" aria-hidden="true">
        {bands.map(({ from, to, colour }) => (
          <span key={from} className={`${colour} h-3 first:rounded-l-full last:rounded-r-full`} style={{ width: `${to - from}%` }} />
        ))}
      </div>
      <div className="text-small text-soft relative mt-1 h-6" aria-hidden="true">
        {cuts.map((cut) => (
          <span key={cut} className="absolute -translate-x-1/2" style={{ left: `${share(cut)}%` }}>
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
