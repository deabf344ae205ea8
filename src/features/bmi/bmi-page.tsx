import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { useLoaderData } from 'react-router';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { AboutBmi } from './about-bmi.tsx';
import { isHeight, isWeight, units, type Unit } from './bmi.ts';
import { BmiResult, resultId } from './bmi-result.tsx';
import { bmiMessages } from './messages.ts';
import { SavingNote, useSaving } from './saving.tsx';
import { answerTo, answerToAddress, bodyOf, centimetresMeant, readQuestion } from './schema.ts';

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
        title={`${t`BMI Calculator`} · Birtu`}
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
  const { t, i18n } = useLingui();
  const asked = useLoaderData<typeof loader>();
  const [question, setQuestion] = useState(asked.question);
  const [answer, setAnswer] = useState(asked.answer);
  const { progress, save, startAnew } = useSaving();
  const blankForm = useId();
  const { unit, height, weight } = question;
  const faultId = useId();
  const body = bodyOf(question);
  /** Ties a field that is wrong to the words that say so. */
  const fault = (isRight: boolean) =>
    answer === 'invalid' && !isRight ? { 'aria-invalid': true, 'aria-describedby': faultId } : {};
  const meant = answer === 'invalid' ? centimetresMeant(question) : null;
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer !== asked.answer) result.current?.scrollIntoView({ block: 'nearest' });
  }, [answer, asked.answer]);

  // On what stands at that moment: what was typed before the application was there comes all at once.
  const type =
    (name: 'height' | 'weight') =>
    ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
      setQuestion((before) => ({ ...before, [name]: value }));

  function calculate(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // From the fields: a form that was sent before the application was there is sent again ahead of its state.
    const typed = readQuestion(new FormData(event.currentTarget));
    const next = answerTo(typed);
    setQuestion(typed);
    setAnswer(next);
    if (next === 'invalid') showToast('error', i18n._(bmiMessages.invalid.id));
    else void save(next);
  }

  /** Empties everything, in the unit of the button that was pressed. */
  function clear(event: SubmitEvent) {
    event.preventDefault();
    const { value } = event.nativeEvent.submitter as HTMLButtonElement;
    setQuestion({ unit: value as Unit, height: '', weight: '' });
    setAnswer('none');
    startAnew();
  }

  const names: Record<Unit, string> = { metric: t`Metric`, imperial: t`Imperial` };
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <div className="card grid gap-5 p-5 sm:p-8">
        <form id={blankForm} method="get" onSubmit={clear}>
          <fieldset aria-label={t`Units`} className="flex gap-2">
            {units.map((name) => (
              <Button
                key={name}
                type="submit"
                name="unit"
                value={name}
                look={name === unit ? 'primary' : 'plain'}
                aria-pressed={name === unit}
                className="grow"
              >
                {names[name]}
              </Button>
            ))}
          </fieldset>
        </form>
        {/* With scripts off the next page opens at its result. */}
        <form method="get" action={`#${resultId}`} noValidate onSubmit={calculate} className="grid gap-4">
          <input type="hidden" name="unit" value={unit} />
          <Field
            label={unit === 'metric' ? <Trans>Height (cm)</Trans> : <Trans>Height (inches)</Trans>}
            name="height"
            inputMode="decimal"
            autoComplete="off"
            value={height}
            onChange={type('height')}
            {...fault(isHeight(body.height))}
          />
          <Field
            label={unit === 'metric' ? <Trans>Weight (kg)</Trans> : <Trans>Weight (lbs)</Trans>}
            name="weight"
            inputMode="decimal"
            autoComplete="off"
            value={weight}
            onChange={type('weight')}
            {...fault(isWeight(body.weight))}
          />
          {answer === 'invalid' && (
            <p id={faultId} role="alert" className="font-semibold text-red">
              {i18n._(bmiMessages.invalid.id)} {meant !== null && <Trans>Did you mean {meant} cm?</Trans>}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="primary" className="grow">
              <Trans>Calculate BMI</Trans>
            </Button>
            <Button type="submit" form={blankForm} name="unit" value={unit}>
              <Trans>Reset</Trans>
            </Button>
          </div>
        </form>
      </div>
      <div ref={result} aria-live="polite" className="scroll-mb-4">
        {typeof answer === 'object' && (
          <BmiResult bmi={answer.bmi} height={answer.height} unit={unit}>
            <SavingNote progress={progress} question={question} onSave={() => void save(answer)} />
          </BmiResult>
        )}
      </div>
    </div>
  );
}
