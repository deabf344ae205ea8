import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import type { ListAddress } from '#src/lib/record-history.ts';
import { loaded } from '#src/api/screen-data.client.ts';
import { inLanguage } from '#src/lib/language.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { readAsMember, useMember } from '#src/session/guard.tsx';
import { Differences } from '#src/ui/staff/differences.tsx';
import { recordAsked } from '#src/ui/staff/record-asked.ts';
import { NotLoaded, useListAddress } from '#src/ui/staff/resource-list.tsx';
import { VersionedForm } from '#src/ui/staff/versioned-form.tsx';
import type { Exercise } from '../schema.ts';
import { copiedFields, fieldsOf, type ExerciseFields } from './exercise-fields.ts';
import { ExerciseInputs } from './exercise-inputs.tsx';
import { useExerciseLabels } from './labels.client.ts';
import { exerciseMessages as messages } from './messages.ts';
import type { StoredExercise } from './schema.ts';
import { exercises, readLibrary } from './staff-exercises.client.ts';

export const clientLoader = ({ request, params }: ClientLoaderFunctionArgs) =>
  loaded(
    readAsMember(request, async () => {
      const { id, copyOf } = recordAsked(params);
      const asked = id ?? copyOf;
      const [read, all] = await Promise.all([
        asked === null ? null : exercises.readOne(asked),
        readLibrary(),
      ]);
      const library = all.filter((other) => other.id !== id);
      return id === null ? { stored: null, origin: read, library } : { stored: read, origin: null, library };
    }),
  );

/** Adds an exercise to the library, or changes one. */
export default function StaffExercisePage() {
  const { value, refusal } = useLoaderData<typeof clientLoader>();
  const list = useListAddress('/admin/exercises');
  if (refusal) return <NotLoaded failed={messages.notLoaded} refusal={refusal} list={list} />;
  return <ExerciseForm key={value.stored?.exercise.id ?? value.origin?.exercise.id} {...value} list={list} />;
}

interface ExerciseFormProps {
  stored: StoredExercise | null;
  /** What a new one begins as a copy of. */
  origin: StoredExercise | null;
  /** All others. */
  library: readonly Exercise[];
  list: ListAddress;
}

function ExerciseForm({ stored, origin, library, list }: ExerciseFormProps) {
  const { t, i18n } = useLingui();
  const labels = useExerciseLabels();
  const me = useMember()?.name;
  const language = useLanguage();
  /** With its relatives by what they are called. */
  const named = (fields: ExerciseFields): ExerciseFields => {
    const nameOf = (wanted: string | null) => {
      const relative = library.find(({ id }) => id === wanted);
      return relative ? inLanguage(relative.name, language) : wanted;
    };
    return { ...fields, easierId: nameOf(fields.easierId), harderId: nameOf(fields.harderId) };
  };
  return (
    <VersionedForm
      {...{ list, me, stored }}
      title={stored ? t`Edit exercise` : t`Add exercise`}
      valuesOf={(record) => (record || !origin ? fieldsOf(record) : copiedFields(origin))}
      draftOf={(fields) => fields}
      loadSchema={async () => (await import('./schema.ts')).exerciseDraftSchema}
      save={exercises.save}
      words={{
        submit: <Trans>Save</Trans>,
        busy: t`Saving...`,
        saved: i18n._(stored ? messages.updated : messages.created),
        failed: stored ? messages.updateFailed : messages.createFailed,
      }}
      theirs={(theirs, mine) => (
        <Differences labels={labels} mine={named(mine)} theirs={named(fieldsOf(theirs))} />
      )}
    >
      {() => <ExerciseInputs library={library} />}
    </VersionedForm>
  );
}
