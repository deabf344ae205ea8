import type { Page } from '@playwright/test';
import { expect } from './product.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What this device keeps of a visitor's workout; null where it keeps none. */
export const triedHere = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('birtu-tried'));

/** From the first set of a day on: one is done, and that is enough for today. */
export async function finishDay(page: Page): Promise<void> {
  await button(page, 'Done').click();
  await button(page, 'Finish now').click();
  await page.getByLabel('Minutes').fill('20');
  await button(page, 'Finish the workout').click();
  await expect(page.getByRole('heading', { name: 'Well done' })).toBeFocused();
}

/** What the member who is logged in has trained, by the API's word. */
export const trained = (page: Page) =>
  page.evaluate(async () => {
    const { access_token: token } = JSON.parse(localStorage.getItem('birtu-session')!) as {
      access_token: string;
    };
    const read = async (path: string) =>
      (await (
        await fetch(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })
      ).json()) as object;
    const [{ plans }, { items }] = (await Promise.all([read('/training'), read('/training/workouts')])) as [
      { plans: { done: { week: number; day: number }[]; next: { week: number; day: number } | null }[] },
      { items: { minutes: number }[] },
    ];
    return {
      plans: plans.map(({ done, next }) => ({ done: done.map(({ week, day }) => [week, day]), next })),
      minutes: items.map(({ minutes }) => minutes),
    };
  });
