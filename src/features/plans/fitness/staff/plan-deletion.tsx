import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#src/lib/language.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { DeletionDialog, UndoableForAWhile } from '#src/ui/staff/deletion-dialog.tsx';
import { stops, useFailureText } from '#src/ui/staff/failure-text.client.ts';
import { useRecord } from '#src/api/staff-records.client.ts';
import { staffPlanMessages, staffPlanReasons } from './messages.ts';
import { SavedBy } from '../../staff/saved-by.tsx';
import type { StaffPlanRow } from './schema.ts';
import { plans } from './staff-plans.client.ts';

/** Asks before a plan goes; while members follow it, says so instead. @param plan null: none is to go */
export function PlanDeletion({ plan, onClose }: { plan: StaffPlanRow | null; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const failureText = useFailureText();
  const stored = useRecord(plan?.id, plans.readOne);
  const { followers, savedBy } = stored ?? { followers: 0, savedBy: 0 };
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
      undo={{ bringBack: ({ id }) => plans.bringBack(id), broughtBack: t`The fitness plan is back.` }}
      failed={(refusal) =>
        refusal.followers === undefined
          ? failureText(staffPlanMessages.deleteFailed, refusal)
          : i18n._(staffPlanMessages.deleteFailed) + stops[language] + followedBy(refusal.followers)
      }
    >
      {({ title }) => (
        <>
          <p className="font-semibold wrap-anywhere">{inLanguage(title, language)}</p>
          {followers > 0 ? (
            <p>{followedBy(followers)}</p>
          ) : (
            <>
              <SavedBy members={savedBy} />
              <p>
                <Trans>Are you sure you want to delete this fitness plan?</Trans> <UndoableForAWhile />
              </p>
            </>
          )}
        </>
      )}
    </DeletionDialog>
  );
}
