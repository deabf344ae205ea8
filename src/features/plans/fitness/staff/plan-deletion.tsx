import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#src/lib/language.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { DeletionDialog } from '#src/ui/staff/deletion-dialog.tsx';
import { useFailureText } from '#src/ui/staff/failure-text.client.ts';
import { useRecord } from '#src/api/staff-records.client.ts';
import { staffPlanMessages, staffPlanReasons } from './messages.ts';
import type { StaffPlanRow } from './schema.ts';
import { plans } from './staff-plans.client.ts';

/** Asks before a plan goes for good; while members follow it, says so instead. @param plan null: none is to go */
export function PlanDeletion({ plan, onClose }: { plan: StaffPlanRow | null; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const failureText = useFailureText();
  const followers = useRecord(plan?.id, plans.readOne)?.followers ?? 0;
  const followedBy = (count: number) => i18n._(staffPlanReasons.followed.id, { count });
  return (
    <DeletionDialog
      item={plan}
      onClose={onClose}
      isImpossible={followers > 0}
      title={<Trans>Delete Fitness Plan</Trans>}
      busyLabel={t`Deleting...`}
      remove={({ id }) => plans.remove(id)}
      deleted={t`The fitness plan is deleted.`}
      failed={(refusal) =>
        refusal.followers === undefined
          ? failureText(staffPlanMessages.deleteFailed, refusal)
          : `${i18n._(staffPlanMessages.deleteFailed)}. ${followedBy(refusal.followers)}`
      }
    >
      {({ title }) => (
        <>
          <p className="font-semibold wrap-anywhere">{inLanguage(title, language)}</p>
          <p>
            {followers > 0 ? (
              followedBy(followers)
            ) : (
              <Trans>Are you sure you want to delete this fitness plan? This action cannot be undone.</Trans>
            )}
          </p>
        </>
      )}
    </DeletionDialog>
  );
}
