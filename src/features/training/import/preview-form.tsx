import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { inLanguage } from '#src/lib/language.ts';
import { colons } from '#src/lib/listed.ts';
import { weightUnits, type WeightUnit } from '#src/lib/weight.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { controlLook } from '#src/ui/field.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { isOwn } from '../own-exercises/as-exercise.ts';
import { asOwn } from './import.client.ts';
import type { Preview } from './schema.ts';
import { FileTotals } from './file-totals.tsx';
import { Unkept, UnreadRows } from './unread-rows.tsx';

type Meant = Readonly<Record<string, string | null>>;

interface PreviewFormProps {
  readonly preview: Preview;
  readonly known: Meant;
  readonly isBusy: boolean;
  readonly onImport: (unit: WeightUnit | undefined, meant: Meant) => void;
  readonly onCancel: () => void;
}

/** What a file would bring, and what must be said before. */
export function PreviewForm({ preview, known, isBusy, onImport, onCancel }: PreviewFormProps) {
  const { t } = useLingui();
  const { workouts, already, needsUnit, names } = preview;
  const [unit, setUnit] = useState<WeightUnit | null>(null);
  const [isUnitMissing, setIsUnitMissing] = useState(false);
  const [meant, setMeant] = useState<Meant>(() =>
    Object.fromEntries(names.map(({ name, exerciseId }) => [name, exerciseId ?? known[name] ?? null])),
  );
  const unknown = names.filter(({ exerciseId }) => exerciseId === null);
  const sure = names.filter(({ exerciseId }) => exerciseId !== null);
  const leftOut = names.reduce((sum, one) => sum + (meant[one.name] ? 0 : one.sets), 0);
  const isAllThere = workouts > 0 && already === workouts;
  const submit = () => {
    if (needsUnit && unit === null) return setIsUnitMissing(true);
    onImport(unit ?? undefined, meant);
  };
  const keepAll = () =>
    setMeant({
      ...meant,
      ...Object.fromEntries(unknown.flatMap(({ name }) => (meant[name] ? [] : [[name, asOwn]]))),
    });
  const choiceOf = (one: Preview['names'][number]) => (
    <NameChoice
      key={one.name}
      {...one}
      exercises={preview.exercises}
      chosen={meant[one.name] ?? null}
      onChoose={(exerciseId) => setMeant({ ...meant, [one.name]: exerciseId })}
    />
  );
  return (
    <section aria-labelledby="import-preview" className="grid gap-5">
      <div>
        <h2 id="import-preview" className="text-title" tabIndex={-1}>
          <Trans>What the file holds</Trans>
        </h2>
        <FileTotals {...preview} />
        {already > 0 && (
          <p>
            <Plural
              value={already}
              one="# workout was brought before and stays as it is."
              other="# workouts were brought before and stay as they are."
            />
          </p>
        )}
        <p className="text-small text-soft">
          <Trans>Nothing is written yet.</Trans>
        </p>
      </div>
      <Unkept {...preview} />
      {needsUnit && <UnitQuestion unit={unit} isMissing={isUnitMissing} onChoose={setUnit} />}
      {unknown.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-large">
            <Trans>Which exercise is meant?</Trans>
          </h3>
          <p className="text-small text-soft">
            <Trans>
              The library does not know these names. Choose what comes nearest, keep it as your own exercise,
              or leave it out. What you choose is remembered for the next file.
            </Trans>
          </p>
          {unknown.length > 1 && (
            <Button className="justify-self-start" onClick={keepAll}>
              <Trans>Keep what is not chosen as my own exercises</Trans>
            </Button>
          )}
          {unknown.map(choiceOf)}
        </div>
      )}
      {sure.length > 0 && (
        <details className="border-t border-edge">
          <summary className="flex min-h-11 items-center font-semibold text-green">
            <Plural value={sure.length} one="# exercise is known" other="# exercises are known" />
          </summary>
          <div className="grid gap-3 pb-2">{sure.map(choiceOf)}</div>
        </details>
      )}
      <UnreadRows unread={preview.unread} />
      {!isAllThere && leftOut > 0 && (
        <p className="rounded-card bg-gold-tint px-4 py-3">
          <Plural value={leftOut} one="# set would be left out." other="# sets would be left out." />
        </p>
      )}
      <p role="status" className="empty:hidden">
        {isBusy && (
          <Trans>
            The workouts are being written. Thousands take some seconds; please leave this page open.
          </Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        {isAllThere ? (
          <ButtonLink look="primary" to="/profile/training/workouts">
            <Trans>What was done</Trans>
          </ButtonLink>
        ) : (
          <Button look="primary" onClick={submit} busyLabel={isBusy ? t`Bringing them over…` : undefined}>
            <Trans>Bring the workouts over</Trans>
          </Button>
        )}
        <Button onClick={onCancel} disabled={isBusy}>
          <Trans>Another file</Trans>
        </Button>
      </div>
    </section>
  );
}

function UnitQuestion({
  unit,
  isMissing,
  onChoose,
}: {
  unit: WeightUnit | null;
  isMissing: boolean;
  onChoose: (unit: WeightUnit) => void;
}) {
  const { t } = useLingui();
  const id = useId();
  const names = { kg: t`Kilograms`, lb: t`Pounds` } as const;
  return (
    <fieldset aria-describedby={isMissing ? id : undefined}>
      <legend className="font-semibold">
        <Trans>The file does not say its unit. What did the app count in?</Trans>
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {weightUnits.map((one) => (
          <label key={one} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="unit"
              className="size-5 accent-green"
              checked={unit === one}
              onChange={() => onChoose(one)}
            />
            {names[one]}
          </label>
        ))}
      </div>
      {isMissing && unit === null && (
        <p id={id} role="alert" className="text-red">
          <Trans>Please choose kilograms or pounds.</Trans>
        </p>
      )}
    </fieldset>
  );
}

interface NameChoiceProps {
  readonly name: string;
  readonly sets: number;
  readonly suggested: readonly string[];
  readonly exercises: Preview['exercises'];
  readonly chosen: string | null;
  readonly onChoose: (exerciseId: string | null) => void;
}

function NameChoice({ name, sets, suggested, exercises, chosen, onChoose }: NameChoiceProps) {
  const { t } = useLingui();
  const id = useId();
  const language = useLanguage();
  const option = (exercise: Preview['exercises'][number]) => (
    <option key={exercise.id} value={exercise.id}>
      {inLanguage(exercise.name, language)}
    </option>
  );
  const near = suggested.flatMap((one) => exercises.find((exercise) => exercise.id === one) ?? []);
  const own = exercises.filter(({ id: known }) => isOwn(known));
  const others = exercises
    .filter((exercise) => !near.includes(exercise) && !own.includes(exercise))
    .toSorted((a, b) => inLanguage(a.name, language).localeCompare(inLanguage(b.name, language), language));
  return (
    <div className="grid gap-1 sm:grid-cols-2 sm:items-center sm:gap-x-3">
      <label htmlFor={id} className="min-w-0">
        <span className="wrap-anywhere" lang="en">
          {name}
        </span>{' '}
        <span className="text-small text-soft">
          <Plural value={sets} one="# set" other="# sets" />
        </span>
      </label>
      <select
        id={id}
        className={controlLook}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
      >
        <option value="">{t`Leave it out`}</option>
        <option value={asOwn}>{t`Keep it as my own exercise`}</option>
        {near.length > 0 && <optgroup label={t`Perhaps meant`}>{near.map(option)}</optgroup>}
        {own.length > 0 && <optgroup label={t`Made by you`}>{own.map(option)}</optgroup>}
        <optgroup label={t`The library`}>{others.map(option)}</optgroup>
      </select>
      {near.length > 0 && (
        <p className="flex flex-wrap items-center gap-2 sm:col-span-2">
          <span className="text-small text-soft">
            <Trans>Perhaps meant</Trans>
          </span>
          {near.map((exercise) => {
            const label = inLanguage(exercise.name, language);
            const isChosen = chosen === exercise.id;
            return (
              <Button
                key={exercise.id}
                className="aria-pressed:border-green aria-pressed:bg-green-tint"
                aria-pressed={isChosen}
                aria-label={`${label}${colons[language]}${name}`}
                onClick={() => onChoose(isChosen ? null : exercise.id)}
              >
                {label}
              </Button>
            );
          })}
        </p>
      )}
    </div>
  );
}
