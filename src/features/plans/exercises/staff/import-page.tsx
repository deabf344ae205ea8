import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { staffImport } from '#src/api/staff-import.client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { requireSession } from '#src/session/guard.tsx';
import { ImportScreen } from '#src/ui/staff/import-screen.tsx';
import { useListAddress } from '#src/ui/staff/resource-list.tsx';
import { exerciseImport } from './exercise-columns.ts';
import { useExerciseLabels } from './labels.client.ts';
import type { ExerciseDraft } from './schema.ts';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await requireSession(request);
  return null;
}

const calls = staffImport(() => memberApi().admin.exercises.import);

/** Adds exercises of a spreadsheet to the library. */
export default function ImportExercisesPage() {
  const { t } = useLingui();
  const labels = useExerciseLabels();
  const list = useListAddress('/admin/exercises');
  return (
    <ImportScreen
      {...{ calls, list }}
      title={t`Import exercises`}
      columns={exerciseImport.columns}
      labelOf={({ path: [field, part] }) =>
        part === 'easier' ? t`Easier` : part === 'harder' ? t`Harder` : labels[field as keyof ExerciseDraft]
      }
      fileName="birtu-exercises.csv"
      words={{
        add: (count) => t`${plural(count, { one: 'Add # exercise', other: 'Add # exercises' })}`,
        added: (count) =>
          t`${plural(count, { one: '# exercise is added.', other: '# exercises are added.' })}`,
      }}
    />
  );
}
