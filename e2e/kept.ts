import type { Page } from '@playwright/test';
import { dailyShells } from '#src/app/service-worker/release.ts';
import { pathIn } from '#src/lib/language.ts';
import { expect } from './product.ts';

/** The paths of what is kept in caches whose name begins so. */
export const keptIn = (page: Page, prefix: string): Promise<string[]> =>
  page.evaluate(async (prefix) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
    const kept = await Promise.all(names.map(async (name) => await (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  }, prefix);

/** Until the public page that is open is kept, with the files that it starts with: they come behind its first paint. */
export async function untilPageIsKept(page: Page): Promise<void> {
  const { pathname, files } = await page.evaluate(() => ({
    pathname: location.pathname,
    files: document.getElementById('boot')!.dataset['preload']!.split(' '),
  }));
  await expect.poll(() => keptIn(page, 'birtu-pages')).toContain(pathname);
  await expect.poll(() => keptIn(page, 'birtu-assets')).toEqual(expect.arrayContaining(files));
}

/** Until the worker has what a member's pages need, and what this member's days hold. */
export async function untilKept(page: Page): Promise<void> {
  await expect.poll(() => keptIn(page, 'birtu-shells-')).toContain('/profile/assessments');
  await expect.poll(() => keptIn(page, 'birtu-member-')).toContain('/api/saved-plans');
}

/** Until all of a member's day is kept, in both languages, with what everybody reads. */
export async function untilDayIsKept(page: Page): Promise<void> {
  await untilKept(page);
  const daily = dailyShells.map((shell) => pathIn('am', shell));
  await expect.poll(() => keptIn(page, 'birtu-shells-')).toEqual(expect.arrayContaining(daily));
  const answers = ['/api/today', '/api/profile', '/api/training/session/coming'];
  await expect.poll(() => keptIn(page, 'birtu-member-')).toEqual(expect.arrayContaining(answers));
  await expect.poll(() => keptIn(page, 'birtu-answers')).toContain('/api/exercises');
}

/** The time of the token is over, as after ten minutes. */
export const ageToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('birtu-session') ?? '{}') as object;
    localStorage.setItem('birtu-session', JSON.stringify({ ...session, expires_at: 1_000_000_000 }));
  });

/** Until nothing waits on the device any more: by hand, where the page has not sent it by itself by then. */
export const untilSent = (page: Page): Promise<void> =>
  expect(async () => {
    const sending = page.getByRole('button', { name: 'Send now' }).first();
    if (await sending.isVisible()) await sending.click({ timeout: 2_000 });
    await expect(page.getByText(/kept on this device/)).toHaveCount(0, { timeout: 5_000 });
  }).toPass();
