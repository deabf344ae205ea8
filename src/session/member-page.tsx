import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { LoadingWords, useMember } from './guard.tsx';

/** As it stands, or a text to translate. */
type Words = string | { readonly id: string };

interface PageProps {
  /** Missing where only the answer tells it. */
  readonly title?: Words;
  readonly className: string;
  /** What it was to show is not there, and is not spoken of. */
  readonly isMissing?: boolean;
  /** Missing while it is on its way. */
  readonly children?: ReactNode;
}

/** What one can do or see there: below the heading, or for the browser alone. */
type Said =
  | { readonly lead: Words; readonly description?: undefined }
  | { readonly description: Words; readonly lead?: undefined };

/**
 * A page of the member's own, below the profile: the way back, what it is called, and what it shows. Where all but the
 * last is the same for everybody, it is there before the application is: its largest text, so that nothing that comes
 * later counts as what the page was waited for (e2e/member-budgets.test.ts).
 *
 * @example
 * const head = { title: { id: 'All activities' }, lead: { id: '…' }, className: 'py-8' };
 * export const HydrateFallback = () => <MemberPage {...head} />;
 */
export function MemberPage({ title, lead, description, className, isMissing, children }: PageProps & Said) {
  const { i18n } = useLingui();
  const said = (words: Words) => (typeof words === 'string' ? words : i18n._(words.id));
  return (
    <main className={`page ${className}`}>
      {title !== undefined && <PageHead title={said(title)} description={said(lead ?? description)} />}
      <Link to="/profile" className="no-print inline-flex min-h-11 items-center">
        <Trans>Back to your profile</Trans>
      </Link>
      {title === undefined ? (
        <div className="loading-title mt-2 text-head" />
      ) : (
        <h1 className="mt-2 text-head">{said(title)}</h1>
      )}
      {lead !== undefined && !isMissing && <p className="mt-2 text-large text-soft">{said(lead)}</p>}
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
