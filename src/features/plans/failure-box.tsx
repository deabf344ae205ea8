import type { ReactNode } from 'react';
import { Link } from '#src/ui/link.tsx';

/** Why a plan or a list cannot be shown, with a way on. */
export function FailureBox({ children, to, way }: { children: ReactNode; to: string; way: ReactNode }) {
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-2 rounded-card border border-red bg-red-tint p-5"
    >
      <div className="text-large font-semibold text-red">{children}</div>
      <Link to={to} className="inline-flex min-h-11 items-center font-semibold text-ink underline">
        {way}
      </Link>
    </div>
  );
}
