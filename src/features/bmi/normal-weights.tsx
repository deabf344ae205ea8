import { Trans, useLingui } from '@lingui/react/macro';
import { kgPerPound, normalWeights, type Unit } from '#src/lib/bmi.ts';

/** Which weights are normal at a height in cm, told in the reader's unit. */
export function NormalWeights({ height, unit }: { height: number; unit: Unit }) {
  const { i18n } = useLingui();
  // Whole numbers inside the band, so that both of them are normal weights.
  const [lightest, heaviest] = normalWeights(height).map((kg) => (unit === 'metric' ? kg : kg / kgPerPound));
  const [from, to] = [i18n.number(Math.ceil(lightest!)), i18n.number(Math.floor(heaviest!))];
  return (
    <p className="text-soft">
      {unit === 'metric' ? (
        <Trans>
          At your height a normal weight lies between {from} and {to} kg.
        </Trans>
      ) : (
        <Trans>
          At your height a normal weight lies between {from} and {to} lb.
        </Trans>
      )}
    </p>
  );
}
