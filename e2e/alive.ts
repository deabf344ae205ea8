import { expect, type Page } from '@playwright/test';

/** From the next document on, pages show when the application has taken them over, which `untilAlive` waits for. */
export async function watchAlive(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('birtu:ready', () => document.documentElement.setAttribute('data-ready', '')),
  );
}

/** Waits until the application has taken over the page that is open. A quiet network does not say so. */
export const untilAlive = (page: Page): Promise<void> =>
  expect(page.locator('html[data-ready]')).toBeAttached();

/** Opens a page and waits until the application has taken it over. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await watchAlive(page);
  await page.goto(address);
  await untilAlive(page);
}
