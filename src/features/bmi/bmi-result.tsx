import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { bmiByFormula, bmiCategory, type Body, type Unit } from '#src/lib/bmi.ts';
import { BmiScale } from './bmi-scale.tsx';
import { resultId } from './calculator-form.tsx';
import { categoryLabels, recommendations } from './messages.ts';
import { NormalWeights } from './normal-weights.tsx';
import { PlanForBmi } from './plan-for-bmi.tsx';
import { RoundingNote } from './rounding-note.tsx';

interface BmiResultProps {
  bmi: number;
  /** In cm and kg. */
  body: Body;
  /** In which the weights are told. */
  unit: Unit;
  /** What became of saving it. */
  children: ReactNode;
}

/** A BMI, where it stands, and what to make of it. */
export function BmiResult({ bmi, body, unit, children }: BmiResultProps) {
  const { i18n } = useLingui();
  const category = bmiCategory(bmi);
  return (
    <section id={resultId} aria-labelledby={`${resultId}-title`} className="card grid gap-4 p-5 sm:p-8">
      <h2 id={`${resultId}-title`} className="text-title">
        <Trans>Your result</Trans>
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-serif text-hero">{i18n.number(bmi, { minimumFractionDigits: 1 })}</strong>
        <span className="text-large font-semibold">{i18n._(categoryLabels[category].id)}</span>
      </p>
      <RoundingNote exact={bmiByFormula(body, 'metric')} bandOf="rounded" />
      <BmiScale bmi={bmi} category={category} />
      <p>{i18n._(recommendations[category].id)}</p>
      <NormalWeights height={body.height} unit={unit} />
      <PlanForBmi category={category} />
      {children}
    </section>
  );
}
