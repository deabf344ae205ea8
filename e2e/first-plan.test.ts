import { pathIn } from '#src/lib/language.ts';
import { expect, test } from './product.ts';
import { wordsOf } from './words.ts';

const squat = { en: 'Goblet squat', am: 'ክብደት ይዞ ቁጭ ብድግ' } as const;

test.describe.configure({ mode: 'serial' });

test('three questions, an account, the plan on home, its workouts, and what was done, in Amharic', async ({
  page,
}) => {
  const language = 'am';
  const word = wordsOf(language);
  const main = page.locator('main');
  await page.goto(pathIn(language, '/plans/find'));
  await page.locator('input[name=goal][value=get-stronger]').check();
  await page.locator('input[name=days][value="3"]').check();
  await page.locator('input[name=gear][value=jerrycan]').check();
  await page.getByRole('button', { name: word('Show my plan') }).click();
  const first = page.locator('main article').first().getByRole('link');
  const title = await first.innerText();
  await main.getByRole('link', { name: word('Register'), exact: true }).click();
  await expect(page).toHaveURL(pathIn(language, '/register'));
  await page.getByLabel(word('Full Name')).fill('Hirut Abebe');
  await page.getByLabel(word('Email')).fill(`hirut-found-${language}-${process.pid}@birtu.test`);
  await page.getByLabel(word('Password'), { exact: true }).fill('Berbere77');
  await page.getByLabel(word('Confirm Password')).fill('Berbere77');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(pathIn(language, '/'));
  const card = page.getByRole('region', { name: word('By your answers: your plan') });
  await expect(card.getByRole('link', { name: title })).toBeVisible();
  await card.getByRole('button', { name: word('Not now') }).click();
  await expect(page.getByRole('button', { name: word('Undo') })).toBeFocused();
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: word('Keep these answers with my account') }).click();
  await expect(card.getByRole('button', { name: word('Keep these answers with my account') })).toHaveCount(0);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(pathIn(language, '/plans/find'));
  await expect(page.locator('input[name=gear][value=jerrycan]')).toBeChecked();
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('button', { name: word('Start this plan') }).click();
  await expect(page).toHaveURL(pathIn(language, '/profile/training'));
  await page.goto(pathIn(language, '/'));
  await expect(page.getByRole('button', { name: word('Start the workout') })).toBeVisible();
  await expect(card).toHaveCount(0);

  await page.goto(pathIn(language, '/plans/find'));
  await page.getByRole('button', { name: word('Forget them') }).click();
  await expect(page.getByText(word('Your answers are forgotten.'))).toBeVisible();
  await expect(page.locator('input[name=gear][value=jerrycan]')).not.toBeChecked();

  // The first workout: both sets of squats up to the upper end of their range.
  const button = (text: string) => page.getByRole('button', { name: text, exact: true });
  const filled = (english: string, number: number) =>
    word(english).replace('{number}', String(number)).replace('{name}', squat[language]);
  const [reps, load] = [word('Repetitions'), word('Weight (kg)')].map((name) =>
    page.getByLabel(name, { exact: true }),
  );
  const begin = async () => {
    await page.goto(pathIn(language, '/profile/training'));
    await button(word('Start the workout')).click();
    await page.locator('summary').filter({ hasText: / \d+ / }).last().click();
    await button(filled('Go there: set {number} of {name}', 2)).click();
    await expect(page.getByText(/^8–10 /).first()).toBeVisible();
  };
  const finish = async () => {
    await expect(page.getByText(word('✓ Saved'))).toBeVisible();
    await button(word('Finish now')).click();
    await button(word('Finish the workout')).click();
    await expect(page.getByRole('heading', { name: word('Well done') })).toBeFocused();
  };
  await begin();
  await button(word('Add a weight')).click();
  await load!.fill('20');
  await reps!.fill('10');
  await button(word('Done')).click();
  await button(word('Go on')).click();
  await reps!.fill('10');
  await button(word('Done')).click();
  await finish();

  // A friend gets the plan, and nothing of who sends it.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(word('Do it with a friend')).click();
  await expect(
    page.getByText(word('The invitation is copied: paste it where you write to each other.')),
  ).toBeVisible();
  const invitation = await page.evaluate(() => navigator.clipboard.readText());
  const [said, address] = invitation.split('\n');
  expect(said).toBe(
    word('I train with “{name}” on Birtu. Do it with me: a workout can be tried without an account.').replace(
      '{name}',
      title,
    ),
  );
  const opened = await page.request.get(address!);
  expect(opened.status()).toBe(200);
  expect(await opened.text()).toContain(title);

  // The other days of the week are passed over; the second week offers the next weight.
  await page.evaluate(async () => {
    const { access_token: token } = JSON.parse(localStorage.getItem('birtu-session')!) as {
      access_token: string;
    };
    const headers = { authorization: `Bearer ${token}` };
    const training = (await (await fetch('/api/training', { headers })).json()) as {
      plans: { id: string }[];
    };
    for (const day of [2, 3, 4, 5, 6, 7])
      await fetch(`/api/training/plans/${training.plans[0]!.id}/weeks/1/days/${day}`, {
        method: 'PUT',
        headers,
      });
  });
  await begin();
  await expect(
    page.getByText(word('All sets reached {amount}: {load} more.').split('{amount}')[0]!).first(),
  ).toBeVisible();
  await expect(reps!).toHaveValue('8');
  await expect(load!).toHaveValue('21');
  await button(word('Done')).click();
  await finish();

  // What was done is opened, corrected, and done once more.
  await page.getByRole('link', { name: word('What you did') }).click();
  await button(filled('Correct: set {number} of {name}', 2)).click();
  const correction = page.getByRole('dialog', { name: filled('Correct set {number}', 2) });
  await correction.getByLabel(word('Repetitions'), { exact: true }).fill('9');
  await correction.getByRole('button', { name: word('Save'), exact: true }).click();
  const squats = page.getByRole('region', { name: squat[language] });
  await expect(squats.getByText(/(^| )9 \D+ 21 /).first()).toBeVisible();
  await squats.getByRole('link', { name: squat[language] }).click();
  await expect(page.getByRole('region', { name: word('Your records') })).toContainText(/ · 21 /);
  await page.goBack();
  await button(word('Do it once more')).click();
  await expect(page).toHaveURL(pathIn(language, '/profile/training/session'));
  await expect(button(word('Drop this workout'))).toBeVisible();
});
