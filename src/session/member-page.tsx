import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { LoadingWords, useMember } from './guard.tsx';

/** As it stands, or a text to translate. */
type Words = string | { readonly id: string };

interface MemberPageProps {
  readonly title: Words;
  readonly description: Words;
  /** What is said of it first. */
  readonly lead?: Words;
  readonly className: string;
  /** Missing while it is on its way. */
  readonly children?: ReactNode;
}

/**
 * A page of the member's own, below the profile: the way back, what it is called, and what it shows. Where all but the
 * last is the same for everybody, it is there before the application is.
 *
 * @example
 * const head = { title: { id: 'All activities' }, description: { id: '…' }, className: 'py-8' };
 * export const HydrateFallback = () => <MemberPage {...head} />;
 */
export function MemberPage({ title, description, lead, className, children }: MemberPageProps) {
  const { i18n } = useLingui();
  const said = (words: Words) => (typeof words === 'string' ? words : i18n._(words.id));
  return (
    <main className={`page ${className}`}>
      <PageHead title={said(title)} description={said(description)} />
      <Link to="/profile" className="no-print inline-flex min-h-11 items-center">
        <Trans>Back to your profile</Trans>
      </Link>
      <h1 className="mt-2 text-head">{said(title)}</h1>
      {lead !== undefined && <p className="mt-2 text-large text-soft">{said(lead)}</p>}
      {children === undefined ? (
        <LoadingWords />
      ) : (
        <>
          <LeadAway />
          {children}
        </>
      )}
    </main>
  );
}

/** Leads away whom the page is not for any more. */
function LeadAway() {
  useMember();
  return null;
}
