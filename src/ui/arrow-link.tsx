import type { ReactNode } from 'react';
import { ArrowIcon } from './icons.tsx';
import { Link } from './link.tsx';

/** A link that leads on from a section, standing by itself. */
export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="arrow-link">
      {children}
      <ArrowIcon />
    </Link>
  );
}
