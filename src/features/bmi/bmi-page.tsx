import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { PageHead } from '#src/ui/page-head.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { AboutBmi } from './about-bmi.tsx';
import type { Unit } from '#src/lib/bmi.ts';
import { BmiResult } from './bmi-result.tsx';
import { CalculatorForm } from './calculator-form.tsx';
import { bmiMessages } from './messages.ts';
import { SavingNote, useSaving } from './saving.tsx';
import { answerTo, answerToAddress, type BmiQuestion } from './schema.ts';

interface Asked {
  request: Request;
}
export const loader = ({ request }: Asked) => answerToAddress(request.url);
/** The same: it is pure arithmetic over the address, for which the browser needs no server. */
export const clientLoader = ({ request }: Asked) => answerToAddress(request.url);

export default function BmiPage() {
  const { t } = useLingui();
  return (
    <main className="page grid gap-10 py-8 sm:py-12">
      <PageHead
        title={t`BMI Calculator`}
        description={t`Work out your body mass index in kilograms or pounds, see what it means, and keep it on your profile.`}
      />
      <div className="grid gap-2">
        <h1 className="text-head">
          <Trans>BMI Calculator</Trans>
        </h1>
        <p className="max-w-2xl text-soft">
          <Trans>Your height and weight, and what they say together. For adults.</Trans>
        </p>
      </div>
      <Calculator />
      <div className="max-w-2xl">
        <AboutBmi />
      </div>
    </main>
  );
}

/** Works by addresses alone, and at once where the application is there. */
function Calculator() {
  const { i18n } = useLingui();
  const asked = useLoaderData<typeof loader>();
  const [question, setQuestion] = useState(asked.question);
  const [answer, setAnswer] = useState(asked.answer);
  const { progress, save, startAnew } = useSaving();
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer !== asked.answer) result.current?.scrollIntoView({ block: 'nearest' });
  }, [answer, asked.answer]);

  function calculate(typed: BmiQuestion) {
    const next = answerTo(typed);
    setQuestion(typed);
    setAnswer(next);
    if (next === 'invalid') showToast('error', i18n._(bmiMessages.invalid.id));
    else void save(next);
  }

  function clear(unit: Unit) {
    setQuestion({ unit, height: '', weight: '' });
    setAnswer('none');
    startAnew();
  }

  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <CalculatorForm
        question={question}
        isInvalid={answer === 'invalid'}
        onType={setQuestion}
        onCalculate={calculate}
        onClear={clear}
        clearLabel={<Trans>Reset</Trans>}
      />
      <div ref={result} aria-live="polite" className="scroll-mb-4">
        {typeof answer === 'object' && (
          <BmiResult bmi={answer.bmi} body={answer} unit={question.unit}>
            <SavingNote progress={progress} question={question} onSave={() => void save(answer)} />
          </BmiResult>
        )}
      </div>
    </div>
  );
}
