import { useLingui } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { useCarriedFocus } from './carried-focus.client.ts';
import { LoadingWords, useMember } from './guard.tsx';

/** As it stands, or a text to translate. */
type Words = string | { readonly id: string };

interface PageProps {
  /** Missing where only the answer tells it. */
  readonly title?: Words;
  readonly className: string;
  /** The page above it, which is the profile else; null where the bar itself leads to this one. */
  readonly above?: { readonly to: string; readonly title: Words } | null;
  /** What the lead speaks of is not there, or done already. */
  readonly isLeadOver?: boolean;
  /** Missing while it is on its way. */
  readonly children?: ReactNode;
}

/** What one can do or see there: below the heading, or for the browser alone. */
type Said =
  | { readonly lead: Words; readonly description?: undefined }
  | { readonly description: Words; readonly lead?: undefined };

const profile = { to: '/profile', title: /*i18n*/ { id: 'My Profile' } };

/**
 * A page of the member's own: the way back, what it is called, and what it shows. Where all but the
 * last is the same for everybody, it is there before the application is: its largest text, so that nothing that comes
 * later counts as what the page was waited for (e2e/member-budgets.test.ts).
 *
 * @example
 * const head = { title: { id: 'All activities' }, lead: { id: '…' }, className: 'py-8' };
 * export const HydrateFallback = () => <MemberPage {...head} />;
 */
export function MemberPage({
  title,
  lead,
  description,
  className,
  above = profile,
  isLeadOver,
  children,
}: PageProps & Said) {
  const { i18n } = useLingui();
  const root = useRef<HTMLElement>(null);
  useCarriedFocus(root);
  const said = (words: Words) => (typeof words === 'string' ? words : i18n._(words.id));
  return (
    <main ref={root} className={`page ${className}`}>
      {title !== undefined && <PageHead title={said(title)} description={said(lead ?? description)} />}
      {above && (
        <Link to={above.to} className="no-print mb-2 inline-flex min-h-11 items-center">
          ← {said(above.title)}
        </Link>
      )}
      {title === undefined ? (
        <div className="loading-title text-head" />
      ) : (
        <h1 className="text-head">{said(title)}</h1>
      )}
      {lead !== undefined && !isLeadOver && <p className="mt-2 text-large text-soft">{said(lead)}</p>}
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
