import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/ui/link.tsx';

interface PagesProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** The address of a page. */
  readonly to: (page: number) => string;
}

/** Numbered pages, where there is more than one. */
export function Pages({ page, pages, to }: PagesProps) {
  const { t } = useLingui();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap items-center gap-2">
      {page > 1 && (
        <Link to={to(page - 1)} className="button">
          <Trans>Previous</Trans>
        </Link>
      )}
      {Array.from({ length: pages }, (_, i) => i + 1).map((number) => (
        <Link
          key={number}
          to={to(number)}
          aria-label={t`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          className="button min-w-11 px-3 aria-[current]:border-green aria-[current]:bg-green aria-[current]:text-on-green"
        >
          {number}
        </Link>
      ))}
      {page < pages && (
        <Link to={to(page + 1)} className="button">
          <Trans>Next</Trans>
        </Link>
      )}
    </nav>
  );
}
