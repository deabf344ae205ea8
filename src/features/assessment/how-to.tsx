import type { ReactNode } from 'react';

interface HowToProps {
  title: ReactNode;
  drawing?: ReactNode;
  note?: ReactNode;
  /** The steps, in the order of doing. */
  children: ReactNode;
}

/** How something is measured, step by step, out of the way until it is asked for. */
export const HowTo = ({ title, drawing, note, children }: HowToProps) => (
  <details className="how-to">
    <summary>{title}</summary>
    {drawing}
    <ol>{children}</ol>
    {note && <p>{note}</p>}
  </details>
);
