import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  useLoaderData,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { ApiError } from '#src/api/client.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { DataTable } from '#src/ui/staff/data-table.tsx';
import { ChoiceFilter, SearchBox } from '#src/ui/staff/list-filters.tsx';
import { UntranslatedSign } from '#src/ui/staff/localized-field.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { foodPath } from '../foods-address.ts';
import { foodGroups, nutrientNames } from '../kinds.ts';
import { FoodDialog } from './food-dialog.tsx';
import { staffFoodMessages } from './messages.ts';
import type { StaffFoods, StoredFood } from './schema.ts';
import { readFoods } from './staff-foods.client.ts';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  try {
    return await readAsMember(request, () => readFoods(searchParams));
  } catch (error) {
    // Whoever may not, or must log in, is told so by the frame.
    if (!(error instanceof ApiError) || [401, 403].includes(error.problem.status)) throw error;
    return null;
  }
}

/** Opening and closing a food leaves the list as it is. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search
    ? defaultShouldRevalidate
    : listOf(currentUrl) !== listOf(nextUrl);
}

const listOf = ({ pathname, search }: URL) => `${pathname}?${withoutFood(new URLSearchParams(search))}`;

/** The address of the list behind a food. */
function withoutFood(parameters: URLSearchParams): URLSearchParams {
  const list = new URLSearchParams(parameters);
  list.delete('edit');
  return list;
}

/** The table of foods, for those who better its figures. */
export default function StaffFoodsPage() {
  const list = useLoaderData<typeof clientLoader>();
  return list ? <Foods list={list} /> : <NotLoaded />;
}

function NotLoaded() {
  const { t, i18n } = useLingui();
  const { revalidate, state } = useRevalidator();
  return (
    <div className="grid justify-items-start gap-4">
      <ErrorBox>{i18n._(staffFoodMessages.notLoaded)}</ErrorBox>
      <Button busyLabel={state === 'loading' ? t`Loading...` : undefined} onClick={() => void revalidate()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

function Foods({ list: { foods, groups, grades } }: { list: StaffFoods }) {
  const { t, i18n } = useLingui();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const language = i18n.locale as Language;
  const edited = parameters.get('edit');
  const close = async () =>
    await navigate(`?${withoutFood(parameters)}`, { preventScrollReset: true, replace: true });
  async function afterSaving() {
    await close();
    await revalidate();
    showToast('success', t`The food is saved.`);
  }
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-soft">
        <Trans>
          Where you know a better source for a figure, put it in here. Visitors see it at once with its
          source; what stood there before stays in the activity log.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <SearchBox placeholder={t`Search foods...`} />
        <ChoiceFilter
          {...{ name: 'group', label: t`Kind of food`, all: t`All kinds` }}
          options={foodGroups.map((value) => ({ value, label: inLanguage(groups[value], language) }))}
        />
      </div>
      {foods.length === 0 ? (
        <p className="card p-6 text-large text-soft">
          <Trans>No food sounds like that.</Trans>
        </p>
      ) : (
        <FoodsTable foods={foods} addressOf={(id) => addressWith(parameters, id)} />
      )}
      <p className="text-soft">
        <Plural value={foods.length} one="# food" other="# foods" />
      </p>
      {edited !== null && (
        <FoodDialog
          key={edited}
          foodId={edited}
          grades={grades}
          onClose={() => void close()}
          onSaved={() => void afterSaving()}
        />
      )}
    </div>
  );
}

function addressWith(parameters: URLSearchParams, id: string): string {
  const next = new URLSearchParams(parameters);
  next.set('edit', id);
  return `?${next}`;
}

function FoodsTable({
  foods,
  addressOf,
}: {
  foods: readonly StoredFood[];
  addressOf: (id: string) => string;
}) {
  const { t, i18n } = useLingui();
  const isBusy = useNavigation().state === 'loading';
  const language = i18n.locale as Language;
  const rowOf = ({ food, version }: StoredFood) => {
    const { id, name, nameChecked, grade, per100g, figureSources } = food;
    const title = inLanguage(name, language);
    const unknown = nutrientNames.filter((nutrient) => per100g[nutrient] === null).length;
    return {
      key: id,
      cells: [
        <span key="name" className="grid justify-items-start gap-1 wrap-anywhere">
          <Link to={foodPath(id)} className="inline-flex min-h-11 items-center underline">
            {title}
          </Link>
          {name.am === undefined ? (
            <UntranslatedSign />
          ) : (
            !nameChecked && (
              <span className="text-small text-soft">
                <Trans>Amharic name not checked</Trans>
              </span>
            )
          )}
        </span>,
        [...new Set([grade, ...Object.values(figureSources ?? {}).map((source) => source.grade)])].join(', '),
        per100g.calories === null ? '–' : i18n.number(per100g.calories),
        unknown === 0 ? '–' : i18n.number(unknown),
        version === 1 ? <Trans key="changed">No</Trans> : <Trans key="changed">Yes</Trans>,
        <ButtonLink key="edit" to={addressOf(id)} preventScrollReset aria-label={t`Edit: ${title}`}>
          <Trans>Edit</Trans>
        </ButtonLink>,
      ],
    };
  };
  return (
    <DataTable
      caption={t`Foods`}
      isBusy={isBusy}
      columns={[
        { key: 'name', label: t`Name` },
        { key: 'grade', label: t`Grade` },
        { key: 'energy', label: t`kcal in 100 g`, isFigure: true },
        { key: 'unknown', label: t`Figures not known`, isFigure: true },
        { key: 'changed', label: t`Changed by staff` },
        { key: 'actions', label: t`Actions` },
      ]}
      rows={foods.map(rowOf)}
    />
  );
}
