import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { withoutLanguage } from '#src/lib/language.ts';
import { PageError } from './error-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

const isBelow = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);

/** Header and footer around a page; the profile and the staff area bring their own, and have no footer. */
function SiteFrame({ children }: { children: ReactNode }) {
  const path = withoutLanguage(useLocation().pathname);
  const isStaffArea = isBelow(path, '/admin');
  const isPublic = !isStaffArea && !isBelow(path, '/profile') && !isBelow(path, '/today');
  return (
    <>
      <a href={isStaffArea ? '#screen' : '#content'} className="skip-link button button-primary">
        <Trans>Skip to content</Trans>
      </a>
      {isPublic && <Header />}
      <div id="content" tabIndex={-1} className={isPublic ? 'content content-below-header' : 'content'}>
        {children}
      </div>
      {isPublic && <Footer />}
    </>
  );
}

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/** A page that fails leaves the way to every other page standing. */
export function ErrorBoundary() {
  return (
    <SiteFrame>
      <PageError />
    </SiteFrame>
  );
}
