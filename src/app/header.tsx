import { useLingui } from '@lingui/react/macro';
import { MenuIcon } from '#src/ui/icons.tsx';
import { LanguageSwitch } from '#src/ui/language-switch.tsx';
import { Link } from '#src/ui/link.tsx';
import { BrandMark, Tibeb } from '#src/ui/ornament.tsx';
import { SearchLink } from '#src/ui/search-link.tsx';
import { ThemeToggle } from '#src/ui/theme-toggle.tsx';
import { AccountCorner } from './account-corner.tsx';
import { menuId } from './mobile-menu.tsx';
import { NavLink, useMainLinks } from './navigation.tsx';

/** Fixed at the top; clear over the page until it is scrolled, then solid. */
export function Header() {
  const { t } = useLingui();
  const links = useMainLinks();
  return (
    <header className="site-header">
      <div className="page flex h-16 items-center gap-1">
        <Link to="/" className="brand mr-auto" aria-label={t`Birtu, home`}>
          <BrandMark />
          <span>{t`Birtu`}</span>
        </Link>
        <nav aria-label={t`Main`} className="hidden md:flex">
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to} className="nav-link">
              {label}
            </NavLink>
          ))}
        </nav>
        <SearchLink />
        <LanguageSwitch />
        <ThemeToggle />
        <AccountCorner />
        <button type="button" popoverTarget={menuId} className="icon-button md:hidden" aria-label={t`Menu`}>
          <MenuIcon />
        </button>
      </div>
      <Tibeb />
    </header>
  );
}
