import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { foodGrades } from '#content/food-grades.ts';
import { inLanguage } from '#src/lib/language.ts';
import { colons } from '#src/lib/listed.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox, controlLook } from '#src/ui/field.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { ChoiceField, LineField, useFieldError } from '#src/ui/staff/form-fields.tsx';
import { FigureText } from '../figure-text.tsx';
import { gradeOf } from '../nutrients.ts';
import { nutrientNames, grades as gradeNames, type NutrientName } from '../kinds.ts';
import { useNutrientLabels } from '../nutrient-labels.client.ts';
import type { Food } from '../schema.ts';
import { textOfSource } from './standing-food.tsx';
import type { FoodFields } from './food-fields.ts';
import type { OpenedFood } from './schema.ts';
import { useLanguage } from '#src/ui/language.client.ts';

interface FiguresEditorProps {
  /** As it stands; null for a new one. */
  readonly food: Food | null;
  /** What figures were before. */
  readonly earlier: OpenedFood['earlier'];
}

/** Which figures a better source gives, and which source that is. */
export function FiguresEditor({ food, earlier }: FiguresEditorProps) {
  const { t } = useLingui();
  const { setValue } = useFormContext<FoodFields>();
  const replaced = useWatch<FoodFields, 'replaced'>({ name: 'replaced' });
  const language = useLanguage();
  const isReplacing = nutrientNames.some((name) => replaced[name]);
  const isWhole = nutrientNames.every((name) => replaced[name]);
  const chooseAll = (isChosen: boolean) => {
    for (const name of nutrientNames) setValue(`replaced.${name}`, isChosen, { shouldDirty: true });
  };
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-serif text-title font-semibold">
        <Trans>Figures in 100 g</Trans>
      </legend>
      <p className="max-w-prose text-soft">
        <Trans>
          Tick what a better source gives. Leave a figure empty where that source does not state it.
        </Trans>
      </p>
      <Button onClick={() => chooseAll(!isWhole)} className="justify-self-start">
        {isWhole ? <Trans>Replace none</Trans> : <Trans>Replace all of them</Trans>}
      </Button>
      <ul className="rows">
        {nutrientNames.map((name) => (
          <FigureRow key={name} name={name} food={food} before={earlier[name]} isReplaced={replaced[name]} />
        ))}
      </ul>
      {isReplacing && (
        <div className="grid gap-4 rounded-card border border-edge p-4">
          <LineField
            name="replacement.source"
            label={t`The better source: author, year, title, place`}
            maxLength={300}
          />
          <ChoiceField
            name="replacement.grade"
            label={t`How sure that makes it`}
            options={[
              { value: '', label: t`Choose a grade` },
              ...gradeNames.map((grade) => ({
                value: grade,
                label: grade + colons[language] + inLanguage(foodGrades[grade], language),
              })),
            ]}
          />
          {isWhole && (
            <p className="text-small text-soft">
              <Trans>
                All figures have one source then. An assumed recipe is no longer shown, unless the grade is C.
              </Trans>
            </p>
          )}
        </div>
      )}
    </fieldset>
  );
}

interface FigureRowProps {
  readonly name: NutrientName;
  readonly food: Food | null;
  readonly before: OpenedFood['earlier'][NutrientName];
  readonly isReplaced: boolean;
}

/** A figure as it stands with its source, and the field for a better one. */
function FigureRow({ name, food, before, isReplaced }: FigureRowProps) {
  const { t } = useLingui();
  const { register } = useFormContext<FoodFields>();
  const labels = useNutrientLabels();
  const language = useLanguage();
  const fault = useFieldError()(`replacement.figures.${name}`);
  const label = labels[name];
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[12rem_1fr_14rem] sm:items-start">
      <Checkbox {...register(`replaced.${name}`)} label={label} />
      <div className="min-w-0 text-small text-soft sm:pt-3">
        {food && (
          <>
            <Trans>
              Now: <FigureText value={food.per100g[name]} />, grade {gradeOf(food, name)}
            </Trans>
            <span className="block wrap-anywhere">
              {textOfSource(food.figureSources?.[name]?.source ?? food.source, language)}
            </span>
          </>
        )}
        {before && !isReplaced && (
          <Checkbox
            {...register(`restored.${name}`)}
            label={
              <Trans>
                Put back <FigureText value={before.value} />, as it was until <Moment at={before.until} />
              </Trans>
            }
          />
        )}
      </div>
      {isReplaced && (
        <div className="grid gap-1">
          <input
            {...register(`replacement.figures.${name}`)}
            inputMode="decimal"
            autoComplete="off"
            aria-label={t`New figure: ${label}`}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault && `fault-${name}`}
            className={controlLook}
          />
          {fault && (
            <p id={`fault-${name}`} className="text-small font-semibold text-red">
              {fault}
            </p>
          )}
          <Range name={name} />
        </div>
      )}
    </li>
  );
}

/** What publications leave open of a figure. */
function Range({ name }: { name: NutrientName }) {
  const figure = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <div className="grid grid-cols-2 gap-2">
      <LineField {...figure} name={`replacement.ranges.${name}.min`} label={<Trans>Lowest, if any</Trans>} />
      <LineField {...figure} name={`replacement.ranges.${name}.max`} label={<Trans>Highest, if any</Trans>} />
    </div>
  );
}
