import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { languageOf } from '#src/lib/language.ts';
import {
  cacheNames,
  fullName,
  queueTag,
  remindedTag,
  type WorkerMessage,
} from '#src/session/device/caches.ts';
import { answerShell, keptDocuments, shellOf } from './documents.worker.ts';
import {
  forgetOldFiles,
  forgetOldShells,
  keepAgain,
  keepDaily,
  keepFiles,
  keepMissing,
  keepPublicFiles,
  keepShells,
} from './kept-files.worker.ts';
import { followLanguage, isStart, toChosenLanguage } from './language.worker.ts';
import { noteFull } from './kept-cache.worker.ts';
import { answerMember, followForgetting, forgetMembers, isMembersRead } from './member-answers.worker.ts';
import { sendKept } from './send-kept.worker.ts';
import {
  answerFromCopy,
  answerPage,
  answerPageData,
  isDrawing,
  isPage,
  isPageData,
  isPublicRead,
  keepAhead,
  keepDrawings,
  keepRead,
} from './public.worker.ts';
import { renewAgain, showMessages } from './push.worker.ts';

declare const self: ServiceWorkerGlobalScope;

showMessages();
followLanguage();

self.addEventListener('install', (event) => {
  event.waitUntil(keepAgain().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldShells().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  // What could not be kept is tried again by the next page.
  event.waitUntil(
    hear(message)
      .catch(noteFull)
      .catch(() => undefined),
  );
});

// Not every browser has it, and the types of none know it.
self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as Event & {
    readonly tag: string;
    readonly waitUntil: (work: Promise<unknown>) => void;
  };
  if (tag === queueTag) waitUntil.call(event, sendKept());
  if (tag === remindedTag) waitUntil.call(event, renewAgain());
});

async function hear(message: WorkerMessage): Promise<void> {
  if (message.type === 'forget') return await forgetMembers();
  if (message.type === 'ahead') return await readAhead(message.pages, message.drawings);
  const url = new URL(message.page);
  if (url.origin !== location.origin) return;
  if (message.type === 'keep') {
    await renewAgain().catch(() => undefined);
    await keepShells(languageOf(url.pathname));
    return await keepDaily(languageOf(url.pathname));
  }
  await keepMissing(languageOf(url.pathname));
  await keepFiles(message.files.filter((file) => /^\/assets\/[\w-]+\.\w+$/.test(file)));
  await keepDrawings(message.files);
  await keepRead(url);
}

/** One after the other; what is not to be had now is asked for again by the next page. */
async function readAhead(pages: readonly string[], drawings: readonly string[]): Promise<void> {
  const isForgotten = followForgetting();
  // Asked for anew: perhaps there is room again.
  await caches.delete(fullName);
  await keepDrawings(drawings).catch(() => undefined);
  const [first = '/'] = pages;
  await keepPublicFiles(languageOf(first));
  for (const page of pages)
    if (!isForgotten()) await keepAhead(new URL(page, location.origin)).catch(() => undefined);
  // What was on its way when somebody left tells of them.
  if (isForgotten()) for (const name of ['pages', 'drawings'] as const) await caches.delete(cacheNames[name]);
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: cacheNames.assets }),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && shellOf(url) !== null,
  async ({ request, url, event }) => {
    event.waitUntil(forgetOldFiles(keptDocuments));
    return (isStart(url) ? await toChosenLanguage(url) : null) ?? (await answerShell(request, url));
  },
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url),
  ({ request, url, event }) => {
    event.waitUntil(forgetOldFiles(keptDocuments));
    return answerPage(request, url, (work) => event.waitUntil(work));
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPageData(url),
  ({ request, url, event }) => answerPageData(request, url, (work) => event.waitUntil(work)),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isMembersRead(request, url),
  ({ request, event }) => answerMember(request, (work) => event.waitUntil(work)),
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && (isPublicRead(request, url) || isDrawing(url)),
  ({ request, url, event }) =>
    answerFromCopy(request, isDrawing(url) ? 'drawings' : 'answers', (work) => event.waitUntil(work)),
);
