import { I18nProvider } from '@lingui/react';
import { useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { languageOf, languages, pathIn, withoutLanguage } from '#src/lib/language.ts';
import { i18nFor } from './catalogues.ts';
import boot from 'virtual:boot';
import styles from './styles.css?url';

export { RootErrorBoundary as ErrorBoundary } from './error-page.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const language = languageOf(pathname);
  // From the layout, not the app: error pages have no app, and their kept taps must be released too.
  useEffect(() => void dispatchEvent(new Event('birtu:ready')), []);
  return (
    <html lang={language} suppressHydrationWarning>
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
        <Alternates pathname={pathname} />
        <Meta />
        <Links />
      </head>
      <body>
        <I18nProvider i18n={i18nFor(language)}>{children}</I18nProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The same page in the other languages, for search engines. The server makes the addresses absolute. */
function Alternates({ pathname }: { pathname: string }) {
  const path = withoutLanguage(pathname);
  return (
    <>
      <link rel="canonical" href={pathname} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={pathIn(language, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={path} />
    </>
  );
}

export default function App() {
  return <Outlet />;
}
