import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until the application has taken it over. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('birtu:ready', () => document.documentElement.setAttribute('data-ready', '')),
  );
  await page.goto(address);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}
