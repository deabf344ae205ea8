import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { foodGroupNames } from '#content/food-groups.ts';
import { loaded } from '#src/api/screen-data.client.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { inLanguage } from '#src/lib/language.ts';
import { Link } from '#src/ui/link.tsx';
import { BulkBar } from '#src/ui/staff/bulk-bar.tsx';
import { useBulkActions } from '#src/ui/staff/bulk-actions.tsx';
import { useRowChoice } from '#src/ui/staff/row-choice.tsx';
import { DataTable } from '#src/ui/staff/data-table.tsx';
import { ChoiceFilter, FilterFold, LabelFilter, SearchBox } from '#src/ui/staff/list-filters.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { NewLink } from '#src/ui/staff/new-link.tsx';
import { NumberedPages } from '#src/ui/staff/pagination.tsx';
import { MissingFilter, MissingLanguages } from '#src/ui/staff/localized-field.tsx';
import { NothingFound } from '#src/ui/staff/nothing-found.tsx';
import { ResourceList, useFromList } from '#src/ui/staff/resource-list.tsx';
import { SortChoice } from '#src/ui/staff/sorting.tsx';
import { RowActions } from '#src/ui/staff/row-actions.tsx';
import { FastingMark, useFastingLabels } from '../fasting-mark.tsx';
import { foodPath } from '../foods-address.ts';
import { fastingVerdicts, nutrientNames } from '../kinds.ts';
import { staffFoodMessages } from './messages.ts';
import type { StaffFood } from './schema.ts';
import { changeAll, readFoods } from './staff-foods.client.ts';
import { useLanguage } from '#src/ui/language.client.ts';

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  loaded(readAsMember(request, () => readFoods(new URL(request.url).searchParams)));

/** The table of foods, for those who better its figures. */
export default function StaffFoodsPage() {
  const { t } = useLingui();
  const list = useLoaderData<typeof clientLoader>();
  const verdicts = useFastingLabels();
  const fromList = useFromList();
  return (
    <ResourceList
      list={list}
      failed={staffFoodMessages.notLoaded}
      actions={
        <>
          <ButtonLink to="/admin/foods/import" {...fromList}>
            <Trans>Import a table</Trans>
          </ButtonLink>
          <NewLink to="/admin/foods/new" {...fromList}>
            <Trans>Add food</Trans>
          </NewLink>
        </>
      }
      filters={
        <>
          <SearchBox placeholder={t`Search foods...`} />
          <FilterFold>
            <LabelFilter name="group" label={t`Kind of food`} all={t`All kinds`} labels={foodGroupNames} />
            <ChoiceFilter
              name="fasting"
              label={t`On fasting days`}
              all={t`Fasting or not`}
              options={fastingVerdicts.map((value) => ({ value, label: verdicts[value] }))}
            />
            <ChoiceFilter
              name="state"
              label={t`Offered or retired`}
              all={t`Offered or retired`}
              options={[
                { value: 'offered', label: t`Offered` },
                { value: 'retired', label: t`Retired` },
              ]}
            />
            <MissingFilter />
            <SortChoice names={['name', 'changed']} usual="name" />
          </FilterFold>
        </>
      }
      count={({ total, isCapped }) => (
        <>
          <Plural value={total} one="# food" other="# foods" />
          {isCapped && '+'}
        </>
      )}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <NothingFound none={<Trans>There are no foods yet: those that you add will stand here.</Trans>}>
          <Trans>No food is like that. Add it, or look for another name.</Trans>
        </NothingFound>
      }
      pager={({ page, pages }) => <NumberedPages page={page} pages={pages} />}
    >
      {({ items }, isBusy) => <FoodsTable foods={items} isBusy={isBusy} />}
    </ResourceList>
  );
}

function FoodsTable({ foods, isBusy }: { foods: readonly StaffFood[]; isBusy: boolean }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const rowOf = ({ food, version, missing }: StaffFood) => {
    const { id, name, nameChecked, grade, per100g, figureSources } = food;
    const title = inLanguage(name, language);
    const unknown = nutrientNames.filter((nutrient) => per100g[nutrient] === null).length;
    return {
      key: id,
      name: title,
      cells: [
        <span key="name" className="grid justify-items-start gap-1 wrap-anywhere">
          <Link to={foodPath(id)} className="inline-flex min-h-11 min-w-11 items-center underline">
            {title}
          </Link>
          <MissingLanguages missing={missing} />
          {name.am !== undefined && !nameChecked && (
            <span className="text-small text-soft">
              <Trans>Amharic name not checked</Trans>
            </span>
          )}
        </span>,
        inLanguage(foodGroupNames[food.group], language),
        <FastingMark key="fasting" verdict={food.fasting} />,
        [...new Set([grade, ...Object.values(figureSources ?? {}).map((source) => source.grade)])].join(', '),
        per100g.calories === null ? '–' : i18n.number(per100g.calories),
        unknown === 0 ? '–' : i18n.number(unknown),
        food.retired ? (
          <Trans key="changed">Retired</Trans>
        ) : version === 1 ? (
          <Trans key="changed">No</Trans>
        ) : (
          <Trans key="changed">Yes</Trans>
        ),
        <RowActions key="actions" to={`/admin/foods/${id}`} name={title} />,
      ],
    };
  };
  const selection = useRowChoice(foods.map(({ food }) => food.id));
  const actions = useBulkActions(['retire', 'offer']);
  return (
    <>
      <DataTable
        caption={t`Foods`}
        selection={selection}
        isBusy={isBusy}
        sortedBy="name"
        columns={[
          { label: t`Name`, sort: 'name' },
          t`Kind of food`,
          t`On fasting days`,
          t`Grade`,
          t`kcal in 100 g`,
          t`Figures not known`,
          { label: t`Changed by staff`, sort: 'changed' },
          t`Actions`,
        ]}
        figures={[4, 5]}
        rows={foods.map(rowOf)}
      />
      <BulkBar
        selection={selection}
        actions={actions}
        changeAll={changeAll}
        records={foods.map(({ food: { id, name }, version }) => ({ id, name, version }))}
        editorOf={({ id }) => `/admin/foods/${id}`}
        nameOf={({ name }) => inLanguage(name, language)}
      />
    </>
  );
}
