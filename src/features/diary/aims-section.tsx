import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { whyFailed } from '#src/api/client.ts';
import type { Day } from '#src/lib/day.ts';
import { inLanguage } from '#src/lib/language.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/button.tsx';
import { LaterDialog } from '#src/session/later-dialog.tsx';
import { Checkbox, Field } from '#src/ui/field.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link } from '#src/ui/link.tsx';
import { SourceList } from '#src/ui/source-list.tsx';
import { aimSources, gainADay, lossADay, proteinPerKilogram } from './aims.ts';
import { keepEater } from './eater.client.ts';
import { ageLimits, type Minded } from './eater.ts';
import { diaryMessages } from './messages.ts';
import type { AimsAnswer, KeptEater } from './schema.ts';

interface AimsSectionProps {
  readonly answer: AimsAnswer;
  readonly today: Day;
  /** Reads the aims anew. */
  readonly onKept: () => Promise<void>;
}

/** What the figures of a day stand beside, why, and by whom; and the answers that it follows from. */
export default function AimsSection({ answer, today, onKept }: AimsSectionProps): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  const titleId = useId();
  const { aims } = answer;
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-3">
      <h2 id={titleId} className="text-title">
        <Trans>What the aims rest on</Trans>
      </h2>
      <Why answer={answer} />
      {aims.unknown.includes('body') && (
        <p>
          <Trans>
            Your height and weight are not known:{' '}
            <Link to="/profile/progress" className="underline">
              write them down
            </Link>
            , and energy and protein have an aim.
          </Trans>
        </p>
      )}
      <Button className="justify-self-start" onClick={() => setIsAsking(true)}>
        {aims.none === 'unknown' ? <Trans>Answer for an aim</Trans> : <Trans>Change your answers</Trans>}
      </Button>
      <SourceList sources={aims.sources.map((source) => aimSources[source])} />
      {isAsking && (
        <Questions answer={answer} today={today} onKept={onKept} onClose={() => setIsAsking(false)} />
      )}
    </section>
  );
}

function Why({ answer: { aims, plan, known } }: { answer: AimsAnswer }): ReactNode {
  const language = useLanguage();
  switch (aims.none) {
    case 'off':
      return (
        <p>
          <Trans>You have chosen to see no aims.</Trans>
        </p>
      );
    case 'young':
      return (
        <p>
          <Trans>Under 18 no aim is shown.</Trans>
        </p>
      );
    case 'pregnant':
      return (
        <p>
          <Trans>While you are pregnant no aim is shown. Ask at your antenatal visits what you need.</Trans>
        </p>
      );
    case 'nursing':
      return (
        <p>
          <Trans>While you are nursing no aim is shown. Ask a health worker what you need.</Trans>
        </p>
      );
    case 'unknown':
      return (
        <p>
          <Trans>Two or three answers, and the day has something to stand beside. You need not answer.</Trans>
        </p>
      );
    case null:
      break;
  }
  const { energy, protein, salt, iron } = aims;
  const perKilogram = String(proteinPerKilogram);
  const [less, more, most] = [lossADay, ...gainADay].map(formatNumber);
  return (
    <ul className="points grid list-disc gap-2 ps-5">
      {energy?.by === 'plan' && plan && (
        <li>
          <Trans>
            Energy: from your plan{' '}
            <Link to={`/nutrition-plans/${plan.id}`} className="underline">
              {inLanguage(plan.title, language)}
            </Link>
            .
          </Trans>
        </li>
      )}
      {energy?.by === 'formula' && (
        <li>
          <Trans>
            Energy: what a body burns at rest by sex, age, height and weight (Mifflin and St Jeor, 1990),
            times the factors for your kind of life (FAO, WHO, UNU, 2004).
          </Trans>{' '}
          {energy.goal === 'lose' && <Trans>Less {less} kcal, to lose weight.</Trans>}
          {energy.goal === 'gain' && (
            <Trans>
              And {more}–{most} kcal more, to gain weight.
            </Trans>
          )}
          {known.goal !== null && known.goal !== energy.goal && (
            <Trans>For your weight and height it is set to keep your weight.</Trans>
          )}
        </li>
      )}
      {energy?.isRaised && (
        <li>
          <Trans>
            It is not set below {formatNumber(energy.floor)} kcal, the least that the guideline on losing
            weight names.
          </Trans>
        </li>
      )}
      {protein !== null && (
        <li>
          <Trans>Protein: {perKilogram} g for each kilogram of body weight (WHO, FAO, UNU, 2007).</Trans>
        </li>
      )}
      {salt !== null && (
        <li>
          <Trans>Salt: less than {formatNumber(salt)} g, which is 2 g of sodium (WHO, 2012).</Trans>
        </li>
      )}
      {iron !== null && (
        <li>
          <Trans>
            Iron: {formatNumber(iron)} mg, where the body takes up a tenth of it (WHO, FAO, 2004). From plants
            alone it takes up less.
          </Trans>
        </li>
      )}
      <li>
        <Trans>A day beside an aim is no verdict: what counts is how it goes over weeks.</Trans>
      </li>
    </ul>
  );
}

interface QuestionsProps extends AimsSectionProps {
  readonly onClose: () => void;
}

