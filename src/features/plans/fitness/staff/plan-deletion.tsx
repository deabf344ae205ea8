import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { ConfirmDialog } from '#src/ui/staff/confirm-dialog.tsx';
import { useFailureText } from '#src/ui/staff/failure-text.client.ts';
import { showToast } from '#src/ui/toast.tsx';
import { staffPlanMessages, staffPlanReasons } from './messages.ts';
import type { StaffPlanRow } from './schema.ts';
import { plans } from './staff-plans.client.ts';

/** Asks before a plan goes for good; while members follow it, says so instead. @param plan null: none is to go */
export function PlanDeletion({ plan, onClose }: { plan: StaffPlanRow | null; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const failureText = useFailureText();
  const [known, setKnown] = useState<{ readonly id: string; readonly followers: number }>();
  const id = plan?.id;
  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    // Nobody has to wait for it: the server refuses what cannot be deleted.
    plans
      .readOne(id)
      .then(({ followers }) => isCurrent && setKnown({ id, followers }))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [id]);
  const followers = known?.id === id ? (known?.followers ?? 0) : 0;
  const followedBy = (count: number) => i18n._(staffPlanReasons.followed.id, { count });

  async function remove(): Promise<string | null> {
    if (!plan) return null;
    const refusal = await plans.remove(plan.id);
    if (refusal)
      return refusal.followers === undefined
        ? failureText(staffPlanMessages.deleteFailed, refusal)
        : `${i18n._(staffPlanMessages.deleteFailed)}. ${followedBy(refusal.followers)}`;
    showToast('success', t`The fitness plan is deleted.`);
    void revalidate();
    return null;
  }

  return (
    <ConfirmDialog
      isOpen={plan !== null}
      onClose={onClose}
      isImpossible={followers > 0}
      title={<Trans>Delete Fitness Plan</Trans>}
      confirmLabel={<Trans>Delete</Trans>}
      busyLabel={t`Deleting...`}
      onConfirm={remove}
    >
      {plan && (
        <p className="font-semibold wrap-anywhere">{inLanguage(plan.title, i18n.locale as Language)}</p>
      )}
      <p>
        {followers > 0 ? (
          followedBy(followers)
        ) : (
          <Trans>Are you sure you want to delete this fitness plan? This action cannot be undone.</Trans>
        )}
      </p>
    </ConfirmDialog>
  );
}
