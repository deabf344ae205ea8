import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { loaded } from '#src/api/screen-data.client.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { inLanguage } from '#src/lib/language.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { BulkBar } from '#src/ui/staff/bulk-bar.tsx';
import { useBulkActions } from '#src/ui/staff/bulk-actions.tsx';
import { useRowChoice } from '#src/ui/staff/row-choice.tsx';
import { DataTable } from '#src/ui/staff/data-table.tsx';
import { FilterFold, LabelFilter, SearchBox } from '#src/ui/staff/list-filters.tsx';
import { MissingFilter, MissingLanguages } from '#src/ui/staff/localized-field.tsx';
import { NewLink } from '#src/ui/staff/new-link.tsx';
import { NumberedPages } from '#src/ui/staff/pagination.tsx';
import { NothingFound } from '#src/ui/staff/nothing-found.tsx';
import { ResourceList, useFromList } from '#src/ui/staff/resource-list.tsx';
import { SortChoice } from '#src/ui/staff/sorting.tsx';
import { RowActions } from '#src/ui/staff/row-actions.tsx';
import { exerciseCategoryLabels, levelLabels } from '../labels.ts';
import { LevelBadge } from '../level-badge.tsx';
import { muscleGroupLabels } from '../muscles.ts';
import { patternLabels } from '../patterns.ts';
import { DeleteExercise } from './deletion.tsx';
import { ExerciseFigure } from './figure.tsx';
import { exerciseMessages } from './messages.ts';
import type { ExerciseRow } from './schema.ts';
import { exercises } from './staff-exercises.client.ts';
import { useLanguage } from '#src/ui/language.client.ts';

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  loaded(readAsMember(request, () => exercises.readPage(new URL(request.url).searchParams)));

/** The exercise library: what plans are made of. */
export default function ExercisesPage() {
  const { t } = useLingui();
  const list = useLoaderData<typeof clientLoader>();
  const fromList = useFromList();
  const [toDelete, setToDelete] = useState<ExerciseRow | null>(null);
  return (
    <>
      <ResourceList
        list={list}
        failed={exerciseMessages.notLoaded}
        actions={
          <>
            <ButtonLink to="/admin/exercises/import" {...fromList}>
              <Trans>Import a table</Trans>
            </ButtonLink>
            <NewLink to="/admin/exercises/new" {...fromList}>
              <Trans>Add exercise</Trans>
            </NewLink>
          </>
        }
        filters={
          <>
            <SearchBox placeholder={t`Search exercises...`} />
            <FilterFold>
              <LabelFilter
                name="category"
                label={t`Category`}
                all={t`All categories`}
                labels={exerciseCategoryLabels}
              />
              <LabelFilter name="difficulty" label={t`Difficulty`} all={t`All levels`} labels={levelLabels} />
              <LabelFilter
                name="muscleGroup"
                label={t`Muscle group`}
                all={t`All muscle groups`}
                labels={muscleGroupLabels}
              />
              <LabelFilter
                name="pattern"
                label={t`Kind of movement`}
                all={t`All kinds of movement`}
                labels={patternLabels}
              />
              <MissingFilter />
              <SortChoice names={['name', 'changed']} usual="name" />
            </FilterFold>
          </>
        }
        count={({ total, isCapped }) => (
          <>
            <Plural value={total} one="# exercise" other="# exercises" />
            {isCapped && '+'}
          </>
        )}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <NothingFound none={<Trans>There are no exercises yet: those that you add will stand here.</Trans>}>
            <Trans>No exercises found matching your criteria.</Trans>
          </NothingFound>
        }
        pager={({ page, pages }) => <NumberedPages page={page} pages={pages} />}
      >
        {({ items }, isBusy) => <ExercisesTable exercises={items} isBusy={isBusy} onDelete={setToDelete} />}
      </ResourceList>
      <DeleteExercise exercise={toDelete} onClose={() => setToDelete(null)} />
    </>
  );
}

interface ExercisesTableProps {
  exercises: readonly ExerciseRow[];
  isBusy: boolean;
  onDelete: (exercise: ExerciseRow) => void;
}

function ExercisesTable({ exercises: shown, isBusy, onDelete }: ExercisesTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const rowOf = (exercise: ExerciseRow) => {
    const { id, image, gifUrl, category, difficulty, muscleGroup, estimatedTime } = exercise;
    const name = inLanguage(exercise.name, language);
    return {
      key: id,
      name,
      cells: [
        <span key="name" className="flex items-center gap-4">
          <ExerciseFigure name={name} animation={gifUrl} still={image} className="w-20 shrink-0" />
          <span className="grid justify-items-start gap-1">
            {name}
            <MissingLanguages missing={exercise.missing} />
          </span>
        </span>,
        inLanguage(exerciseCategoryLabels[category], language),
        <LevelBadge key="level" level={difficulty}>
          {inLanguage(levelLabels[difficulty], language)}
        </LevelBadge>,
        inLanguage(muscleGroupLabels[muscleGroup], language),
        <span key="time" className="whitespace-nowrap">
          <Plural value={estimatedTime} one="# minute" other="# minutes" />
        </span>,
        <RowActions
          key="actions"
          to={`/admin/exercises/${id}`}
          name={name}
          hasCopy
          onDelete={() => onDelete(exercise)}
        />,
      ],
    };
  };

  const selection = useRowChoice(shown.map(({ id }) => id));
  const actions = useBulkActions(['delete']);
  return (
    <>
      <DataTable
        caption={t`Exercises`}
        selection={selection}
        isBusy={isBusy}
        sortedBy="name"
        columns={[
          { label: t`Name`, sort: 'name' },
          t`Category`,
          t`Difficulty`,
          t`Muscle group`,
          t`Usual time`,
          t`Actions`,
        ]}
        rows={shown.map(rowOf)}
      />
      <BulkBar
        selection={selection}
        actions={actions}
        changeAll={exercises.changeAll}
        records={shown}
        editorOf={({ id }) => `/admin/exercises/${id}`}
        nameOf={(row) => inLanguage(row.name, language)}
      />
    </>
  );
}
