import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
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
import { languageOf, languages, pathIn, withoutLanguage } from '#src/lib/language.ts';
import { tibebVariables } from '#src/ui/ornament.tsx';
import { Toaster } from '#src/ui/toaster.tsx';
import { i18nFor } from './catalogues.ts';
import { serverFetch } from './server-api.ts';
import boot from 'virtual:boot';
import styles from './styles.css?url';

export { RootErrorBoundary as ErrorBoundary } from './error-page.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  return await read(apiClient(context.get(serverFetch), 'http://internal').site.$get());
}

/** What the root loads is the same on every page and stays as it is. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const language = languageOf(pathname);
  // From the layout, not the app: error pages have no app, and their kept taps must be released too.
  useEffect(() => void dispatchEvent(new Event('birtu:ready')), []);
  return (
    // The border's tiles stay as the server wrote them, so the drawing of them is not part of the script.
    <html lang={language} style={import.meta.env.SSR ? tibebVariables() : {}} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBF7F0" suppressHydrationWarning />
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? boot : '' }}
        />
        <link rel="stylesheet" href={styles} precedence="default" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Alternates pathname={pathname} />
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

/** The same page in the other languages, for search engines, which want absolute addresses. */
function Alternates({ pathname }: { pathname: string }) {
  const path = canonicalPath(withoutLanguage(pathname));
  // Without the root's data, as on a failure screen, the page is none that search engines should keep.
  const site = useRouteLoaderData<typeof loader>('root');
  if (!site) return null;
  const { publicUrl } = site;
  return (
    <>
      <link rel="canonical" href={publicUrl + pathIn(languageOf(pathname), path)} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={publicUrl + pathIn(language, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicUrl + path} />
    </>
  );
}

/** Plans stand at two addresses, of which search engines keep the longer. */
const canonicalPath = (path: string) => path.replace(/^\/(fitness|nutrition)-plans\//, '/services/$1-plans/');

export default function App() {
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  );
}
