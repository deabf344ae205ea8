import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { bmiCategory, kgPerPound, normalWeights, type Unit } from './bmi.ts';
import { BmiScale } from './bmi-scale.tsx';
import { resultId } from './calculator-form.tsx';
import { categoryLabels, recommendations } from './messages.ts';

interface BmiResultProps {
  bmi: number;
  /** cm */
  height: number;
  /** In which the weights are told. */
  unit: Unit;
  /** What became of saving it. */
  children: ReactNode;
}

/** A BMI, where it stands, and what to make of it. */
export function BmiResult({ bmi, height, unit, children }: BmiResultProps) {
  const { i18n } = useLingui();
  const category = bmiCategory(bmi);
  // Whole numbers inside the band, so that both of them are normal weights.
  const [lightest, heaviest] = normalWeights(height).map((kg) => (unit === 'metric' ? kg : kg / kgPerPound));
  const [from, to] = [i18n.number(Math.ceil(lightest!)), i18n.number(Math.floor(heaviest!))];
  return (
    <section id={resultId} aria-labelledby={`${resultId}-title`} className="card grid gap-4 p-5 sm:p-8">
      <h2 id={`${resultId}-title`} className="text-title">
        <Trans>Your result</Trans>
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-serif text-hero">{i18n.number(bmi, { minimumFractionDigits: 1 })}</strong>
        <span className="text-large font-semibold">{i18n._(categoryLabels[category].id)}</span>
      </p>
      <BmiScale bmi={bmi} category={category} />
      <p>{i18n._(recommendations[category].id)}</p>
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
      {children}
    </section>
  );
}
