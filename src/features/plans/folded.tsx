import type { ReactNode } from 'react';

/** What texts and figures of a plan rest on, folded away until it is asked for. */
export const Folded = ({ summary, children }: { summary: ReactNode; children: ReactNode }) => (
  <details className="border-y border-edge">
    <summary className="flex min-h-12 items-center font-semibold">{summary}</summary>
    <div className="grid gap-4 pb-4 text-small">{children}</div>
  </details>
);
