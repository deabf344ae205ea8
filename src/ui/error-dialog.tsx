import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

type ErrorDialogProps = Pick<DialogProps, 'isOpen' | 'onClose' | 'onClosed' | 'title'> & {
  message: ReactNode;
  /** What a person can pass on to whoever helps them; folded away. Never a stack, a token or a password. */
  details?: Readonly<Record<string, string | number | undefined>> | undefined;
  /** Tries again what failed: the first that is offered, in the place of closing. */
  onRetry?: (() => void) | undefined;
  /** What else can be done about it. */
  action?: ReactNode;
};

/** Says what went wrong, and how it went wrong to those who open it. */
export function ErrorDialog({ title, message, details, onRetry, action, ...dialog }: ErrorDialogProps) {
  const known = Object.entries(details ?? {}).filter(([, value]) => value !== undefined);
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      title={<span className="text-red">{title}</span>}
      actions={
        <>
          {onRetry && (
            <Button look="primary" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )}
          {action}
          {!onRetry && (
            <Button onClick={dialog.onClose}>
              <Trans>Close</Trans>
            </Button>
          )}
        </>
      }
    >
      <p>{message}</p>
      {known.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-11 content-center text-soft">
            <Trans>Technical Details</Trans>
          </summary>
          <dl
            lang="en"
            className="grid grid-cols-[auto_1fr] gap-x-4 @max-[14rem]:block gap-y-1 rounded-card bg-paper p-4 text-small"
          >
            {known.map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="whitespace-nowrap text-soft">{name}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Dialog>
  );
}
