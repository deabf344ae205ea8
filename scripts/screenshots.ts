/**
 * Pictures of the running product: `npm run screenshots` makes those of the README and of the manifests. With
 * `--all FOLDER`, every screen in every state at four widths, in both themes and languages, on sheets for looking through;
 * words behind it choose some, as in `--all /tmp/sheets "staff, full"`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { signInAsNewMember } from '../e2e/member.ts';
import { addDays, today } from '#src/lib/day.ts';
import { languages, pathIn, type Language } from '#src/lib/language.ts';
import { findBrowser } from './browser.mjs';
import { run, say } from './prepare.mjs';
import { withProductAndBrowser } from './product-browser.ts';

const sizes = { phone: { width: 375, height: 812 }, desk: { width: 1280, height: 900 } } as const;

interface Shot {
  /** Of the file, without its ending. */
  readonly name: string;
  /** Without language. */
  readonly path: string;
  readonly size: keyof typeof sizes;
  readonly theme: 'light' | 'dark';
  readonly language: Language;
}

const folder = 'docs/screenshots';

async function makeSheets([into = 'test-results/sheets', chosen]: readonly string[]): Promise<never> {
  const browser = await findBrowser();
  const { code } = await run(
    'playwright',
    ['test', '--config', 'e2e/contact-sheets.config.ts', ...(chosen ? ['--grep', chosen] : [])],
    { env: { SHEETS_FOLDER: into, ...(browser && { CHROMIUM: browser }) } },
  );
  say(`The sheets are in ${into}.`);
  process.exit(code);
}

const [option, ...rest] = process.argv.slice(2);
if (option === '--all') await makeSheets(rest);

const plain = { size: 'phone', theme: 'light', language: 'en' } as const;
const forVisitors: Shot[] = [
  { ...plain, name: 'home', path: '/' },
  { ...plain, name: 'fitness-plan', path: '/services/fitness-plans/weight-loss-foundation', language: 'am' },
  { ...plain, name: 'nutrition-plan', path: '/nutrition-plans/fasting-table', theme: 'dark' },
];
const forMembers: Shot[] = [{ ...plain, name: 'today', path: '/today' }];

/** What the manifest shows of the product before it is installed (public/manifest.webmanifest). */
const forInstalling: Shot[] = languages.flatMap((language) =>
  (['phone', 'desk'] as const).map((size): Shot => ({
    ...plain,
    name: `today-${size}-${language}`,
    path: '/today',
    size,
    language,
  })),
);

async function take(
  context: BrowserContext,
  { name, path, size, theme, language }: Shot,
  into = folder,
): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize(sizes[size]);
  await page.addInitScript((chosen) => localStorage.setItem('birtu-theme', chosen), theme);
  await page.goto(pathIn(language, path), { waitUntil: 'networkidle' });
  await page.screenshot({ path: join(into, `${name}.png`) });
  await page.close();
}

/** Signs a member in who has trained in this week. */
async function signIn(context: BrowserContext): Promise<void> {
  const member = await signInAsNewMember(await context.newPage(), { full_name: 'Almaz Ayana' });
  await member.keepBody({ height: 166, weight: 52, bmi: 18.9 });
  await member.call('PUT', '/saved-plans/nutrition/light-mesob', {});
  await member.call('POST', '/training/plans', { planId: 'weight-loss-foundation' });
  const workouts = [
    ['Day 1: legs and core', 30],
    ['Morning run', 40],
    ['Day 2', 38],
  ] as const;
  for (const [index, [name, duration]] of workouts.entries()) {
    const date = addDays(today(new Date(), 'Africa/Addis_Ababa'), -1 - index);
    await member.log({ date, type: 'Workout', details: { name, duration } });
  }
}

mkdirSync(folder, { recursive: true });
await withProductAndBrowser(async (browser, baseURL) => {
  const context = await browser.newContext({ baseURL, timezoneId: 'Africa/Addis_Ababa' });
  for (const shot of forVisitors) await take(context, shot);
  await signIn(context);
  for (const shot of forMembers) await take(context, shot);
  const sharp = await browser.newContext({
    baseURL,
    timezoneId: 'Africa/Addis_Ababa',
    deviceScaleFactor: 2,
    storageState: await context.storageState(),
  });
  for (const shot of forInstalling) await take(sharp, shot, 'public/install');
  say(`The pictures are in ${folder}.`);
});
