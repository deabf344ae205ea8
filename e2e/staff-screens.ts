import type { Page } from '@playwright/test';
import { areas } from '#src/features/admin/areas.ts';
import { expect } from './product.ts';
import { openDetails, type Screen } from './screens.ts';
import { openFilters, registerAs, signInAs } from './staff.ts';
import type { Words } from './words.ts';

async function read(page: Page) {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

async function unfolded(page: Page, word: Words) {
  await read(page);
  await openFilters(page, word('Filters'));
}

async function opened(page: Page) {
  await expect(page.locator('form:has([type=submit]):not([role=search])').first()).toBeVisible();
  // A long form comes part by part.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await openDetails(page);
}

/** Presses the first of the buttons or links with such a name, and waits for what opens. */
const asked = (name: string) =>
  async function ask(page: Page, word: Words) {
    const pressed = new RegExp(`^${word(name).split(/[{(]/)[0]}`);
    await page.locator('main').getByRole('button', { name: pressed }).first().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
  };

const somebody = 'ወይዘሮ ብርቱካን ገብረመድኅን';

/** Somebody of the staff to whom members have written, and who is not alone. */
export async function signInAsBusyStaff(page: Page, name?: string) {
  const staff = await signInAs(page, 'admin_super', name);
  await registerAs(page, 'planner', somebody);
  const message = { name: 'ትርሲት', email: 'tirsit.gebremedhin.from.bahir.dar@mail.test', subject: 'ሰላም' };
  await page.request.post('/api/feedback', { data: { ...message, message: 'ጥሩ ሥራ ነው።' } });
  return staff;
}

/** In an order in which no two of one title follow each other: the title says which one is shown. */
export const staffScreens: readonly Screen[] = [
  ...areas.map(({ path }) => ({ address: path, prepare: path === '/admin/foods' ? unfolded : read })),
  {
    address: '/admin',
    prepare: async (page, word) => {
      await page.getByRole('button', { name: word('Menu'), exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { address: '/admin/fitness/weight-loss-foundation', prepare: opened },
  { address: '/admin/exercises/push-up', prepare: opened },
  { address: '/admin/nutrition/everyday-balance', prepare: opened },
  { address: '/admin/exercises/import', prepare: opened },
  { address: '/admin/foods/import', prepare: opened },
  { address: '/admin/recipes/misir-wat', prepare: opened },
  { address: '/admin/foods/shiro-wat', prepare: opened },
  { address: '/admin/content/import', prepare: opened },
  { address: '/admin/saved-replies/new', prepare: opened },
  { address: '/admin/content/sleep', prepare: opened },
  { address: '/admin/fitness/weight-loss-foundation', prepare: asked('Preview') },
  { address: '/admin/nutrition', prepare: asked('Delete: {name}') },
  {
    address: '/admin/users',
    prepare: async (page, word) => {
      await page.locator('tbody').getByRole('checkbox').first().check();
      await page.getByRole('button', { name: word('Change roles'), exact: true }).click();
      await page.locator('dialog[open] select').selectOption('admin_fitness');
      await expect(page.locator('dialog[open] li').first()).toBeVisible();
    },
  },
  {
    address: '/admin/users',
    opens: '/admin/users/:id',
    prepare: async (page, word) => {
      await page.getByRole('link', { name: somebody, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 2, name: somebody })).toBeVisible();
      await page.getByRole('link', { name: word('Suspend'), exact: true }).click();
      await expect(page.locator('dialog[open]')).toBeVisible();
    },
  },
];
