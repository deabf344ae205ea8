import { useId, type ReactNode } from 'react';

/** One subject of somebody’s account: what it is about on one side, how it stands and what can be done on the other. */
export function UserCard({
  title,
  lead,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card user-card p-4 sm:p-6">
      <header>
        <h3 id={id} className="text-large">
          {title}
        </h3>
        {lead && <p className="mt-1 text-small text-soft">{lead}</p>}
      </header>
      <div className="grid min-w-0 grid-cols-1 content-start justify-items-start gap-4">{children}</div>
    </section>
  );
}
