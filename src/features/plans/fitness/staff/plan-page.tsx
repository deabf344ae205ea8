import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import type { ListAddress } from '#src/lib/record-history.ts';
import { loaded } from '#src/api/screen-data.client.ts';
import { readAsMember, useMember } from '#src/session/guard.tsx';
import { recordAsked } from '#src/ui/staff/record-asked.ts';
import { NotLoaded, useListAddress } from '#src/ui/staff/resource-list.tsx';
import { VersionedForm } from '#src/ui/staff/versioned-form.tsx';
import { PublishingCheck, usePublishing } from '../../publishing/findings-list.tsx';
import { PreviewButton } from '../../staff/preview.tsx';
import type { Library } from '../schedule.ts';
import { staffPlanMessages as messages } from './messages.ts';
import { copiedFields, draftOf, fieldsOf, textLists, writtenRows, type PlanFields } from './plan-fields.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanPreview } from './plan-preview.tsx';
import { publishingFindings } from './publishing.ts';
import type { WantedDay } from './schedule-field.tsx';
import type { StoredPlan } from './schema.ts';
import { usePlanTakenBack } from '../../staff/taken-back.client.ts';
import { plans, readLibrary } from './staff-plans.client.ts';

export const clientLoader = ({ request, params }: ClientLoaderFunctionArgs) =>
  loaded(
    readAsMember(request, async () => {
      const { id, copyOf } = recordAsked(params);
      const asked = id ?? copyOf;
      const [read, library] = await Promise.all([
        asked === null ? null : plans.readOne(asked),
        readLibrary(),
      ]);
      return id === null ? { stored: null, origin: read, library } : { stored: read, origin: null, library };
    }),
  );

/** Writes a new fitness plan, or changes one. */
export default function StaffPlanPage() {
  const { value, refusal } = useLoaderData<typeof clientLoader>();
  const list = useListAddress('/admin/fitness');
  if (refusal) return <NotLoaded failed={messages.loadFailed} refusal={refusal} list={list} />;
  return <PlanEditor key={value.stored?.id ?? value.origin?.id} {...value} list={list} />;
}

interface PlanEditorProps {
  stored: StoredPlan | null;
  /** What a new plan begins as a copy of. */
  origin: StoredPlan | null;
  library: Library;
  list: ListAddress;
}

function PlanEditor({ stored, origin, library: known, list }: PlanEditorProps) {
  const { t } = useLingui();
  const me = useMember()?.name;
  const undoOf = usePlanTakenBack<StoredPlan>(plans.changeAll, ({ id }) => id);
  const [library, setLibrary] = useState(known);
  const [wantedDay, setWantedDay] = useState<WantedDay | null>(null);
  const { fields, saved, onRefused, check } = usePublishing(publishingFindings, ([part, block, , day]) => {
    if (part === 'blocks' && typeof block === 'number')
      setWantedDay({ block, index: typeof day === 'number' ? day : 0 });
  });
  return (
    <VersionedForm
      {...{ me, stored, draftOf, undoOf }}
      // A new plan stands first in the whole list.
      list={stored ? list : '/admin/fitness'}
      title={stored ? t`Edit Fitness Plan` : t`Create New Fitness Plan`}
      valuesOf={(record) => (record || !origin ? fieldsOf(record) : copiedFields(origin))}
      loadSchema={async () => (await import('../schema.ts')).planDraftSchema}
      tidy={({ getValues, setValue }) => {
        for (const name of textLists) {
          const rows = writtenRows(getValues(name));
          if (rows.length < getValues(name).length) setValue(name, rows);
        }
      }}
      save={(draft, over, key) => saved(draft, plans.save(draft, over, key))}
      onRefused={onRefused}
      words={{
        submit: stored ? <Trans>Save</Trans> : <Trans>Create Plan</Trans>,
        busy: t`Saving...`,
        saved: stored ? t`The fitness plan is saved.` : t`The fitness plan is created.`,
        failed: stored ? messages.updateFailed : messages.createFailed,
      }}
      theirs={({ plan }) => <PlanPreview draft={plan} library={library} />}
      actions={<Preview library={library} />}
    >
      {() => (
        <div ref={fields}>
          <PlanForm library={library} onNewExercise={setLibrary} wantedDay={wantedDay}>
            <PublishingCheck
              findingsIn={(values: PlanFields) => publishingFindings(draftOf(values))}
              {...check}
            />
          </PlanForm>
        </div>
      )}
    </VersionedForm>
  );
}

/** Shows the plan as it is typed. */
function Preview({ library }: { library: Library }) {
  const { getValues } = useFormContext<PlanFields>();
  return (
    <PreviewButton
      planOf={() => draftOf(getValues())}
      label={<Trans>Preview</Trans>}
      back={<Trans>Back to the form</Trans>}
    >
      {(draft) => <PlanPreview draft={draft} library={library} />}
    </PreviewButton>
  );
}
