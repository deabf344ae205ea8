import { languageOf, languages, pathIn, withoutLanguage, type Language } from '#src/lib/language.ts';
import { cacheNames } from '#src/session/device/caches.ts';
import { languageChosen } from './chosen-language.ts';

declare const self: ServiceWorkerGlobalScope;

/** Where it stands in its cache. */
const key = '/language';

/** The language that was chosen last on this device; null where none was. */
export async function chosenLanguage(): Promise<Language | null> {
  const kept = await (await caches.match(key, { cacheName: cacheNames.language }))?.text();
  return languages.find((language) => language === kept) ?? null;
}

/** Whoever goes from a page to the same one in the other language has chosen that one. */
export function followLanguage(): void {
  self.addEventListener('fetch', (event) => {
    const { mode, url, referrer } = event.request;
    const language = mode === 'navigate' ? languageChosen(url, referrer) : null;
    if (language === null) return;
    const keep = async () => (await caches.open(cacheNames.language)).put(key, new Response(language));
    event.waitUntil(keep().catch(() => undefined));
  });
}

/** Whether an address is one at which the manifests start the product, in the language in which it was installed. */
export const isStart = ({ searchParams }: URL): boolean => searchParams.has('start');

/** Leads to the language that is used now; null where it is that one. */
export async function toChosenLanguage({ pathname, origin }: URL): Promise<Response | null> {
  const language = await chosenLanguage();
  if (language === null || language === languageOf(pathname)) return null;
  return Response.redirect(origin + pathIn(language, withoutLanguage(pathname)));
}
