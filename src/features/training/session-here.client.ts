import { languageOf, pathIn } from '#src/lib/language.ts';
import { shellsPrefix } from '#src/session/device/caches.ts';

/** Whether the page on which a workout is gone through opens without a connection; where it is open it does. */
export async function isPageHere(): Promise<boolean> {
  const address = pathIn(languageOf(location.pathname), '/profile/training/session');
  if (location.pathname === address) return true;
  for (const name of await caches.keys())
    if (name.startsWith(shellsPrefix) && (await caches.match(address, { cacheName: name }))) return true;
  return false;
}
