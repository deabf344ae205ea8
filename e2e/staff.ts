import { expect, type Locator, type Page } from '@playwright/test';
import { execute } from '#test/database-server.ts';
import { withSecondStep } from '#test/second-step.ts';
import type { Role } from '#src/lib/roles.ts';
import { databases } from './product.ts';

/** The next POST to an address is done, and its answer is lost. @param address as `page.route` has it */
export async function loseAnswer(page: Page, address: string): Promise<void> {
  let isLost = false;
  await page.route(address, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

/** Unfolds how a list is narrowed down and sorted, which a phone folds away. */
export async function openFilters(page: Page, name = 'Filters'): Promise<void> {
  const fold = page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .and(page.locator('[aria-expanded]'));
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}

/**
 * Moves the first of a sortable list behind the second by keyboard.
 *
 * @param towards where the second stands
 */
export async function moveOn(
  form: Locator,
  name: string,
  total: number,
  towards: 'ArrowDown' | 'ArrowRight' = 'ArrowDown',
) {
  const told = [
    `${name}: place 1 of ${total}.`,
    `${name}: place 2 of ${total}.`,
    `${name} is put at place 2 of ${total}.`,
  ];
  const handle = form.getByRole('button', { name: `Move: ${name}`, exact: true });
  for (const [index, key] of ['Space', towards, 'Space'].entries()) {
    const said = form.getByText(told[index]!);
    // A key that comes before the places were measured moves nothing: it is pressed again, as a person does.
    await expect(async () => {
      if ((await said.count()) === 0) await handle.press(key);
      await expect(said).toBeAttached({ timeout: 5_000 });
    }).toPass();
  }
}

let people = 0;

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user: { readonly id: string };
}

/**
 * Registers somebody with a role and signs the page's browser in, without opening a page of the product yet.
 *
 * @returns who it is, and how to call the API as them
 */
export async function signInAs(page: Page, role: Role, name = 'Hana Girma', hasSecondStep?: boolean) {
  await page.goto('/robots.txt');
  const { session, ...person } = await registerAs(page, role, name, hasSecondStep);
  await page.evaluate((text) => localStorage.setItem('birtu-session', text), JSON.stringify(session));
  return person;
}

/**
 * Somebody else with a role, who works elsewhere at the same time. Staff have shown a second step.
 *
 * @param page one of the product
 */
export async function registerAs(
  page: Page,
  role: Role,
  name = 'Dawit Bekele',
  hasSecondStep = role !== 'user',
) {
  people += 1;
  const email = `${role.replaceAll('_', '.')}${people}-${process.pid}@birtu.test`;
  const password = 'Injera-Wot-12';
  const answer = await page.request.post('/auth/v1/signup', {
    data: { email, password, data: { full_name: name } },
  });
  let session = (await answer.json()) as Session;
  const database = databases.get(new URL(page.url()).origin);
  if (!database) throw new Error('this product was not started by e2e/product.ts');
  const { id } = session.user;
  await execute(database, `update user_profiles set role = '${role}' where id = '${id}'`);
  if (hasSecondStep) {
    await execute(database, withSecondStep(id));
    const renewed = await page.request.post('/auth/v1/token?grant_type=refresh_token', {
      data: { refresh_token: session.refresh_token },
    });
    session = (await renewed.json()) as Session;
  }
  const headers = { authorization: `Bearer ${session.access_token}` };
  return {
    session,
    id,
    name,
    email,
    password,
    /** As another device would. */
    endSessions: () => page.request.post('/auth/v1/logout?scope=global', { headers }),
    /** @param path below `/api` */
    call: (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, data?: object) =>
      page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) }),
  };
}
