import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { Food } from '#src/features/foods/schema.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { FoodsKnown } from './foods-known.tsx';
import { nutritionStaffMessages } from './messages.ts';
import { PlanForm } from './plan-form.tsx';
import type { StoredNutritionPlan } from './schema.ts';
import { failureText, readPlan } from './staff-plans.client.ts';

interface Loaded {
  /** Null for a new plan. */
  readonly stored: StoredNutritionPlan | null;
  readonly foods: readonly Food[];
}

interface PlanDialogProps {
  /** Null for a new plan. */
  readonly planId: string | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Makes a nutrition plan, or changes one. */
export function PlanDialog({ planId, onClose, onSaved }: PlanDialogProps) {
  const { t } = useLingui();
  const { loaded, failure } = useLoaded(planId);
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isForm
      size="xl"
      title={planId === null ? <Trans>Create New Nutrition Plan</Trans> : <Trans>Edit Nutrition Plan</Trans>}
      actions={
        <>
          {loaded && (
            <>
              <Button
                type="submit"
                form={formId}
                look="primary"
                busyLabel={isBusy ? t`Saving...` : undefined}
              >
                {planId === null ? <Trans>Create Plan</Trans> : <Trans>Save Changes</Trans>}
              </Button>
              <Button onClick={() => setPreviewed(true)}>
                <Trans>Preview</Trans>
              </Button>
            </>
          )}
          {/* On a phone the cross above says the same. */}
          <Button onClick={onClose} className={loaded ? 'max-sm:hidden' : ''}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      {failure && <ErrorBox>{failure}</ErrorBox>}
      {!loaded && !failure && (
        <output className="grid min-h-40 place-items-center text-soft">
          <Trans>Loading...</Trans>
        </output>
      )}
      {loaded && (
        <FoodsKnown foods={loaded.foods}>
          <PlanForm
            id={formId}
            stored={loaded.stored}
            isPreviewed={isPreviewed}
            onPreviewed={() => setPreviewed(false)}
            onBusy={setBusy}
            onSaved={onSaved}
          />
        </FoodsKnown>
      )}
    </Dialog>
  );
}

/** The plan, as it is now, and the food table. */
function useLoaded(planId: string | null) {
  const { i18n } = useLingui();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    const foods = read(memberApi().foods.$get()) as Promise<Food[]>;
    Promise.all([planId === null ? null : readPlan(planId), foods]).then(
      ([stored, table]) => isWanted && setLoaded({ stored, foods: table }),
      (error: unknown) => isWanted && setFailure(failureText(i18n, nutritionStaffMessages.notLoaded, error)),
    );
    return () => void (isWanted = false);
  }, [planId, i18n]);
  return { loaded, failure };
}
