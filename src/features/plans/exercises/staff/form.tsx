import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, type Resolver } from 'react-hook-form';
import { ApiError, read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { withoutEmptyTranslations } from '#src/lib/translations.ts';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { useSaveKey, type SaveKey } from '#src/ui/staff/save-key.client.ts';
import { showToast } from '#src/ui/toast.tsx';
import { UnsavedChanges } from '#src/ui/staff/unsaved-changes.tsx';
import { ExerciseConflict } from './conflict.tsx';
import { ExerciseFields } from './fields.tsx';
import { exerciseMessages } from './messages.ts';
import {
  exerciseDraftSchema,
  keptExerciseSchema,
  type ExerciseDraft,
  type ExerciseInput,
  type KeptExercise,
} from './schema.ts';

const blankText = { en: '', am: '' };

const blank: ExerciseInput = {
  name: blankText,
  description: blankText,
  image: null,
  gifUrl: null,
  videoUrl: null,
  steps: [blankText],
  equipment: [],
  targetMuscles: [],
  secondaryMuscles: [],
  difficulty: 'beginner',
  category: 'strength',
  tips: [],
  commonMistakes: [],
  variations: { easier: blankText, harder: blankText },
  estimatedTime: 5,
  caloriesBurn: null,
  muscleGroup: 'full-body',
};

const check = zodResolver(exerciseDraftSchema);
const resolver: Resolver<ExerciseInput, unknown, ExerciseDraft> = (values, context, options) =>
  check(withoutEmptyTranslations(values), context, options);

interface ExerciseFormProps {
  /** The form's, for a button outside it. */
  readonly id: string;
  /** Null for a new exercise. */
  readonly kept: KeptExercise | null;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onSaved: (saved: KeptExercise) => void;
  /** Told whether something typed is unsaved, by an owner who asks itself before that is lost. */
  readonly onDirty?: (isDirty: boolean) => void;
}

/** All fields of an exercise. What somebody else has saved meanwhile is shown, never overwritten unseen. */
export function ExerciseForm({ id, kept, onBusy, onSaved, onDirty }: ExerciseFormProps) {
  const { i18n } = useLingui();
  const form = useForm({ resolver, defaultValues: kept?.exercise ?? blank });
  const [base, setBase] = useState(kept);
  const key = useSaveKey();
  const [theirs, setTheirs] = useState<KeptExercise | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [saved, setSaved] = useState<KeptExercise | null>(null);
  const isDirty = form.formState.isDirty && saved === null;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (saved) onSaved(saved);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when there is nothing left that could be lost
  }, [saved]);
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  useEffect(() => {
    if (fault !== null || theirs) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [fault, theirs]);

  async function save(draft: ExerciseDraft, over = base) {
    onBusy(true);
    setFault(null);
    try {
      const stored = await (over ? change(over, draft, key) : add(draft, key));
      setTheirs(null);
      showToast('success', i18n._(over ? exerciseMessages.updated : exerciseMessages.created));
      setSaved(stored);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const current = keptExerciseSchema.safeParse(error.problem.current);
      if (current.success) setTheirs(current.data);
      else {
        const { id: failed } = over ? exerciseMessages.updateFailed : exerciseMessages.createFailed;
        setFault(`${i18n._(failed)}. ${i18n._(error.message)}`);
      }
    } finally {
      onBusy(false);
    }
  }

  return (
    <FormProvider {...form}>
      <form
        id={id}
        noValidate
        onSubmit={(event) => void form.handleSubmit((draft) => save(draft))(event)}
        className="grid gap-8"
      >
        <div ref={notice} className="empty:hidden">
          {fault !== null && <ErrorBox>{fault}</ErrorBox>}
          {theirs && (
            <ExerciseConflict
              theirs={theirs}
              onKeepMine={() => void form.handleSubmit((draft) => save(draft, theirs))()}
              onTakeTheirs={() => {
                form.reset(theirs.exercise);
                setBase(theirs);
                setTheirs(null);
              }}
            />
          )}
        </div>
        <ExerciseFields />
      </form>
      {!onDirty && <UnsavedChanges isDirty={isDirty} />}
    </FormProvider>
  );
}

const add = (draft: ExerciseDraft, key: SaveKey) =>
  read(memberApi().admin.exercises.$post({ json: draft }, key));

const change = ({ exercise: { id }, version }: KeptExercise, draft: ExerciseDraft, key: SaveKey) =>
  read(memberApi().admin.exercises[':id'].$put({ param: { id }, json: { ...draft, version } }, key));
