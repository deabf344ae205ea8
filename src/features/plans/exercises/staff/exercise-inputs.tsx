import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { PictureField } from '#src/features/media/staff/picture-field.tsx';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { Field } from '#src/ui/field.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { ChecksField, ChoiceField, NumberField, useFieldError } from '#src/ui/staff/form-fields.tsx';
import { FormPart, FormParts } from '#src/ui/staff/form-parts.tsx';
import { LocalizedField } from '#src/ui/staff/localized-field.tsx';
import { useOptions } from '#src/ui/staff/options.client.ts';
import { TextListField } from '#src/ui/staff/text-list-field.tsx';
import { cautionLabels } from '../cautions.ts';
import { gearLabels } from '../gear.ts';
import { exerciseCategoryLabels, levelLabels } from '../labels.ts';
import { muscleGroupLabels, muscleLabels } from '../muscles.ts';
import { patternLabels } from '../patterns.ts';
import { exerciseLimits as limits } from '../kinds.ts';
import type { Exercise } from '../schema.ts';
import { foundExercises } from '../search.ts';
import { ExerciseFigure } from './figure.tsx';
import type { ExerciseFields } from './exercise-fields.ts';
import { useExerciseLabels } from './labels.client.ts';

interface ExerciseInputsProps {
  /** What it can be easier or harder than: itself is left out. */
  readonly library: readonly Exercise[];
}

/** The fields, from what the exercise is to what it looks like. Stands in the form's context. */
export function ExerciseInputs({ library }: ExerciseInputsProps) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const labels = useExerciseLabels();
  const language = useLanguage();
  const relatives = foundExercises(library, '', language).map(({ id, name }) => ({
    value: id,
    label: inLanguage(name, language),
  }));
  const list = (
    name: 'steps' | 'tips' | 'commonMistakes' | 'equipment',
    itemLabel: (number: number) => string,
  ) => (
    <TextListField {...{ name, itemLabel, label: labels[name], maxLength: limits.text, most: limits.list }} />
  );
  return (
    <FormParts>
      <FormPart title={<Trans>What it is</Trans>}>
        <LocalizedField name="name" label={labels.name} maxLength={limits.title} />
        <LocalizedField name="description" label={labels.description} maxLength={limits.text} isLong />
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <ChoiceField name="category" label={labels.category} options={optionsOf(exerciseCategoryLabels)} />
          <ChoiceField name="difficulty" label={labels.difficulty} options={optionsOf(levelLabels)} />
          <ChoiceField name="muscleGroup" label={labels.muscleGroup} options={optionsOf(muscleGroupLabels)} />
          <ChoiceField name="pattern" label={labels.pattern} options={optionsOf(patternLabels)} />
          <NumberField name="estimatedTime" label={labels.estimatedTime} min={0} max={limits.minutes} />
          <NumberField
            name="caloriesBurn"
            label={labels.caloriesBurn}
            min={0}
            max={limits.calories}
            empty={null}
          />
        </div>
      </FormPart>
      <FormPart title={<Trans>What it looks like</Trans>}>
        <Looks />
      </FormPart>
      <FormPart title={<Trans>How it is done</Trans>}>
        {list('steps', (number) => t`Step ${number}`)}
        {list('tips', (number) => t`Tip ${number}`)}
        {list('commonMistakes', (number) => t`Mistake ${number}`)}
        <LocalizedField name="variations.easier" label={t`Easier`} maxLength={limits.text} isLong />
        <LocalizedField name="variations.harder" label={t`Harder`} maxLength={limits.text} isLong />
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceField name="easierId" label={labels.easierId} options={relatives} none={t`None`} />
          <ChoiceField name="harderId" label={labels.harderId} options={relatives} none={t`None`} />
        </div>
      </FormPart>
      <FormPart title={<Trans>What it needs and trains</Trans>}>
        {list('equipment', (number) => t`Equipment ${number}`)}
        <ChecksField name="gear" label={labels.gear} options={optionsOf(gearLabels)} />
        <ChecksField name="targetMuscles" label={labels.targetMuscles} options={optionsOf(muscleLabels)} />
        <ChecksField
          name="secondaryMuscles"
          label={labels.secondaryMuscles}
          options={optionsOf(muscleLabels)}
        />
        <ChecksField name="cautions" label={labels.cautions} options={optionsOf(cautionLabels)} />
      </FormPart>
    </FormParts>
  );
}

/** The addresses of the pictures, beside what they show. */
function Looks() {
  const { t, i18n } = useLingui();
  const labels = useExerciseLabels();
  const [name, gifUrl, image] = useWatch<ExerciseFields, ['name', 'gifUrl', 'image']>({
    name: ['name', 'gifUrl', 'image'],
  });
  return (
    <div className="grid gap-5 md:grid-cols-[1fr_auto]">
      <div className="grid content-start gap-4">
        <AddressField
          name="gifUrl"
          label={labels.gifUrl}
          hint={t`An address on this site, for example /figures/push-up.svg`}
        />
        <PictureField name="image" label={labels.image} none={null} />
        <AddressField name="videoUrl" label={labels.videoUrl} />
      </div>
      <figure className="grid content-start gap-2">
        <ExerciseFigure
          key={`${gifUrl} ${image}`}
          name={inLanguage(name, i18n.locale as Language)}
          animation={gifUrl}
          still={image}
          className="w-60 max-w-full"
        />
        <figcaption className="max-w-60 text-small text-soft">
          {gifUrl || image ? (
            <Trans>As members see it. Press the figure to stop it or to let it move.</Trans>
          ) : (
            <Trans>Without a picture, members see this sign.</Trans>
          )}
        </figcaption>
      </figure>
    </div>
  );
}

interface AddressFieldProps {
  readonly name: 'gifUrl' | 'videoUrl';
  readonly label: string;
  readonly hint?: string;
}

function AddressField({ name, label, hint }: AddressFieldProps) {
  const { register } = useFormContext<ExerciseFields>();
  const fault = useFieldError();
  const addressOf = (typed: string | null) => (typed?.trim() ? typed.trim() : null);
  return (
    <Field
      label={label}
      hint={hint}
      error={fault(name)}
      spellCheck={false}
      autoComplete="off"
      {...register(name, { setValueAs: addressOf })}
    />
  );
}
