import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { useHasApplication } from '#src/ui/has-application.client.ts';

interface TakeAlongProps {
  readonly title: string;
  /** What is shared. */
  readonly label: ReactNode;
}

/** A page whose address holds all that it shows: it can be given to somebody, or printed, once the application is there. */
export function TakeAlong({ title, label }: TakeAlongProps) {
  const hasApplication = useHasApplication();
  const [isCopied, setCopied] = useState(false);
  async function share() {
    const url = location.href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else await navigator.clipboard.writeText(url).then(() => setCopied(true));
    } catch {
      // The person thought better of it, or the browser refuses: the address stands above the page all the same.
    }
  }
  // Nothing below it moves when the buttons come.
  if (!hasApplication) return <div className="no-print min-h-11" />;
  return (
    <div className="no-print flex flex-wrap items-center gap-3">
      <Button onClick={() => void share()}>{label}</Button>
      <Button onClick={() => print()}>
        <Trans>Print</Trans>
      </Button>
      <p role="status">{isCopied && <Trans>Its address is copied.</Trans>}</p>
    </div>
  );
}
