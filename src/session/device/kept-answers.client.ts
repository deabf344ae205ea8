import { cacheNames } from './caches.ts';

/** Whether what the API says to everybody at an address is on this device, whose worker then says it at once. */
export async function isAnswerKept(path: string): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  const how = { cacheName: cacheNames.answers, ignoreVary: true };
  return (await caches.match(path, how).catch(() => undefined)) !== undefined;
}
