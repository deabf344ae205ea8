import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM'];

/** What product a journey needs: another one costs a start, a browser and pages that are made for the first time. */
const mailing = /(account-mail|reminders|second-factor|security)\.test/;
const behindALine =
  /(day-without-a-line|error-catalogue|new-release|plan-details|plan-failures|profile-loading|progress|reset-code-failures|reset-failures|saved-plans|sessions|staff-(drafts|exercises|fitness|nutrition|pictures|users|versions)|two-devices|without-a-line)\.test/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  // Twice the cores that are counted on: each waits now and then for the server and the browser.
  workers: 4,
  fullyParallel: true,
  projects: [
    // Begun first, by few workers, so that these products start seldom; behind a line one alone would be the last by far.
    { name: 'mailing', testMatch: mailing, workers: 1 },
    { name: 'behind-a-line', testMatch: behindALine, workers: 2 },
    { name: 'plain', testIgnore: [mailing, behindALine] },
  ],
  // Generous, since machines are slow and busy: no journey is about speed.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json']],
  globalSetup: './e2e/global-setup.ts',
  use: {
    viewport: { width: 375, height: 812 },
    locale: 'en-GB',
    timezoneId: 'Africa/Addis_Ababa',
    // Where the worker is not the subject, nothing shall come from a copy, or pass by what a test holds up.
    serviceWorkers: 'block',
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Names of downloads are cut down to what the machine's language can write.
      env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8' },
      // Chromium refuses its sandbox to root; the background flags keep it from calling home.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
