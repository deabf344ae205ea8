import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { loaded } from '#src/api/screen-data.client.ts';
import { FastingMark, useFastingLabels } from '#src/features/foods/fasting-mark.tsx';
import { fastingVerdicts } from '#src/features/foods/kinds.ts';
import { inLanguage } from '#src/lib/language.ts';
import { recipePath } from '#src/lib/recipe-path.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link } from '#src/ui/link.tsx';
import { BulkBar } from '#src/ui/staff/bulk-bar.tsx';
import { useBulkActions } from '#src/ui/staff/bulk-actions.tsx';
import { useRowChoice } from '#src/ui/staff/row-choice.tsx';
import { DataTable } from '#src/ui/staff/data-table.tsx';
import { ChoiceFilter, FilterFold, LabelFilter, SearchBox } from '#src/ui/staff/list-filters.tsx';
import { NewLink } from '#src/ui/staff/new-link.tsx';
import { NumberedPages } from '#src/ui/staff/pagination.tsx';
import { MissingFilter, MissingLanguages } from '#src/ui/staff/localized-field.tsx';
import { NothingFound } from '#src/ui/staff/nothing-found.tsx';
import { ResourceList, useFromList } from '#src/ui/staff/resource-list.tsx';
import { SortChoice } from '#src/ui/staff/sorting.tsx';
import { RowActions } from '#src/ui/staff/row-actions.tsx';
import { foodGroupNames } from '#content/food-groups.ts';
import { staffRecipeMessages as messages } from './messages.ts';
import type { StaffRecipe } from './schema.ts';
import { changeAll, readRecipes } from './staff-recipes.client.ts';

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  loaded(readAsMember(request, () => readRecipes(new URL(request.url).searchParams)));

const states = {
  listed: { en: 'In the list', am: 'በዝርዝሩ ያለ' },
  retired: { en: 'Retired', am: 'ከዝርዝሩ የወጣ' },
};

/** All recipes, for those who write them. */
export default function StaffRecipesPage() {
  const { t } = useLingui();
  const list = useLoaderData<typeof clientLoader>();
  const fromList = useFromList();
  const verdicts = useFastingLabels();
  return (
    <ResourceList
      list={list}
      failed={messages.notLoaded}
      actions={
        <NewLink to="/admin/recipes/new" {...fromList}>
          <Trans>Add recipe</Trans>
        </NewLink>
      }
      filters={
        <>
          <SearchBox placeholder={t`Search recipes...`} />
          <FilterFold>
            <LabelFilter name="group" label={t`Kind`} all={t`All kinds`} labels={foodGroupNames} />
            <ChoiceFilter
              name="fasting"
              label={t`On fasting days`}
              all={t`Fasting or not`}
              options={fastingVerdicts.map((value) => ({ value, label: verdicts[value] }))}
            />
            <LabelFilter name="state" label={t`In the list or not`} all={t`All recipes`} labels={states} />
            <MissingFilter />
            <SortChoice names={['name', 'changed']} usual="name" />
          </FilterFold>
        </>
      }
      count={({ total, isCapped }) => (
        <>
          <Plural value={total} one="# recipe" other="# recipes" />
          {isCapped && '+'}
        </>
      )}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <NothingFound none={<Trans>There are no recipes yet: those that you add will stand here.</Trans>}>
          <Trans>No recipe is like that. Add it, or look for another name.</Trans>
        </NothingFound>
      }
      pager={({ page, pages }) => <NumberedPages page={page} pages={pages} />}
    >
      {({ items }, isBusy) => <RecipesTable recipes={items} isBusy={isBusy} />}
    </ResourceList>
  );
}

function RecipesTable({ recipes, isBusy }: { recipes: readonly StaffRecipe[]; isBusy: boolean }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const rowOf = ({ recipe, fasting, energy, version, missing }: StaffRecipe) => {
    const { id, name, group, retired, minutes } = recipe;
    const title = inLanguage(name, language);
    const kcal = energy.estimate && Math.round(energy.estimate.value);
    return {
      key: id,
      name: title,
      cells: [
        <span key="name" className="grid justify-items-start gap-1 wrap-anywhere">
          <Link to={recipePath(id)} className="inline-flex min-h-11 min-w-11 items-center underline">
            {title}
          </Link>
          <MissingLanguages missing={missing} />
          {retired && <span className="text-small text-soft">{inLanguage(states.retired, language)}</span>}
        </span>,
        inLanguage(foodGroupNames[group], language),
        <FastingMark key="fasting" verdict={fasting} />,
        kcal === null ? '–' : i18n.number(kcal),
        i18n.number(minutes.total),
        version === 1 ? <Trans key="changed">No</Trans> : <Trans key="changed">Yes</Trans>,
        <RowActions key="actions" to={`/admin/recipes/${id}`} name={title} hasCopy />,
      ],
    };
  };
  const selection = useRowChoice(recipes.map(({ recipe }) => recipe.id));
  const actions = useBulkActions(['retire', 'offer']);
  return (
    <>
      <DataTable
        caption={t`Recipes`}
        selection={selection}
        isBusy={isBusy}
        sortedBy="name"
        columns={[
          { label: t`Name`, sort: 'name' },
          t`Kind`,
          t`On fasting days`,
          t`kcal in a serving`,
          t`Minutes`,
          { label: t`Changed by staff`, sort: 'changed' },
          t`Actions`,
        ]}
        figures={[3, 4]}
        rows={recipes.map(rowOf)}
      />
      <BulkBar
        selection={selection}
        actions={actions}
        changeAll={changeAll}
        records={recipes.map(({ recipe: { id, name }, version }) => ({ id, name, version }))}
        editorOf={({ id }) => `/admin/recipes/${id}`}
        nameOf={({ name }) => inLanguage(name, language)}
      />
    </>
  );
}
