import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/button.tsx';
import type { Delivery } from './use-workout.client.ts';

/** Where what was done is. */
export function DeliveryNote({ delivery, isFinishing }: { delivery: Delivery; isFinishing: boolean }) {
  return (
    <p role="status" className="text-small text-soft">
      {delivery === 'saved' && <Trans>✓ Saved</Trans>}
      {delivery === 'sending' && <Trans>Saving…</Trans>}
      {delivery === 'refused' && <Trans>Kept on this device</Trans>}
      {delivery === 'waiting' && (
        <strong className="font-semibold text-ink">
          {isFinishing ? (
            <Trans>
              No connection. Your finished workout is kept on this device and sent as soon as there is one.
            </Trans>
          ) : (
            <Trans>No connection. Your sets are kept on this device and sent as soon as there is one.</Trans>
          )}
        </strong>
      )}
    </p>
  );
}

/** Why something was not taken; what is kept is tried again with the next change, and when that is asked for. */
export function Refusal({
  isKept,
  onRetry,
  children,
}: {
  isKept: boolean;
  onRetry: () => void;
  children: string;
}) {
  return (
    <div role="alert" className="grid justify-items-start gap-2 rounded-card bg-red-tint px-4 py-3 text-red">
      <p>{children}</p>
      {isKept && (
        <>
          <p>
            <Trans>
              Nothing is lost: your sets are kept on this device. You can go on; they are sent again with your
              next set.
            </Trans>
          </p>
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
    </div>
  );
}
