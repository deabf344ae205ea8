import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { languageOf, pathIn, withoutLanguage } from '#src/lib/language.ts';
import { MenuIcon, MoonIcon, SunIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { BrandMark, Tibeb } from '#src/ui/ornament.tsx';
import { AccountCorner } from './account-corner.tsx';
import { menuId, MobileMenu } from './mobile-menu.tsx';
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
          <Name />
        </Link>
        <nav aria-label={t`Main`} className="hidden md:flex">
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to} className="nav-link">
              {label}
            </NavLink>
          ))}
        </nav>
        <LanguageSwitch />
        <ThemeToggle />
        <AccountCorner />
        <button type="button" popoverTarget={menuId} className="icon-button md:hidden" aria-label={t`Menu`}>
          <MenuIcon />
        </button>
      </div>
      <Tibeb />
      <MobileMenu />
    </header>
  );
}

function Name() {
  const { t } = useLingui();
  return <span>{t`Birtu`}</span>;
}

/** Leads to the same page in the other language. A whole new document, since every word of it changes. */
function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const other = languageOf(pathname) === 'en' ? 'am' : 'en';
  return (
    <a
      href={pathIn(other, withoutLanguage(pathname)) + search}
      hrefLang={other}
      lang={other}
      suppressHydrationWarning
      className="nav-link"
    >
      {other === 'am' ? 'አማርኛ' : 'English'}
    </a>
  );
}

/** The boot script handles it, before the application is there. */
function ThemeToggle() {
  const { t } = useLingui();
  return (
    <button
      type="button"
      data-theme-toggle=""
      suppressHydrationWarning
      className="icon-button theme-toggle"
      aria-label={t`Dark theme`}
    >
      <SunIcon className="when-dark" />
      <MoonIcon className="when-light" />
    </button>
  );
}
