import { useLingui } from '@lingui/react/macro';
import { read } from '#src/api/client.ts';
import { changingAll } from '#src/api/staff-records.client.ts';
import { askedOf, saving } from '#src/api/screen-data.client.ts';
import type { Food } from '#src/features/foods/schema.ts';
import type { SaveKey } from '#src/lib/idempotency.ts';
import type { SaveResult } from '#src/lib/save-result.ts';
import { memberApi } from '#src/session/account.client.ts';
import { givenBackBy, useTakenBack } from '#src/ui/staff/taken-back.client.ts';
import type { RecipeDraft, StaffRecipes, StoredRecipe } from './schema.ts';

const api = () => memberApi().admin.recipes;

const loadQuery = async () => (await import('./schema.ts')).recipeListQuerySchema;

/** The list that an address asks for. @throws {ApiError} */
export const readRecipes = async (address: URLSearchParams): Promise<StaffRecipes> =>
  await read(api().$get({ query: await askedOf(loadQuery, address) }));

/** @throws {ApiError} */
export const readStoredRecipe = async (id: string): Promise<StoredRecipe> =>
  await read(api()[':id'].$get({ param: { id } }));

/** @param over what it is written over; null makes a new recipe */
export const saveRecipe = (
  draft: RecipeDraft,
  over: StoredRecipe | null,
  key: SaveKey,
): Promise<SaveResult<StoredRecipe>> =>
  saving(
    over
      ? api()[':id'].$put({ param: { id: over.recipe.id }, json: { ...draft, version: over.version } }, key)
      : api().$post({ json: draft }, key),
  );

export const changeAll = changingAll(api);

/** The table of foods. @throws {ApiError} */
export const readFoods = async (): Promise<Food[]> => (await read(memberApi().foods.$get())).items;

/** For `undoOf` of the editor: a recipe that was retired. */
export function useRecipeTakenBack() {
  const { t } = useLingui();
  return useTakenBack<StoredRecipe>({
    reachOf: ({ recipe }) => (recipe.retired ? 0 : 1),
    nameOf: ({ recipe }) => recipe.name,
    giveBack: givenBackBy('offer', ({ recipe }) => recipe.id, changeAll),
    takenSaid: (title) => t`Retired: ${title}`,
    saidOf: (title) => t`Offered again: ${title}`,
  });
}
