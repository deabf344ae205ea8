import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router';
import { apiClient, read } from '#src/api/client.ts';
import { canonicalAddress, publicPageAt } from '#src/features/site/addresses.ts';
import { wayFacts } from '#src/features/site/site-facts.ts';
import { languageOf, pathIn, withoutLanguage } from '#src/lib/language.ts';
import { BrandMark, tibebVariables } from '#src/ui/ornament.tsx';
import { StructuredData } from '#src/ui/structured-data.tsx';
import { Toaster } from '#src/ui/toaster.tsx';
import { i18nFor } from '#src/words/catalogues.client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { earlyFollow, earlyReads } from './early-reads.ts';
import { PageError } from './error-page.tsx';
import { replay } from './replay.ts';
import { Sharing } from './sharing.tsx';
import { SiteFrame } from './site-frame.tsx';
import boot from 'virtual:boot';
import early from 'virtual:early';
import day from 'virtual:early-day';
import exercises from 'virtual:early-exercises';
import month from 'virtual:early-month';
import plan from 'virtual:early-plan';
import styles from './styles.css?url';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { pathname, searchParams } = url;
  const site = await read(apiClient(context.get(serverFetch), 'http://internal').site.$get());
  const path = withoutLanguage(pathname);
  const address = publicPageAt(path, searchParams) && canonicalAddress(path, searchParams);
  // Whether the page is found its own loader knows, and `entry.server.tsx` after it.
  return { ...site, canonical: address ? pathIn(languageOf(pathname), address) : null, isFound: true };
}

/** What the root loads is the same on every page, but for the address of the first, and stays as it is. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const language = languageOf(pathname);
  // Without it, as on a failure screen, the page is none that search engines should keep.
  const site = useRouteLoaderData<typeof loader>('root');
  const reads = import.meta.env.SSR ? earlyReads(withoutLanguage(pathname)) : undefined;
  const follow = import.meta.env.SSR ? earlyFollow(withoutLanguage(pathname)) : undefined;
  // From the layout, not the app: error pages have no app, and their kept taps must be released too.
  useEffect(() => void dispatchEvent(new CustomEvent('birtu:ready', { detail: replay })), []);
  return (
    // The border's tiles stay as the server wrote them, so the drawing of them is not part of the script.
    <html lang={language} style={import.meta.env.SSR ? tibebVariables() : {}} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF7F0" suppressHydrationWarning />
        <script
          id="boot"
          suppressHydrationWarning
          data-reads={reads}
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR
              ? [boot, ...(reads ? [early] : []), ...followed(follow)].join('\n')
              : '',
          }}
        />
        <link rel="stylesheet" href={styles} precedence="default" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href={pathIn(language, '/manifest.webmanifest')} />
        {site && <Canonical {...site} />}
        {import.meta.env.SSR && site?.isFound && <Sharing {...site} pathname={pathname} search={search} />}
        <StructuredData
          facts={import.meta.env.SSR && !!site?.isFound && wayFacts(withoutLanguage(pathname), search)}
        />
        <Meta />
        <Links />
      </head>
      <body>
        <I18nProvider i18n={i18nFor(language)}>
          <StartFailure />
          {children}
        </I18nProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const followed = (follow: ReturnType<typeof earlyFollow>): readonly string[] =>
  follow ? [{ day, exercises, month, plan }[follow]] : [];

/** Hidden by the style sheet until the boot script finds that the application could not be loaded. */
function StartFailure() {
  return (
    <p className="start-failure" role="alert">
      <Trans>
        The page could not load fully. Check your connection, then tap again. What you typed is kept.
      </Trans>
    </p>
  );
}

/** What the server sent: a page that it did not find has no address of its own. */
const isSent = import.meta.env.SSR || document.querySelector('link[rel=canonical]') !== null;

/**
 * The one address of the page, for search engines and for browsers, which share it. The server knows that of the page
 * that it sent, none for what is no public page; the application's links lead to nothing but such addresses.
 */
function Canonical({ publicUrl, canonical }: { publicUrl: string; canonical: string | null }) {
  const { key, pathname, search } = useLocation();
  const [first] = useState(key);
  const address = key !== first ? pathname + search : isSent ? canonical : null;
  return address !== null && <link rel="canonical" href={publicUrl + address} />;
}

export default function App() {
  return (
    <>
      <SiteFrame>
        <Outlet />
      </SiteFrame>
      <Toaster />
    </>
  );
}

/** A page that fails leaves the way to every other page standing; without what the header says, the way home. */
export function ErrorBoundary() {
  const site = useRouteLoaderData<typeof loader>('root');
  if (!site)
    return (
      <div className="content">
        <div className="page pt-6">
          <BrandMark />
        </div>
        <PageError />
      </div>
    );
  return (
    <>
      <SiteFrame>
        <PageError />
      </SiteFrame>
      <Toaster />
    </>
  );
}
