/**
 * Pictures of the running product. `npm run screenshots` makes those of the README and of the manifests; with `--all FOLDER`, every public
 * page and a member's own at both widths, in both themes and languages, for looking through.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { signInAsNewMember } from '../e2e/member.ts';
import { publicPages, type PublicPage } from '../e2e/public-pages.ts';
import { addDays, today } from '#src/lib/day.ts';
import { languages, pathIn, type Language } from '#src/lib/language.ts';
import { say } from './prepare.mjs';
import { withProductAndBrowser } from './product-browser.ts';

const sizes = { phone: { width: 375, height: 812 }, desk: { width: 1280, height: 900 } } as const;
const themes = ['light', 'dark'] as const;

interface Shot {
  /** Of the file, without its ending. */
  readonly name: string;
  /** Without language. */
  readonly path: string;
  readonly size: keyof typeof sizes;
  readonly theme: (typeof themes)[number];
  readonly language: Language;
}

const isAll = process.argv[2] === '--all';
const folder = (isAll && process.argv[3]) || 'docs/screenshots';

/** A path in all its looks. Addresses that begin alike are told apart by their place. */
const allOf = (path: string, place: number): Shot[] =>
  (Object.keys(sizes) as (keyof typeof sizes)[]).flatMap((size) =>
    themes.flatMap((theme) =>
      languages.map((language) => {
        const page = `${String(place + 1).padStart(2, '0')}-${path.slice(1, 60).replaceAll(/\W+/g, '-')}`;
        return { name: `${page}-${size}-${theme}-${language}`, path, size, theme, language };
      }),
    ),
  );

const plain = { size: 'phone', theme: 'light', language: 'en' } as const;
const forVisitors: Shot[] = isAll
  ? Object.values<readonly PublicPage[]>(publicPages)
      .flat()
      .flatMap(({ address }, place) => allOf(address, place))
  : [
      { ...plain, name: 'home', path: '/' },
      { ...plain, name: 'plans', path: '/services/fitness-and-nutrition-plans', language: 'am' },
      { ...plain, name: 'fitness-plan', path: '/services/fitness-plans/weight-loss-foundation' },
      { ...plain, name: 'nutrition-plan', path: '/nutrition-plans/fasting-table', theme: 'dark' },
    ];
const forMembers: Shot[] = isAll
  ? ['/profile', '/profile/activities', '/profile/progress'].flatMap((path, place) => allOf(path, place))
  : [{ ...plain, name: 'profile', path: '/profile', size: 'desk' }];

/** What the manifest shows of the product before it is installed (public/manifest.webmanifest). */
const forInstalling: Shot[] = isAll
  ? []
  : languages.flatMap((language) =>
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
  if (isAll) {
    // Pictures further down load as one scrolls.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
  }
  await page.screenshot({ path: join(into, `${name}.png`), fullPage: isAll });
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
