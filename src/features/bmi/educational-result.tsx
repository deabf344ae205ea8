import { Trans, useLingui } from '@lingui/react/macro';
import type { Translated } from '#src/lib/translated.ts';
import type { Advice } from './advice.ts';
import { bmiCategory, toMetric } from '#src/lib/bmi.ts';
import { BmiScale } from './bmi-scale.tsx';
import { resultId } from './calculator-form.tsx';
import { educationalLabels } from './messages.ts';
import { NormalWeights } from './normal-weights.tsx';
import { PlanForBmi } from './plan-for-bmi.tsx';
import { RoundingNote } from './rounding-note.tsx';
import type { Worked } from './schema.ts';
import { SourceLinks } from './source-links.tsx';

interface EducationalResultProps {
  worked: Worked;
  advice: Translated<Advice>;
}

/** A BMI with the sum that led to it, what its band means for health, and what to do about it. */
export function EducationalResult({ worked, advice }: EducationalResultProps) {
  const { i18n } = useLingui();
  const { bmi } = worked;
  const category = bmiCategory(bmi);
  const shown = Math.round(bmi * 10) / 10;
  return (
    <section id={resultId} aria-labelledby={`${resultId}-title`} className="card grid gap-4 p-5 sm:p-8">
      <h2 id={`${resultId}-title`} className="text-title">
        <Trans>Your result</Trans>
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-serif text-hero">{i18n.number(shown, { minimumFractionDigits: 1 })}</strong>
        <span className="text-large font-semibold">{i18n._(educationalLabels[category].id)}</span>
      </p>
      <RoundingNote exact={bmi} bandOf="exact" />
      <BmiScale bmi={shown} category={category} labels={educationalLabels} />
      <Sum worked={worked} />
      <NormalWeights height={toMetric(worked, worked.unit).height} unit={worked.unit} />
      <h3 className="text-large">
        <Trans>Health risk</Trans>
      </h3>
      <p>{advice.risk}</p>
      <h3 className="text-large">
        <Trans>Recommendations</Trans>
      </h3>
      <ul className="points grid list-disc gap-2 ps-5">
        {advice.recommendations.map((recommendation) => (
          <li key={recommendation}>{recommendation}</li>
        ))}
      </ul>
      <PlanForBmi category={category} />
      <SourceLinks sources={advice.sources} />
    </section>
  );
}

/** The formula with the reader's own figures. */
function Sum({ worked: { unit, height, weight, bmi } }: { worked: Worked }) {
  const { i18n } = useLingui();
  const metres = i18n.number(height / 100, { maximumFractionDigits: 3 });
  const inches = i18n.number(height);
  const mass = i18n.number(weight);
  const result = i18n.number(bmi, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <p className="text-soft">
      {unit === 'metric' ? (
        <Trans>
          {mass} kg ÷ ({metres} m × {metres} m) = {result}
        </Trans>
      ) : (
        <Trans>
          {mass} lb ÷ ({inches} in × {inches} in) × 703 = {result}
        </Trans>
      )}
    </p>
  );
}
