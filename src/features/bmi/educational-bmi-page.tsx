import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { advice } from '#content/bmi/advice.ts';
import { nutritionTips } from '#content/bmi/nutrition-tips.ts';
import { languageOf } from '#src/lib/language.ts';
import { translated } from '#src/lib/translated.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { AboutBmi } from './about-bmi.tsx';
import { BandTable } from './band-table.tsx';
import { bmiCategory, type Unit } from '#src/lib/bmi.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { EducationalResult } from './educational-result.tsx';
import { NutritionTips } from './nutrition-tips.tsx';
import { educationalAnswerTo, readQuestion, type BmiQuestion } from './schema.ts';

const hub = '/services/educational-content';

/** The whole advice comes along, so that an answer worked out in the browser needs no further request. */
export function loader({ url: { pathname, searchParams } }: LoaderFunctionArgs) {
  const question = readQuestion(searchParams);
  const answer = educationalAnswerTo(question);
  return { question, answer, ...translated({ advice, nutritionTips }, languageOf(pathname)) };
}

export default function EducationalBmiPage() {
  const { t } = useLingui();
  const asked = useLoaderData<typeof loader>();
  const [question, setQuestion] = useState(asked.question);
  const [answer, setAnswer] = useState(asked.answer);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer !== asked.answer) result.current?.scrollIntoView({ block: 'nearest' });
  }, [answer, asked.answer]);

  function calculate(typed: BmiQuestion) {
    setQuestion(typed);
    setAnswer(educationalAnswerTo(typed));
  }

  function clear(unit: Unit) {
    setQuestion({ unit, height: '', weight: '' });
    setAnswer('none');
  }

  const worked = typeof answer === 'object' ? answer : null;
  return (
    <main className="page grid grid-cols-1 gap-12 pt-4">
      <PageHead
        title={t`Educational BMI calculator`}
        description={t`Work out a BMI in metric or imperial units, see the sum behind it, what the band means for health, and nutrition advice with its sources.`}
      />
      <div className="grid gap-2">
        <Link to={hub} className="inline-flex min-h-11 items-center justify-self-start">
          <Trans>← Educational Content</Trans>
        </Link>
        <h1 className="text-hero">
          <Trans>BMI Calculator</Trans>
        </h1>
        <p className="max-w-2xl text-large text-soft">
          <Trans>
            What the number is, how it comes about, and how far to trust it. For adults of 20 and over who are
            not pregnant:{' '}
            <a href="#about-bmi" className="underline">
              the bands say nothing about anyone else
            </a>
            .
          </Trans>
        </p>
      </div>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <CalculatorForm
          question={question}
          isInvalid={answer === 'invalid'}
          onType={setQuestion}
          onCalculate={calculate}
          onClear={clear}
          clearLabel={<Trans>Clear</Trans>}
          needsBoth
        />
        <div ref={result} aria-live="polite" className="scroll-mb-4">
          {worked ? (
            <EducationalResult worked={worked} advice={asked.advice[bmiCategory(worked.bmi)]} />
          ) : (
            <BandTable />
          )}
        </div>
      </div>
      {worked && (
        <>
          <p role="note" className="max-w-2xl border-s-4 border-gold ps-4">
            <strong>
              <Trans>BMI is a screening measure, not a diagnosis.</Trans>
            </strong>{' '}
            <Trans>
              It sees neither muscle nor fat nor illness. If you are ill, take medicine, or are pregnant or
              nursing, talk to a health worker before you change how you eat or train.
            </Trans>
          </p>
          <NutritionTips tips={asked.nutritionTips} />
        </>
      )}
      <div className="grid max-w-2xl gap-6">
        <AboutBmi />
        <ArrowLink to="/bmi">
          <Trans>Keep your BMI on your profile</Trans>
        </ArrowLink>
        <ArrowLink to={`${hub}/tools/fitness-assessment`}>
          <Trans>Fitness Assessment</Trans>
        </ArrowLink>
      </div>
    </main>
  );
}
