import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  useNavigation,
  useLoaderData,
  useNavigate,
  useSearchParams,
  type ClientLoaderFunctionArgs,
} from 'react-router';
import { useState } from 'react';
import { ApiError, read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { DataTable } from '#src/ui/staff/data-table.tsx';
import { ChoiceFilter, SearchBox } from '#src/ui/staff/list-filters.tsx';
import { UntranslatedSign } from '#src/ui/staff/localized-field.tsx';
import { NumberedPages } from '#src/ui/staff/pagination.tsx';
import { exerciseCategoryLabels, levelLabels } from '../labels.ts';
import { LevelBadge } from '../level-badge.tsx';
import { muscleGroupLabels } from '../muscles.ts';
import { exerciseListQuery } from './address.ts';
import { DeleteExercise } from './deletion.tsx';
import { ExerciseDialog, type Edited } from './dialog.tsx';
import { optionsIn } from './fields.tsx';
import { ExerciseFigure } from './figure.tsx';
import type { ExerciseRow } from './schema.ts';

/** The list, and what the dialog in the address is about. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams;
  const [list, edited] = await readAsMember(request, () =>
    Promise.all([
      read(memberApi().admin.exercises.$get({ query: exerciseListQuery(parameters) })),
      readEdited(parameters),
    ]),
  );
  return { list, edited };
}

async function readEdited(parameters: URLSearchParams): Promise<Edited | null> {
  if (parameters.has('create')) return { kept: null, fault: null };
  const id = parameters.get('edit');
  if (id === null) return null;
  try {
    return { kept: await read(memberApi().admin.exercises[':id'].$get({ param: { id } })), fault: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kept: null, fault: error.problem.detail };
  }
}

/** The exercise library: what plans are made of. */
export default function ExercisesPage() {
  const { t, i18n } = useLingui();
  const { list, edited } = useLoaderData<typeof clientLoader>();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const isBusy = useNavigation().state === 'loading';
  const [doomed, setDoomed] = useState<ExerciseRow | null>(null);
  const language = i18n.locale as Language;
  const addressWith = (name?: string, value = '') => {
    const next = new URLSearchParams(parameters);
    for (const dialog of ['create', 'edit']) next.delete(dialog);
    if (name !== undefined) next.set(name, value);
    return `?${next}`;
  };
  const close = () => void navigate(addressWith(), { preventScrollReset: true });

  const rowOf = (exercise: ExerciseRow) => {
    const { id, image, gifUrl, category, difficulty, muscleGroup, estimatedTime } = exercise;
    const name = inLanguage(exercise.name, language);
    return {
      key: id,
      cells: [
        <span key="name" className="flex items-center gap-4">
          <ExerciseFigure name={name} animation={gifUrl} still={image} className="w-20 shrink-0" />
          <span className="grid justify-items-start gap-1">
            {name}
            {!exercise.isTranslated && <UntranslatedSign />}
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
        <span key="actions" className="flex flex-wrap gap-2 lg:flex-nowrap">
          <ButtonLink to={addressWith('edit', id)} preventScrollReset aria-label={t`Edit: ${name}`}>
            <Trans>Edit</Trans>
          </ButtonLink>
          <Button onClick={() => setDoomed(exercise)} aria-label={t`Delete: ${name}`}>
            <Trans>Delete</Trans>
          </Button>
        </span>,
      ],
    };
  };

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-soft">
          <Plural value={list.total} one="# exercise" other="# exercises" />
        </p>
        <ButtonLink to={addressWith('create')} look="primary" preventScrollReset>
          <Trans>Add exercise</Trans>
        </ButtonLink>
      </div>
      <div className="flex flex-wrap gap-3">
        <SearchBox placeholder={t`Search exercises...`} />
        <ChoiceFilter
          name="category"
          label={t`Category`}
          all={t`All categories`}
          options={optionsIn(exerciseCategoryLabels, language)}
        />
        <ChoiceFilter
          name="difficulty"
          label={t`Difficulty`}
          all={t`All levels`}
          options={optionsIn(levelLabels, language)}
        />
        <ChoiceFilter
          name="muscleGroup"
          label={t`Muscle group`}
          all={t`All muscle groups`}
          options={optionsIn(muscleGroupLabels, language)}
        />
      </div>
      {list.exercises.length === 0 ? (
        <p className="py-10 text-center text-large text-soft">
          <Trans>No exercises found matching your criteria.</Trans>
        </p>
      ) : (
        <DataTable
          caption={t`Exercises`}
          isBusy={isBusy}
          columns={[
            { key: 'name', label: t`Name` },
            { key: 'category', label: t`Category` },
            { key: 'difficulty', label: t`Difficulty` },
            { key: 'muscle-group', label: t`Muscle group` },
            { key: 'time', label: t`Usual time` },
            { key: 'actions', label: t`Actions` },
          ]}
          rows={list.exercises.map(rowOf)}
        />
      )}
      <NumberedPages page={list.page} pages={list.pages} />
      <ExerciseDialog edited={edited} onClose={close} />
      <DeleteExercise exercise={doomed} onClose={() => setDoomed(null)} />
    </div>
  );
}