function Questions({ answer: { kept, known }, today, onKept, onClose }: QuestionsProps) {
  const { t, i18n } = useLingui();
  const [sex, setSex] = useState(known.sex);
  const [age, setAge] = useState(known.age === null ? '' : String(known.age));
  const [motherhood, setMotherhood] = useState(known.motherhood);
  const [activity, setActivity] = useState(known.activity);
  const [goal, setGoal] = useState(known.goal);
  const [minds, setMinds] = useState<readonly Minded[]>(known.minds);
  const [mindsCarbs, setMindsCarbs] = useState(known.mindsCarbs);
  const [noAims, setNoAims] = useState(known.noAims);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const years = /^\d{1,3}$/.test(age.trim()) ? Number(age) : null;
  const isWrong = age.trim() !== '' && (years === null || years < ageLimits.min || years > ageLimits.max);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return document.querySelector<HTMLInputElement>('dialog input[name=age]')?.focus();
    setIsBusy(true);
    setFailure(null);
    const hasSameAge = years === known.age && kept.ageOn !== undefined;
    const eater: KeptEater = {
      ...(sex && { sex }),
      ...(years !== null &&
        (hasSameAge ? { age: kept.age, ageOn: kept.ageOn } : { age: years, ageOn: today })),
      ...(sex === 'female' && motherhood && { motherhood }),
      ...(activity && { activity }),
      ...(goal && { goal }),
      minds: [...minds],
      ...(noAims && { noAims }),
    };
    try {
      // A release that does not know it yet refuses it: it is told where it has changed.
      await keepEater(eater, mindsCarbs === known.mindsCarbs ? {} : { mindsCarbs: mindsCarbs || null });
      await onKept();
      onClose();
    } catch (error) {
      setFailure(i18n._(whyFailed(error, diaryMessages.notSaved)));
    }
    setIsBusy(false);
  };
  const mind = (what: Minded, isMinded: boolean) =>
    setMinds((now) =>
      isMinded ? [...now.filter((each) => each !== what), what] : now.filter((each) => each !== what),
    );
  return (
    <LaterDialog isOpen isForm onClose={onClose} title={t`About you`}>
      <form onSubmit={(event) => void save(event)} className="grid gap-5">
        <p className="text-soft">
          <Trans>Only you see this. Nothing has to be answered.</Trans>
        </p>
        <Choice
          legend={t`Sex`}
          name="sex"
          chosen={sex}
          onChoose={setSex}
          choices={[
            ['female', t`Woman`],
            ['male', t`Man`],
          ]}
        />
        <Field
          name="age"
          label={t`Age in years`}
          inputMode="numeric"
          autoComplete="off"
          value={age}
          onChange={({ target }) => setAge(target.value)}
          error={isWrong ? i18n._(diaryMessages.age) : undefined}
        />
        {sex === 'female' && (
          <Choice
            legend={t`Are you pregnant or nursing?`}
            name="motherhood"
            chosen={motherhood}
            onChoose={setMotherhood}
            choices={[
              ['pregnant', t`Pregnant`],
              ['nursing', t`Nursing`],
              ['neither', t`Neither`],
            ]}
          />
        )}
        <Choice
          legend={t`Your days`}
          name="activity"
          chosen={activity}
          onChoose={setActivity}
          choices={[
            ['light', t`Mostly sitting, some walking`],
            ['active', t`On my feet, or training most days`],
            ['vigorous', t`Hard bodily work for hours`],
          ]}
        />
        <Choice
          legend={t`Your weight`}
          name="goal"
          chosen={goal}
          onChoose={setGoal}
          choices={[
            ['keep', t`Keep it`],
            ['lose', t`Lose some`],
            ['gain', t`Gain some`],
          ]}
        />
        <fieldset>
          <legend className="font-semibold">
            <Trans>Show beside energy and protein</Trans>
          </legend>
          <Checkbox
            label={t`Salt (high blood pressure)`}
            checked={minds.includes('salt')}
            onChange={({ target }) => mind('salt', target.checked)}
          />
          <Checkbox
            label={t`Iron (anaemia)`}
            checked={minds.includes('iron')}
            onChange={({ target }) => mind('iron', target.checked)}
          />
          <Checkbox
            label={t`Carbohydrate (blood sugar)`}
            checked={mindsCarbs}
            onChange={({ target }) => setMindsCarbs(target.checked)}
          />
        </fieldset>
        <Checkbox
          label={t`Show me no aims, only what I ate`}
          checked={noAims}
          onChange={({ target }) => setNoAims(target.checked)}
        />
        {failure && (
          <p role="alert" className="font-semibold text-red">
            {failure}
          </p>
        )}
        <Button
          type="submit"
          look="primary"
          className="min-h-12 justify-self-start"
          busyLabel={isBusy ? t`Saving…` : undefined}
        >
          <Trans>Save</Trans>
        </Button>
      </form>
    </LaterDialog>
  );
}

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
  readonly choices: readonly (readonly [Value, string])[];
}

function Choice<Value extends string>({ legend, name, chosen, onChoose, choices }: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(([value, label]) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-card border border-field-edge bg-card px-3 has-checked:border-green has-checked:bg-green-tint"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="size-5 accent-green"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
