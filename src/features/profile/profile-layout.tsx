import { Trans, useLingui } from '@lingui/react/macro';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { signOut } from '#src/features/auth/session.tsx';
import { languageOf, pathIn, withoutLanguage } from '#src/lib/language.ts';
import { MoonIcon, SunIcon } from '#src/ui/icons.tsx';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import { BrandMark } from '#src/ui/ornament.tsx';

/** The member's own pages: a slim bar instead of the public header, and no footer. */
export default function ProfileLayout() {
  const { t } = useLingui();
  return (
    <>
      <header className="border-b border-edge bg-paper">
        <div className="page flex h-16 items-center gap-1">
          <Link to="/" className="brand mr-auto" aria-label={t`Birtu, home`}>
            <BrandMark />
            <span className="hidden sm:inline">{t`Birtu`}</span>
          </Link>
          <LanguageSwitch />
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
          <LogoutButton />
        </div>
      </header>
      <Outlet />
    </>
  );
}

/** A whole new document, since every word of it changes. */
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

function LogoutButton() {
  const navigate = useNavigate();
  const home = useLocalPath()('/');
  // Home first: whoever is signed out on a member's page is led to the login.
  const leave = async () => {
    await navigate(home);
    await signOut();
  };
  return (
    <button type="button" className="nav-link -me-3 cursor-pointer" onClick={() => void leave()}>
      <Trans>Logout</Trans>
    </button>
  );
}
