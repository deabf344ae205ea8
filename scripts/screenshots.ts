/**
 * Pictures of the running product. `npm run screenshots` makes those of the README; with `--all FOLDER`, every screen at
 * both widths, in both themes and languages, for looking through.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { startProduct } from '#test/product.ts';
import { findBrowser } from './browser.mjs';
import { say } from './prepare.mjs';

const screens = {
  home: '/',
  plans: '/services/fitness-and-nutrition-plans',
  'nutrition-plans': '/services/fitness-and-nutrition-plans?tab=nutrition',
  'fitness-plan': '/services/fitness-plans/weight-loss-foundation',
  'rest-day': '/services/fitness-plans/weight-gain-strength?day=7',
  'nutrition-plan': '/nutrition-plans/fasting-table',
  bmi: '/bmi?height=170&weight=65&unit=metric',
  about: '/about',
  services: '/services',
  contact: '/contact',
  login: '/login',
  register: '/register',
  'reset-password': '/reset-password',
  'reset-password-otp': '/reset-password-otp',
  'verify-reset-otp': '/verify-reset-otp?email=almaz%40example.et',
  'set-new-password': '/set-new-password',
  'not-found': '/no-such-page',
} as const;
const memberScreens = { profile: '/profile', activities: '/profile/activities' } as const;

const widths = { phone: 375, desk: 1280 } as const;
const themes = ['light', 'dark'] as const;
const languages = ['en', 'am'] as const;

interface Shot {
  readonly name: string;
  readonly path: string;
  readonly width: keyof typeof widths;
  readonly theme: (typeof themes)[number];
  readonly language: (typeof languages)[number];
  readonly whole: boolean;
}

const all = process.argv.indexOf('--all');
const only = process.argv.includes('--only')
  ? process.argv[process.argv.indexOf('--only') + 1]!.split(',')
  : null;
const folder = all >= 0 ? process.argv[all + 1]! : 'docs/screenshots';

const everything = (names: Readonly<Record<string, string>>): Shot[] =>
  Object.entries(names)
    .filter(([name]) => !only || only.includes(name))
    .flatMap(([name, path]) =>
      (Object.keys(widths) as (keyof typeof widths)[]).flatMap((width) =>
        themes.flatMap((theme) =>
          languages.map((language) => ({ name, path, width, theme, language, whole: true })),
        ),
      ),
    );

const forReadme = { width: 'phone', theme: 'light', language: 'en', whole: false } as const;
const readme: Shot[] = [
  { name: 'home', path: screens.home, ...forReadme },
  { name: 'plans', path: screens.plans, ...forReadme, language: 'am' },
  { name: 'fitness-plan', path: screens['fitness-plan'], ...forReadme },
  { name: 'nutrition-plan', path: screens['nutrition-plan'], ...forReadme, theme: 'dark' },
];
const readmeMember: Shot[] = [{ name: 'profile', path: memberScreens.profile, ...forReadme, width: 'desk' }];

async function take(context: BrowserContext, origin: string, shot: Shot) {
  const page = await context.newPage();
  await page.setViewportSize({ width: widths[shot.width], height: shot.width === 'phone' ? 812 : 900 });
  const path = shot.language === 'en' ? shot.path : `/am${shot.path === '/' ? '' : shot.path}`;
  await page.addInitScript((theme) => localStorage.setItem('birtu-theme', theme), shot.theme);
  await page.goto(origin + path);
  await page.waitForLoadState('networkidle');
  // Pictures further down load as one scrolls.
  if (shot.whole) {
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
      scrollTo(0, 0);
    });
    await page.waitForLoadState('networkidle');
  }
  const file =
    all >= 0 ? `${shot.name}-${shot.width}-${shot.theme}-${shot.language}.png` : `${shot.name}.png`;
  await page.screenshot({ path: join(folder, file), fullPage: shot.whole });
  await page.close();
}

async function member(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({ timezoneId: 'Africa/Addis_Ababa' });
  const response = await fetch(`${origin}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'almaz@example.et',
      password: 'Steadfast-1',
      data: { full_name: 'Almaz Ayana' },
    }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  await fetch(`${origin}/api/profile`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ height: 166, weight: 52, bmi: 18.9 }),
  });
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  for (const [back, name, duration] of [
    [1, 'Day 1: legs and core', 30],
    [2, 'Morning run', 40],
    [5, 'Day 2', 38],
  ] as const)
    await fetch(`${origin}/api/activities`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ date: day(back), type: 'Workout', details: { name, duration } }),
    });
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.locator('input[type=email]').fill('almaz@example.et');
  await page.locator('input[type=password]').fill('Steadfast-1');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.includes('login'));
  await page.close();
  return context;
}

const dataDir = mkdtempSync(join(tmpdir(), 'birtu-pictures-'));
mkdirSync(folder, { recursive: true });
const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
const executablePath = await findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  const visitor = await browser.newContext({ timezoneId: 'Africa/Addis_Ababa' });
  for (const shot of all >= 0 ? everything(screens) : readme) await take(visitor, product.url, shot);
  const shots = all >= 0 ? everything(memberScreens) : readmeMember;
  if (shots.length > 0) {
    const context = await member(browser, product.url);
    for (const shot of shots) await take(context, product.url, shot);
  }
  say(`The pictures are in ${folder}.`);
} finally {
  await browser.close();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
