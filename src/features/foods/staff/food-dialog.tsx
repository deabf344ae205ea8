import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { FoodForm } from './food-form.tsx';
import { staffFoodMessages } from './messages.ts';
import type { StaffFoods, StoredFood } from './schema.ts';
import { failureText, readFood } from './staff-foods.client.ts';

interface FoodDialogProps {
  readonly foodId: string;
  readonly grades: StaffFoods['grades'];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Changes a food. */
export function FoodDialog({ foodId, grades, onClose, onSaved }: FoodDialogProps) {
  const { t } = useLingui();
  const { stored, failure } = useFood(foodId);
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isForm
      size="xl"
      title={<Trans>Edit food</Trans>}
      actions={
        <>
          {stored && (
            <Button type="submit" form={formId} look="primary" busyLabel={isBusy ? t`Saving...` : undefined}>
              <Trans>Save Changes</Trans>
            </Button>
          )}
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      {failure && <ErrorBox>{failure}</ErrorBox>}
      {!stored && !failure && (
        <output className="grid min-h-40 place-items-center text-soft">
          <Trans>Loading...</Trans>
        </output>
      )}
      {stored && <FoodForm id={formId} stored={stored} grades={grades} onBusy={setBusy} onSaved={onSaved} />}
    </Dialog>
  );
}

/** The food as it is now. */
function useFood(id: string) {
  const { i18n } = useLingui();
  const [stored, setStored] = useState<StoredFood | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    readFood(id).then(
      (food) => isWanted && setStored(food),
      (error: unknown) => isWanted && setFailure(failureText(i18n, staffFoodMessages.notLoaded, error)),
    );
    return () => void (isWanted = false);
  }, [id, i18n]);
  return { stored, failure };
}
