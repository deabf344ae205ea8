import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useHasApplication } from './has-application.client.ts';
import { useShare } from './share.client.ts';

interface TakeAlongProps {
  readonly title: string;
  /** What is shared. */
  readonly label: ReactNode;
  /** Sent in place of the page's address, which then need not hold all that it shows. */
  readonly text?: string;
  /** What is said once it is copied, where the device cannot share. */
  readonly copied: ReactNode;
  /** What is said until then. */
  readonly status?: ReactNode;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** What a page shows can be given to somebody, or printed, once the application is there. */
export function TakeAlong({ title, label, text, copied, status, children }: TakeAlongProps) {
  const hasApplication = useHasApplication();
  // What is refused, or thought better of, costs nothing: the page stands there all the same.
  const { sharing, share } = useShare();
  return (
    // Nothing below it moves when the buttons come.
    <div className={`no-print flex flex-wrap items-center gap-3 ${hasApplication ? '' : 'invisible'}`}>
      <Button
        onClick={() => void share({ title, ...(text === undefined ? { url: location.href } : { text }) })}
      >
        {label}
      </Button>
      <Button onClick={() => print()}>
        <Trans>Print</Trans>
      </Button>
      {children}
      <p role="status" className="text-soft">
        {sharing === 'copied' ? copied : status}
      </p>
    </div>
  );
}
