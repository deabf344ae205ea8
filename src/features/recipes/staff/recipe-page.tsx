import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import type { ListAddress } from '#src/lib/record-history.ts';
import { loaded } from '#src/api/screen-data.client.ts';
import { FoodsKnown, useFoods } from '#src/features/foods/staff/foods-known.tsx';
import { inLanguage } from '#src/lib/language.ts';
import { readAsMember, useMember } from '#src/session/guard.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Differences } from '#src/ui/staff/differences.tsx';
import { recordAsked } from '#src/ui/staff/record-asked.ts';
import { NotLoaded, useListAddress } from '#src/ui/staff/resource-list.tsx';
import { VersionedForm } from '#src/ui/staff/versioned-form.tsx';
import { useRecipeLabels } from './labels.client.ts';
import { staffRecipeMessages as messages } from './messages.ts';
import { draftOf, copiedFields, fieldsOf, fieldsOfRecipe, type RecipeFields } from './recipe-fields.ts';
import { RecipeInputs } from './recipe-inputs.tsx';
import type { StoredRecipe } from './schema.ts';
import { readFoods, readStoredRecipe, saveRecipe, useRecipeTakenBack } from './staff-recipes.client.ts';

/** The recipe as it is now, and the table of foods. */
export const clientLoader = ({ request, params }: ClientLoaderFunctionArgs) =>
  loaded(
    readAsMember(request, async () => {
      const { id, copyOf } = recordAsked(params);
      const asked = id ?? copyOf;
      const [read, foods] = await Promise.all([asked === null ? null : readStoredRecipe(asked), readFoods()]);
      const [stored, origin] = id === null ? [null, read] : [read, null];
      return { stored, origin, foods };
    }),
  );

/** Adds a recipe, changes or retires one. */
export default function StaffRecipePage() {
  const { value, refusal } = useLoaderData<typeof clientLoader>();
  const list = useListAddress('/admin/recipes');
  if (refusal) return <NotLoaded failed={messages.notLoaded} refusal={refusal} list={list} />;
  const { stored, origin, foods } = value;
  return (
    <FoodsKnown foods={foods}>
      <RecipeForm key={stored?.recipe.id ?? origin?.recipe.id} {...{ stored, origin, list }} />
    </FoodsKnown>
  );
}

interface RecipeFormProps {
  stored: StoredRecipe | null;
  /** What a new one begins as a copy of. */
  origin: StoredRecipe | null;
  list: ListAddress;
}

function RecipeForm({ stored, origin, list }: RecipeFormProps) {
  const { t, i18n } = useLingui();
  const labels = useRecipeLabels();
  const named = useNamed();
  const me = useMember()?.name;
  const undoOf = useRecipeTakenBack();
  return (
    <VersionedForm
      {...{ list, me, stored, draftOf, undoOf }}
      title={stored ? t`Edit recipe` : t`Add recipe`}
      valuesOf={(record) => (record || !origin ? fieldsOf(record) : copiedFields(origin))}
      loadSchema={async () => (await import('./schema.ts')).recipeDraftSchema}
      save={saveRecipe}
      words={{
        submit: <Trans>Save</Trans>,
        busy: t`Saving...`,
        saved: i18n._(stored ? messages.updated : messages.created),
        failed: stored ? messages.updateFailed : messages.createFailed,
      }}
      theirs={({ recipe }, mine) => (
        <Differences labels={labels} mine={named(mine)} theirs={named(fieldsOfRecipe(recipe))} />
      )}
    >
      {() => <RecipeInputs />}
    </VersionedForm>
  );
}

/** The fields of a recipe with its foods by what they are called. */
function useNamed() {
  const { byId } = useFoods();
  const language = useLanguage();
  const nameOf = (id: string) => {
    const food = byId.get(id);
    return food ? inLanguage(food.name, language) : id;
  };
  return (fields: RecipeFields): RecipeFields => ({
    ...fields,
    foodId: nameOf(fields.foodId),
    ingredients: fields.ingredients.map((each) => ({ ...each, foodId: nameOf(each.foodId) })),
    swaps: fields.swaps.map(({ text, changes }) => ({
      text,
      changes: changes.map((change) => ({ ...change, foodId: nameOf(change.foodId) })),
    })),
  });
}
