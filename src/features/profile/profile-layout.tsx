import { Trans, useLingui } from '@lingui/react/macro';
import { Outlet } from 'react-router';
import { signOut } from '#src/features/auth/session.tsx';
import { LanguageSwitch } from '#src/ui/language-switch.tsx';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import { BrandMark } from '#src/ui/ornament.tsx';
import { ThemeToggle } from '#src/ui/theme-toggle.tsx';

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
          <ThemeToggle />
          <LogoutButton />
        </div>
      </header>
      <Outlet />
    </>
  );
}

function LogoutButton() {
  const home = useLocalPath()('/');
  // A new document, so that nothing of the member stays in this one's memory.
  const leave = async () => {
    await signOut();
    location.assign(home);
  };
  return (
    <button type="button" className="nav-link -me-3 cursor-pointer" onClick={() => void leave()}>
      <Trans>Logout</Trans>
    </button>
  );
}
