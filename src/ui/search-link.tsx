import { useLingui } from '@lingui/react/macro';
import { SearchIcon } from './icons.tsx';
import { Link } from './link.tsx';

/** The way to the search of everything, from any page. */
export function SearchLink() {
  const { t } = useLingui();
  return (
    <Link to="/search" className="icon-button" aria-label={t`Search`}>
      <SearchIcon />
    </Link>
  );
}
