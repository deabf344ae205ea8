import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { test as unruly } from './unruly.ts';

/** A browser of somebody's own: what it keeps outlasts its process. */
export interface Phone {
  /** Starts the browser, or what was closed again. */
  open(): Promise<Page>;
  /** Ends the browser with all its pages. */
  close(): Promise<void>;
  /** Without a connection, also when it is opened again. */
  setOffline(isOffline: boolean): Promise<void>;
}

export const test = unruly.extend<{ phone: Phone }>({
  phone: async ({ playwright }, provide) => {
    const profile = await mkdtemp(join(tmpdir(), 'birtu-phone-'));
    let context: BrowserContext | null = null;
    let offline = false;
    const phone: Phone = {
      async open() {
        context = await playwright.chromium.launchPersistentContext(profile, {
          serviceWorkers: 'allow',
          offline,
        });
        return context.pages()[0] ?? (await context.newPage());
      },
      async close() {
        await context?.close();
        context = null;
      },
      async setOffline(isOffline) {
        offline = isOffline;
        await context?.setOffline(isOffline);
      },
    };
    await provide(phone);
    await phone.close();
    await rm(profile, { recursive: true, force: true });
  },
});

export { expect } from '@playwright/test';
