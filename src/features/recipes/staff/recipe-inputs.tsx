import { Trans, useLingui } from '@lingui/react/macro';
import { foodGroupNames } from '#content/food-groups.ts';
import { useFoods } from '#src/features/foods/staff/foods-known.tsx';
import { PictureField } from '#src/features/media/staff/picture-field.tsx';
import { inLanguage } from '#src/lib/language.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { ChoiceField, LineField, TickField } from '#src/ui/staff/form-fields.tsx';
import { FormPart, FormParts } from '#src/ui/staff/form-parts.tsx';
import { LocalizedField } from '#src/ui/staff/localized-field.tsx';
import { useOptions } from '#src/ui/staff/options.client.ts';
import { OtherNamesField } from '#src/ui/staff/other-names-field.tsx';
import { TextListField } from '#src/ui/staff/text-list-field.tsx';
import { recipeLimits as limits } from '../kinds.ts';
import { IngredientsEditor } from './ingredients-editor.tsx';
import { useRecipeLabels } from './labels.client.ts';
import { LiveFigures } from './live-figures.tsx';
import { SwapsEditor } from './swaps-editor.tsx';

/** The fields, from what the dish is to how it is made. Stands in the form's context. */
export function RecipeInputs() {
  const { t } = useLingui();
  const labels = useRecipeLabels();
  const optionsOf = useOptions();
  const language = useLanguage();
  const { list } = useFoods();
  const dishes = list
    .map(({ id, name }) => ({ value: id, label: inLanguage(name, language) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
  const whole = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <FormParts>
      <FormPart title={<Trans>What it is</Trans>}>
        <LocalizedField name="name" label={labels.name} maxLength={limits.name} />
        <OtherNamesField />
        <LocalizedField name="description" label={labels.description} maxLength={limits.description} isLong />
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceField name="group" label={labels.group} options={optionsOf(foodGroupNames)} />
          <ChoiceField
            name="foodId"
            label={labels.foodId}
            options={[{ value: '', label: t`None` }, ...dishes]}
          />
          <LineField {...whole} name="minutes.active" label={t`Minutes at work`} />
          <LineField {...whole} name="minutes.total" label={t`Minutes all in all`} />
        </div>
      </FormPart>
      <FormPart title={<Trans>What goes in</Trans>}>
        <div className="grid gap-4 sm:grid-cols-2">
          <LineField {...whole} name="servings" label={labels.servings} />
          <LineField {...whole} name="yieldGrams" label={labels.yieldGrams} />
        </div>
        <IngredientsEditor />
        <TickField name="uncooked" label={labels.uncooked} />
        <LiveFigures />
      </FormPart>
      <FormPart title={<Trans>How it is made</Trans>}>
        <TextListField
          name="steps"
          label={labels.steps}
          itemLabel={(number) => t`Step ${number}`}
          maxLength={limits.step}
          most={limits.steps}
          isLong
        />
        <SwapsEditor />
        <TextListField
          name="sources"
          label={labels.sources}
          itemLabel={(number) => t`Source ${number}`}
          maxLength={limits.source}
          most={limits.sources}
        />
        <PictureField
          name="image"
          label={labels.image}
          none=""
          hint={t`Without one the drawing of its dish is shown.`}
        />
        <TickField name="retired" label={labels.retired} />
      </FormPart>
    </FormParts>
  );
}
