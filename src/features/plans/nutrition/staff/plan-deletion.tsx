import { Trans, useLingui } from '@lingui/react/macro';
import { useRecord } from '#src/api/staff-records.client.ts';
import { inLanguage } from '#src/lib/language.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { DeletionDialog, UndoableForAWhile } from '#src/ui/staff/deletion-dialog.tsx';
import { SavedBy } from '../../staff/saved-by.tsx';
import { nutritionStaffMessages as messages } from './messages.ts';
import type { StaffPlanRow } from './schema.ts';
import { plans } from './staff-plans.client.ts';

/** Asks before a plan goes, and says who has saved it. @param plan null: none is to go */
export function PlanDeletion({ plan, onClose }: { plan: StaffPlanRow | null; onClose: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const savedBy = useRecord(plan?.id, plans.readOne)?.savedBy ?? 0;
  return (
    <DeletionDialog
      item={plan}
      onClose={onClose}
      title={<Trans>Delete Nutrition Plan</Trans>}
      busyLabel={t`Deleting...`}
      remove={({ id }) => plans.remove(id)}
      deleted={t`The nutrition plan is deleted.`}
      undo={{ bringBack: ({ id }) => plans.bringBack(id), broughtBack: t`The nutrition plan is back.` }}
      failed={messages.notDeleted}
    >
      {({ title }) => (
        <>
          <p className="font-semibold wrap-anywhere">{inLanguage(title, language)}</p>
          <SavedBy members={savedBy} />
          <p>
            <Trans>Are you sure you want to delete this nutrition plan?</Trans> <UndoableForAWhile />
          </p>
        </>
      )}
    </DeletionDialog>
  );
}
