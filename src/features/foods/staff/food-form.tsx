import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormProvider, useForm, type Resolver } from 'react-hook-form';
import { useMember } from '#src/session/guard.tsx';
import { withoutEmptyTranslations } from '#src/lib/translations.ts';
import { ChangedMeanwhile } from '#src/ui/staff/changed-meanwhile.tsx';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { LocalizedField } from '#src/ui/staff/localized-field.tsx';
import { TickField } from '#src/ui/staff/form-fields.tsx';
import { useSaveKey } from '#src/ui/staff/save-key.client.ts';
import { UnsavedChanges } from '#src/ui/staff/unsaved-changes.tsx';
import { changeOf, draftOf, type FoodDraft } from './food-draft.ts';
import { FiguresEditor } from './figures-editor.tsx';
import { staffFoodMessages } from './messages.ts';
import {
  foodChangeSchema,
  type ChangedFood,
  type FoodChange,
  type StaffFoods,
  type StoredFood,
} from './schema.ts';
import { changedMeanwhileIn, changeFood, failureText } from './staff-foods.client.ts';
import { StandingFood } from './standing-food.tsx';

type DraftResolver = Resolver<FoodDraft, unknown, FoodChange>;
type Rest = [context: Parameters<DraftResolver>[1], options: Parameters<DraftResolver>[2]];

/** The names of the form's fields are those of the change, so that its faults are theirs. */
const check = zodResolver(foodChangeSchema) as unknown as (
  change: FoodChange,
  ...rest: Rest
) => ReturnType<DraftResolver>;

interface FoodFormProps {
  /** The form's, for a button outside it. */
  readonly id: string;
  readonly stored: StoredFood;
  readonly grades: StaffFoods['grades'];
  readonly onBusy: (isBusy: boolean) => void;
  readonly onSaved: () => void;
}

/** What staff write of a food. What somebody else has saved meanwhile is shown, never overwritten unseen. */
export function FoodForm({ id, stored, grades, onBusy, onSaved }: FoodFormProps) {
  const { t, i18n } = useLingui();
  const [base, setBase] = useState(stored);
  const key = useSaveKey();
  const me = useMember()?.name;
  const form = useForm<FoodDraft, unknown, FoodChange>({
    resolver: (draft, ...rest: Rest) =>
      check(withoutEmptyTranslations(changeOf(draft, base.version)), ...rest),
    defaultValues: draftOf(stored),
  });
  const [theirs, setTheirs] = useState<ChangedFood | null>(null);
  const [isLooking, setLooking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  // Once, when there is nothing left that could be lost.
  const onDone = useEffectEvent(onSaved);
  useEffect(() => {
    if (isSaved) onDone();
  }, [isSaved]);
  // Newer browsers answer a scroll with a promise, which an effect must not give back.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [failure, theirs]);

  async function save(change: FoodChange, version: number) {
    onBusy(true);
    setFailure(null);
    try {
      await changeFood(base.food.id, { ...change, version }, key);
      setSaved(true);
    } catch (error) {
      const changed = changedMeanwhileIn(error);
      setTheirs(changed);
      if (!changed) setFailure(failureText(i18n, staffFoodMessages.notUpdated, error));
    } finally {
      onBusy(false);
    }
  }
  const submit = (version: number) => form.handleSubmit((change) => save(change, version))();
  function takeTheirs(current: ChangedFood) {
    form.reset(draftOf(current));
    setBase(current);
    setTheirs(null);
    setLooking(false);
  }

  return (
    <FormProvider {...form}>
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(base.version);
        }}
        className="grid gap-6"
      >
        <div ref={notice} className="grid gap-4 empty:hidden">
          {failure !== null && <ErrorBox>{failure}</ErrorBox>}
          {theirs && (
            <ChangedMeanwhile
              name={theirs.changedBy}
              isOwn={theirs.changedBy === me}
              at={theirs.updatedAt}
              onLook={() => setLooking(!isLooking)}
              onKeepMine={() => void submit(theirs.version)}
            />
          )}
          {theirs && isLooking && <StandingFood food={theirs.food} onTake={() => takeTheirs(theirs)} />}
        </div>
        <LocalizedField name="name" label={t`Name`} maxLength={80} />
        <TickField name="nameChecked" label={t`A native speaker has checked the Amharic name`} />
        <LocalizedField name="note" label={t`Note`} maxLength={400} isLong />
        <FiguresEditor food={base.food} grades={grades} />
      </form>
      <UnsavedChanges isDirty={form.formState.isDirty && !isSaved} />
    </FormProvider>
  );
}
