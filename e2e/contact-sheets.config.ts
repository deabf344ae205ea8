import { defineConfig } from '@playwright/test';
import usual from '../playwright.config.ts';

/** `npm run screenshots -- --all`: every screen in every state and look, on sheets to be looked through. */
export default defineConfig({
  ...usual,
  testDir: '.',
  testMatch: 'contact-sheets.ts',
  outputDir: '../test-results/contact-sheets',
  projects: [{ name: 'sheets' }],
  globalSetup: './global-setup.ts',
  // A page of each kind and state goes through all of its screens.
  timeout: 60 * 60_000,
  workers: 2,
  reporter: 'list',
  use: { ...usual.use, actionTimeout: 15_000, navigationTimeout: 30_000 },
});
