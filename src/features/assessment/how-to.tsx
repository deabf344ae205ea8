import type { ReactNode } from 'react';

/** How something is measured, step by step, out of the way until it is asked for. */
export const HowTo = ({
  title,
  children,
  note,
}: {
  title: ReactNode;
  children: ReactNode;
  note?: ReactNode;
}) => (
  <details className="how-to">
    <summary>{title}</summary>
    <ol>{children}</ol>
    {note && <p>{note}</p>}
  </details>
);
