import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';

interface FoldedProps {
  readonly summary: ReactNode;
  /** The id of what an address within the page may ask for. */
  readonly anchor?: string;
  readonly children: ReactNode;
}

/** What texts and figures of a plan rest on, folded away until it is asked for, by a tap or by the address. */
export function Folded({ summary, anchor, children }: FoldedProps) {
  const { hash, key } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  // Before the page is scrolled there; a browser opens it by itself only where it has loaded the address.
  useLayoutEffect(() => {
    if (hash === `#${anchor}`) details.current!.open = true;
  }, [hash, key, anchor]);
  return (
    <details ref={details} className="border-y border-edge">
      <summary className="flex min-h-12 items-center font-semibold">{summary}</summary>
      <div id={anchor} className="grid scroll-mt-24 gap-4 pb-4 text-small">
        {children}
      </div>
    </details>
  );
}
