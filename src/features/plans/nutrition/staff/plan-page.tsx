import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext, type FieldErrors } from 'react-hook-form';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import type { ListAddress } from '#src/lib/record-history.ts';
import { loaded } from '#src/api/screen-data.client.ts';
import { readAsMember, useMember } from '#src/session/guard.tsx';
import { FormParts } from '#src/ui/staff/form-parts.tsx';
import { recordAsked } from '#src/ui/staff/record-asked.ts';
import { NotLoaded, useListAddress } from '#src/ui/staff/resource-list.tsx';
import { VersionedForm } from '#src/ui/staff/versioned-form.tsx';
import { PublishingCheck, usePublishing } from '../../publishing/findings-list.tsx';
import { PreviewButton } from '../../staff/preview.tsx';
import { mealNames } from '../kinds.ts';
import { FoodsKnown, useFoods } from '#src/features/foods/staff/foods-known.tsx';
import { MealsEditor, type TablePlace } from './meals-editor.tsx';
import { nutritionStaffMessages as messages } from './messages.ts';
import { PlanDetails, PlanLists } from './plan-details.tsx';
import { copiedFields, draftOf, fieldsOf, type PlanFields } from './plan-fields.ts';
import { PlanPreview } from './plan-preview.tsx';
import { newId } from './new-id.client.ts';
import { publishingFindings } from './publishing.ts';
import type { NutritionPlanDraft, StoredNutritionPlan } from './schema.ts';
import { usePlanTakenBack } from '../../staff/taken-back.client.ts';
import { plans, readFoods } from './staff-plans.client.ts';
import { TheirPlan } from './their-plan.tsx';

/** The plan, as it is now, and the table of foods. */
export const clientLoader = ({ request, params }: ClientLoaderFunctionArgs) =>
  loaded(
    readAsMember(request, async () => {
      const { id, copyOf } = recordAsked(params);
      const asked = id ?? copyOf;
      const [read, foods] = await Promise.all([asked === null ? null : plans.readOne(asked), readFoods()]);
      return id === null ? { stored: null, origin: read, foods } : { stored: read, origin: null, foods };
    }),
  );

/** Makes a nutrition plan, or changes one. */
export default function StaffNutritionPlanPage() {
  const { value, refusal } = useLoaderData<typeof clientLoader>();
  const list = useListAddress('/admin/nutrition');
  if (refusal) return <NotLoaded {...{ refusal, list }} failed={messages.notLoaded} />;
  const { stored, origin, foods } = value;
  return (
    <FoodsKnown foods={foods}>
      <PlanForm key={stored?.plan.id ?? origin?.plan.id} {...{ stored, origin, list }} />
    </FoodsKnown>
  );
}

interface PlanFormProps {
  stored: StoredNutritionPlan | null;
  /** What a new plan begins as a copy of. */
  origin: StoredNutritionPlan | null;
  list: ListAddress;
}

function PlanForm({ stored, origin, list }: PlanFormProps) {
  const { t } = useLingui();
  const { byId } = useFoods();
  const me = useMember()?.name;
  const undoOf = usePlanTakenBack<StoredNutritionPlan>(plans.changeAll, ({ plan }) => plan.id);
  const [place, setPlace] = useState<TablePlace>({ day: 0, variant: 'regular' });
  const findingsIn = (draft: NutritionPlanDraft) => publishingFindings(draft, byId);
  const { fields, saved, onRefused, check } = usePublishing(findingsIn, ([part, day, table]) => {
    if (part === 'meals' && typeof day === 'number')
      setPlace({ day, variant: table === 'fasting' ? 'fasting' : 'regular' });
  });

  /** Opens the table of the first fault where no field above the meals has one. */
  function showTable({ meals, ...above }: FieldErrors<PlanFields>) {
    const day = Object.keys(meals ?? {}).find((key) => /^\d+$/.test(key));
    if (day === undefined || Object.keys(above).length > 0) return;
    const isRegular = mealNames.some((name) => meals?.[Number(day)]?.[name]);
    setPlace({ day: Number(day), variant: isRegular ? 'regular' : 'fasting' });
  }

  return (
    <VersionedForm
      {...{ list, me, stored, draftOf, undoOf }}
      title={stored ? t`Edit Nutrition Plan` : t`Create New Nutrition Plan`}
      valuesOf={(record) => (record || !origin ? fieldsOf(record) : copiedFields(origin, newId))}
      loadSchema={async () => (await import('./schema.ts')).nutritionPlanDraftSchema}
      save={(draft, over, key) => saved(draft, plans.save(draft, over, key))}
      words={{
        submit: stored ? <Trans>Save</Trans> : <Trans>Create Plan</Trans>,
        busy: t`Saving...`,
        saved: stored ? t`The nutrition plan is saved.` : t`The nutrition plan is created.`,
        failed: stored ? messages.notUpdated : messages.notCreated,
      }}
      actions={<FormPreview />}
      onFaulty={showTable}
      onRefused={onRefused}
      theirs={({ plan }, mine) => <TheirPlan theirs={plan} mine={mine} />}
    >
      {() => (
        <div ref={fields}>
          <FormParts>
            <PlanDetails />
            <PlanLists />
            <MealsEditor place={place} onPlace={setPlace} />
            <PublishingCheck findingsIn={(values: PlanFields) => findingsIn(draftOf(values))} {...check} />
          </FormParts>
        </div>
      )}
    </VersionedForm>
  );
}

function FormPreview() {
  const { getValues } = useFormContext<PlanFields>();
  return (
    <PreviewButton
      planOf={() => draftOf(getValues())}
      label={<Trans>Preview</Trans>}
      back={<Trans>Close</Trans>}
    >
      {(plan) => <PlanPreview plan={plan} />}
    </PreviewButton>
  );
}
