import type { Page } from '@playwright/test';
import { today } from '#src/lib/day.ts';
import { untilDayIsKept, untilSent } from './kept.ts';
import { memberPassword, signInAsNewMember } from './member.ts';
import { expect, test } from './unruly.ts';

test.use({ serviceWorkers: 'allow' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Another device of a member's, with a session of its own. */
async function signInThere(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    data: { email, password: memberPassword },
  });
  await page.goto('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('birtu-session', text), await answer.text());
}

/** What is written on one of two devices, about the same day. */
interface Written {
  readonly weight: string;
  readonly waist: string;
  readonly activity: string;
}

async function writeADay(page: Page, { weight, waist, activity }: Written): Promise<void> {
  await page.goto('/today');
  await button(page, 'Breakfast: I ate this').click();
  await expect(page.getByText('Eaten:')).toHaveCount(1);
  await button(page, 'Weigh in').click();
  await page.getByLabel('Weight (kg)').fill(weight);
  await button(page, 'Save').click();
  const kept = page.getByText('Kept on this device: it is sent when there is a connection.').first();
  await expect(kept).toBeVisible();
  await page.goto('/profile/progress');
  await button(page, 'Add waist').click();
  await page.getByRole('dialog').getByLabel('Waist (cm)').fill(waist);
  await page.keyboard.press('Enter');
  await expect(kept).toBeVisible();
  await page.goto('/profile');
  await button(page, 'ADD ACTIVITY').click();
  await page.getByLabel('Description').fill(activity);
  await button(page, 'Save').click();
  await expect(kept).toBeVisible();
}

test('of two devices that were without a connection at once nothing is lost, and what cannot be merged is shown', async ({
  page: phone,
  browser,
  sql,
}) => {
  const { email, call } = await signInAsNewMember(phone);
  await call('PUT', '/saved-plans/nutrition/everyday-balance', {});
  const other = await browser.newContext();
  const tablet = await other.newPage();
  await signInThere(tablet, email);
  for (const page of [phone, tablet]) {
    await page.goto('/profile/progress');
    await untilDayIsKept(page);
    await page.context().setOffline(true);
  }
  await writeADay(phone, { weight: '71', waist: '80', activity: 'Carried water' });
  await writeADay(tablet, { weight: '72', waist: '82', activity: 'Fetched wood' });

  await phone.goto('/today');
  await phone.context().setOffline(false);
  await untilSent(phone);
  await tablet.goto('/today');
  await other.setOffline(false);
  await untilSent(tablet);
  const stored = async () => {
    const [found] = await sql`
      select (select json_agg(details ->> 'description' order by details ->> 'description') from activities
              where user_id = member.id) as activities,
             (select count(*)::int from diary_entries where user_id = member.id) as eaten,
             (select json_agg(figures -> 'waist' order by figures -> 'waist') from measurements
              where user_id = member.id) as waists,
             (select json_agg(json_build_array(date, weight)) from body_measurements where user_id = member.id) as weights
      from auth.users as member where email = ${email}`;
    return found;
  };
  const day = today(new Date(), 'Africa/Addis_Ababa');
  const all = { activities: ['Carried water', 'Fetched wood'], eaten: 2, waists: [80, 82] };
  await expect.poll(stored).toEqual({ ...all, weights: [[day, 71]] });

  // The day's weight is one: what the phone wrote stands, and the tablet's is shown with it.
  const refused = tablet.getByRole('region', { name: 'What waits for a connection' }).getByRole('alert');
  await expect(refused).toContainText('Weight · 72 kg');
  await expect(refused).toContainText('There it is 71 kg.');
  await tablet.reload();
  await expect(refused).toContainText('There it is 71 kg.');
  await button(tablet, 'Keep mine').click();
  await expect(refused).toBeHidden();
  await expect.poll(stored).toEqual({ ...all, weights: [[day, 72]] });

  await phone.reload();
  await expect(phone.getByRole('region', { name: 'Weight', exact: true })).toContainText('72 kg');
  await expect(phone.getByText('Eaten:').locator('..')).toHaveText(/(.+), \1$/);
  await other.close();
});
