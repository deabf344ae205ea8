import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languageOf } from '#src/lib/language.ts';
import { loadCatalogue } from '#src/words/catalogues.client.ts';

/** Milliseconds in which a page that has come alive fetches what it shows, and is read. */
const reading = 3_000;

/** What makes pages open without a connection costs nothing before, and with Save-Data not before the first touch. */
function registerLater(): void {
  const register = () => void import('./service-worker/registration.client.ts').catch(() => undefined);
  // It is here already.
  if (navigator.serviceWorker?.controller) return register();
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) addEventListener('pointerdown', register, { once: true });
  else setTimeout(register, reading);
}
addEventListener('birtu:ready', registerLater, { once: true });

declare global {
  interface Window {
    /** What React Router knows of all pages when it starts. */
    readonly __reactRouterManifest: { readonly routes: Readonly<Record<string, { path?: string }>> };
  }
}

/**
 * A browser keeps to one language from document to document. Paths of the other would double what the router ranks before
 * a page comes alive.
 */
function keepToLanguage(): void {
  const start = languageOf(location.pathname) === 'en' ? '' : '$1$2';
  for (const route of Object.values(window.__reactRouterManifest.routes))
    if (route.path !== undefined) route.path = route.path.replace(/^(\w+)\?(\/|$)/, start);
}

keepToLanguage();
await loadCatalogue(languageOf(location.pathname), 'shell');
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
