import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { useMember } from './guard.tsx';

interface MemberPageProps {
  title: string;
  description: string;
  className: string;
  children: ReactNode;
}

/** A page of the member's own, below the profile: the way back, what it is called, and what it shows. */
export function MemberPage({ title, description, className, children }: MemberPageProps) {
  // Leads away whom the page is not for any more.
  useMember();
  return (
    <main className={`page ${className}`}>
      <PageHead title={title} description={description} />
      <Link to="/profile" className="inline-flex min-h-11 items-center">
        <Trans>Back to your profile</Trans>
      </Link>
      <h1 className="mt-2 text-head">{title}</h1>
      {children}
    </main>
  );
}
