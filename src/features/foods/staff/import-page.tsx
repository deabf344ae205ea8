import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { staffImport } from '#src/api/staff-import.client.ts';
import type { Column } from '#src/lib/csv-columns.ts';
import { memberApi } from '#src/session/account.client.ts';
import { requireSession } from '#src/session/guard.tsx';
import { ImportScreen } from '#src/ui/staff/import-screen.tsx';
import { useListAddress } from '#src/ui/staff/resource-list.tsx';
import type { NutrientName } from '../kinds.ts';
import { useNutrientLabels } from '../nutrient-labels.client.ts';
import { foodImport } from './food-columns.ts';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await requireSession(request);
  return null;
}

const calls = staffImport(() => memberApi().admin.foods.import);

/** Adds foods of a spreadsheet to the table. */
export default function ImportFoodsPage() {
  const { t } = useLingui();
  const labelOf = useColumnLabels();
  const list = useListAddress('/admin/foods');
  return (
    <ImportScreen
      {...{ calls, list, labelOf }}
      title={t`Import foods`}
      columns={foodImport.columns}
      fileName="birtu-foods.csv"
      note={
        <>
          <p>
            <Trans>
              Each food says whether it is fasting food, and its figures in 100 g with their source.
            </Trans>
          </p>
          <p>
            <Trans>A figure that the source does not state is left empty.</Trans>
          </p>
        </>
      }
      words={{
        add: (count) => t`${plural(count, { one: 'Add # food', other: 'Add # foods' })}`,
        added: (count) => t`${plural(count, { one: '# food is added.', other: '# foods are added.' })}`,
      }}
    />
  );
}

function useColumnLabels(): (column: Column) => string {
  const { t } = useLingui();
  const nutrients = useNutrientLabels();
  const others: Readonly<Record<string, string>> = {
    name: t`Name`,
    nameChecked: t`A native speaker has checked the Amharic name`,
    alsoKnown: t`Other names`,
    group: t`Kind of food`,
    fasting: t`Is it fasting food?`,
    fastingIf: t`On which condition, if on any`,
    disputedFor: t`What customs differ on`,
    note: t`Note`,
    grade: t`Grade`,
    source: t`Source: author, year, title, place`,
    measures: t`Kitchen measures with their grams`,
    measures_am: t`Their names in Amharic`,
    measures_source: t`Who says so`,
  };
  return ({ name, path: [field = '', part = '', nutrient] }) =>
    nutrient === undefined
      ? (others[name] ?? others[field === 'replacement' ? part : field] ?? name)
      : nutrients[nutrient as NutrientName];
}
