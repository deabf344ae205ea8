import type { Page } from '@playwright/test';
import { matchRoutes } from 'react-router';
import { pages } from '#src/app/pages.ts';
import { languages, pathIn, withoutLanguage, type Language } from '#src/lib/language.ts';
import { untilAlive, watchAlive } from './alive.ts';
import { findings, themeOf } from './axe.ts';
import { looksIn, misfits, type Look } from './fitting.ts';
import { leave, memberScreens, newIds, signInAsBusyMember } from './member-screens.ts';
import { signInAsNewMember } from './member.ts';
import { uncompressed } from './page-bytes.ts';
import { expect, test } from './product.ts';
import { publicPages, publicParts } from './public-pages.ts';
import { refused, watchRefused } from './refused.ts';
import { touched, type Screen } from './screens.ts';
import { signInAsBusyStaff, staffScreens } from './staff-screens.ts';
import { wordsOf } from './words.ts';

const plans = '/services/fitness-and-nutrition-plans';

const wideScreens: readonly Screen[] = [
  { address: '/' },
  { address: plans },
  { address: '/services/fitness-plans/weight-loss-foundation' },
  { address: '/services/nutrition-plans/fuel-for-the-long-run' },
  { address: '/bmi?unit=metric&height=170&weight=95' },
  { address: '/login' },
];

/** By what the router would choose for it. */
const pageAt = (address: string) => matchRoutes([...pages], address.replace(/\?.*/, ''))?.at(-1)?.route;

test('every page of the table of routes is among those that are looked at', () => {
  const looked = [
    ...publicParts.flatMap((part) => [...publicPages[part], ...(touched[part] ?? [])]),
    ...memberScreens(newIds()),
    ...staffScreens,
  ].map((screen) => pageAt(('opens' in screen && screen.opens) || screen.address)?.files.at(-1));
  // Under another address a page is the same; what is no page, as the feed, has nothing to look at.
  const missing = pages.filter(
    ({ files }) => files.at(-1)!.endsWith('-page.tsx') && !looked.includes(files.at(-1)),
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
});

for (const language of languages) {
  // The pages themselves are looked at where their bytes are measured.
  test(`all fits, and axe finds nothing: public pages as they are filtered and touched, ${language}`, async ({
    page,
  }) => {
    const screens = publicParts.flatMap((part): Screen[] => [
      ...publicPages[part].filter(({ measured }) => !measured),
      ...(touched[part] ?? []),
    ]);
    await expectNoFindings(page, apart(screens), language, { open: follow });
  });

  test(`all fits, and axe finds nothing: a member’s screens, ${language}`, async ({ page }) => {
    const ids = newIds();
    await signInAsBusyMember(page, ids);
    await expectNoFindings(page, memberScreens(ids), language, { open: follow });
    await test.step('the way back to an account', async () => {
      await signInAsNewMember(page);
      await expectNoFindings(page, [{ address: '/profile/data', prepare: leave }], language);
    });
  });

  test(`all fits, and axe finds nothing: the staff area, ${language}`, async ({ page }) => {
    await signInAsBusyStaff(page);
    await expectNoFindings(page, staffScreens, language, { open: follow });
  });

  test.describe('on a wide screen', () => {
    test.use({ viewport: { width: 1280, height: 800 } });
    test(`axe finds nothing: ${language}`, async ({ page }) => {
      await expectNoFindings(page, wideScreens, language, { looks: [] });
    });
  });
}

/** The same, so that what stands beside each other, views of one page among it, no longer does. */
const apart = (screens: readonly Screen[]): readonly Screen[] => {
  const half = Math.ceil(screens.length / 2);
  return screens.slice(0, half).flatMap((screen, at) => [screen, ...screens.slice(half + at, half + at + 1)]);
};

interface Manner {
  readonly looks?: readonly Look[];
  readonly open?: (page: Page, address: string) => Promise<unknown>;
}

async function expectNoFindings(
  page: Page,
  screens: readonly Screen[],
  language: Language,
  { looks = looksIn[language], open = (_, address) => page.goto(address) }: Manner = {},
) {
  test.setTimeout(300_000);
  const word = wordsOf(language);
  await watchAlive(page);
  await watchRefused(page);
  await page.addInitScript((theme) => localStorage.setItem('birtu-theme', theme), themeOf[language]);
  for (const { address, prepare, opens } of screens) {
    await open(page, pathIn(language, address));
    await prepare?.(page, word);
    const shown = prepare ? `${address} after ${prepare.name}` : address;
    if (opens) expect(pageAt(withoutLanguage(new URL(page.url()).pathname))?.path, shown).toBe(opens);
    expect.soft(await findings(page), shown).toEqual([]);
    expect.soft(await misfits(page, looks), shown).toEqual([]);
    expect.soft(await uncompressed(page), shown).toEqual([]);
    expect.soft(await refused(page), shown).toEqual([]);
  }
}

/** What the application leaves for those who look at it; a link does the same. */
interface Application {
  readonly __reactRouterDataRouter?: { navigate(address: string): Promise<void> };
}

/** As by a link of the application where it runs: neither it nor axe starts anew. To the same place, as by its address. */
async function follow(page: Page, address: string) {
  const title = await page.title();
  const isFollowed = await page.evaluate(async (address) => {
    const router = (window as Application).__reactRouterDataRouter;
    if (!router || location.pathname === new URL(address, location.href).pathname) return false;
    await router.navigate(address);
    return true;
  }, address);
  if (isFollowed) return await expect(page, address).not.toHaveTitle(title);
  await page.goto(address);
  await untilAlive(page);
}
