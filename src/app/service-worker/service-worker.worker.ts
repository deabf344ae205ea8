import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { languages } from '#src/lib/language.ts';
import { cacheNames, type WorkerMessage } from '#src/session/device/caches.ts';
import { answerShell, shellOf } from './documents.worker.ts';
import { forgetOldShells, keepShells, keptLanguages } from './kept-files.worker.ts';
import { answerMember, forgetWhatIsOnItsWay, isMembersRead } from './member-answers.worker.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  const keepAgain = async () => {
    for (const language of await keptLanguages()) await keepShells(language);
    await self.skipWaiting();
  };
  event.waitUntil(keepAgain());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldShells().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'forget') forgetWhatIsOnItsWay();
  const language = message.type === 'keep' && languages.find((each) => each === message.language);
  // What could not be kept is tried again by the next page.
  if (language) event.waitUntil(keepShells(language).catch(() => undefined));
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: cacheNames.assets }),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && shellOf(url) !== null,
  ({ request, url }) => answerShell(request, url),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isMembersRead(request, url),
  ({ request, event }) => answerMember(request, (work) => event.waitUntil(work)),
);
