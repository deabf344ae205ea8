import { Trans, useLingui } from '@lingui/react/macro';
import { use, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../button.tsx';
import { pagesShown } from './pages-shown.ts';
import { OldRows } from './resource-list.tsx';

interface PaginationProps {
  page: number;
  pages: number;
}

/** The address of another page of the list that stands at this one. */
function usePageAddress(): (page: number) => string {
  const [parameters] = useSearchParams();
  return (page) => {
    const next = new URLSearchParams(parameters);
    if (page === 1) next.delete('page');
    else next.set('page', String(page));
    return `?${next}`;
  };
}

/** Previous, a button for each page near and at the ends, Next. Nothing where one page holds it all. */
export function NumberedPages({ page, pages }: PaginationProps) {
  const { t, i18n } = useLingui();
  const addressOf = usePageAddress();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap items-center justify-center gap-2">
      <Step to={page > 1 ? addressOf(page - 1) : null}>
        <Trans>Previous</Trans>
      </Step>
      {pagesShown(page, pages).map((shown, index) =>
        shown === null ? (
          // oxlint-disable-next-line react/no-array-index-key -- a gap has no other name than its place
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <ButtonLink
            key={shown}
            to={addressOf(shown)}
            look={shown === page ? 'primary' : 'plain'}
            aria-current={shown === page ? 'page' : undefined}
            aria-label={t`Page ${i18n.number(shown)}`}
            className="min-w-11 justify-center"
          >
            {i18n.number(shown)}
          </ButtonLink>
        ),
      )}
      <Step to={page < pages ? addressOf(page + 1) : null}>
        <Trans>Next</Trans>
      </Step>
    </nav>
  );
}

/** Previous, 'Page X of Y', Next. */
export function PageXOfY({ page, pages }: PaginationProps) {
  const { t, i18n } = useLingui();
  const addressOf = usePageAddress();
  if (pages <= 1) return null;
  const [current, last] = [i18n.number(page), i18n.number(pages)];
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap items-center justify-center gap-4">
      <Step to={page > 1 ? addressOf(page - 1) : null}>
        <Trans>Previous</Trans>
      </Step>
      <span>
        <Trans>
          Page {current} of {last}
        </Trans>
      </span>
      <Step to={page < pages ? addressOf(page + 1) : null}>
        <Trans>Next</Trans>
      </Step>
    </nav>
  );
}

interface CursorPagesProps {
  /** `before` of the page that comes before this one; null on the first. */
  previous: string | null;
  /** `after` of the page that follows; null on the last. */
  next: string | null;
}

/** Previous and Next of a list that is paged by place (`src/lib/paging.ts`). Nothing where one page holds it all. */
export function CursorPages({ previous, next }: CursorPagesProps) {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const addressOf = (name: 'before' | 'after', place: string) => {
    const address = new URLSearchParams(parameters);
    for (const other of ['before', 'after']) address.delete(other);
    address.set(name, place);
    return `?${address}`;
  };
  if (previous === null && next === null) return null;
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap items-center justify-center gap-4">
      <Step to={previous === null ? null : addressOf('before', previous)}>
        <Trans>Previous</Trans>
      </Step>
      <Step to={next === null ? null : addressOf('after', next)}>
        <Trans>Next</Trans>
      </Step>
    </nav>
  );
}

/**
 * A way to a neighbouring page; at the end of the list it says that there is none. From rows of before it leads nowhere:
 * their place is none in the list that was asked for since.
 */
function Step({ to, children }: { to: string | null; children: ReactNode }) {
  const isOld = use(OldRows);
  if (to !== null)
    return (
      <ButtonLink
        to={to}
        aria-disabled={isOld || undefined}
        onClick={(event) => isOld && event.preventDefault()}
      >
        {children}
      </ButtonLink>
    );
  return (
    <button type="button" disabled className="button">
      {children}
    </button>
  );
}
