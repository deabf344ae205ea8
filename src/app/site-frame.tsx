import { Trans } from '@lingui/react/macro';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { withoutLanguage } from '#src/lib/language.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const isBelow = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);

/** Header and footer around a page; the member's own pages and the staff area bring theirs, and have no footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const path = withoutLanguage(useLocation().pathname);
  const isStaffArea = isBelow(path, '/admin');
  const isPublic = !isStaffArea && !isBelow(path, '/profile') && !isBelow(path, '/today');
  const { bar } = (useMatches().at(-1)?.handle ?? {}) as { readonly bar?: ComponentType };
  return (
    <>
      <a href={isStaffArea ? '#screen' : '#content'} className="skip-link button button-primary">
        <Trans>Skip to content</Trans>
      </a>
      {isPublic && <Header />}
      {isPublic && <MobileMenu />}
      <div id="content" tabIndex={-1} className={isPublic ? 'content content-below-header' : 'content'}>
        {bar && createElement(bar)}
        {children}
      </div>
      {isPublic && <Footer />}
    </>
  );
}
