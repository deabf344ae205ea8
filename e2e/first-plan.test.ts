import { pathIn } from '#src/lib/language.ts';
import { expect, test } from './product.ts';
import { wordsOf } from './words.ts';

test.describe.configure({ mode: 'serial' });

for (const language of ['en', 'am'] as const)
  test(`three questions, an account, the plan on home, its first workout (${language})`, async ({ page }) => {
    const word = wordsOf(language);
    const main = page.locator('main');
    await page.goto(pathIn(language, '/plans/find'));
    await page.locator('input[name=goal][value=get-stronger]').check();
    await page.locator('input[name=days][value="3"]').check();
    await page.locator('input[name=mind][value=back]').check();
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
    await expect(card.getByRole('button', { name: word('Keep these answers with my account') })).toHaveCount(
      0,
    );

    await page.evaluate(() => sessionStorage.clear());
    await page.goto(pathIn(language, '/plans/find'));
    await expect(page.locator('input[name=mind][value=back]')).toBeChecked();
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: word('Start this plan') }).click();
    await expect(page).toHaveURL(pathIn(language, '/profile/training'));
    await page.goto(pathIn(language, '/'));
    const goOn = word('Go on with week {week}, day {day}').replace('{week}', '1').replace('{day}', '1');
    await expect(page.getByRole('link', { name: goOn })).toBeVisible();
    await expect(card).toHaveCount(0);

    await page.goto(pathIn(language, '/plans/find'));
    await page.getByRole('button', { name: word('Forget them') }).click();
    await expect(page.getByText(word('Your answers are forgotten.'))).toBeVisible();
    await expect(page.locator('input[name=mind][value=back]')).not.toBeChecked();
  });
