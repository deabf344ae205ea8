import { signInAsNewMember } from './member.ts';
import { expect, test } from './product.ts';

const thanks = 'Thank you for your message! We will get back to you soon.';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all goes by addresses and forms alone', async ({ page }) => {
    await test.step('a message goes out, and what is wrong with one is said without losing it', async () => {
      await page.goto('/contact');
      await expect(page.locator('main address').getByRole('definition')).toHaveText(['–', '–', '–']);
      await page.getByLabel('Name').fill('O’Brien & <sons>');
      await page.getByLabel('Email').fill('somebody@birtu');
      await page.getByLabel('Subject').fill('ሽሮ');
      await page.getByLabel('Message', { exact: true }).fill('Which shiro is meant?\n"መጥን"?');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Please enter a valid email address')).toBeVisible();
      await expect(page.getByLabel('Name')).toHaveValue('O’Brien & <sons>');
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Which shiro is meant?\n"መጥን"?');
      await page.getByLabel('Email').fill('somebody@birtu.test');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page).toHaveURL('/contact?sent=1');
      await expect(page.getByText(thanks)).toBeVisible();
      await expect(page.getByLabel('Subject')).toHaveValue('');
    });

    await test.step('one sender’s sixth message in a row is refused, and stays in the form', async () => {
      const form = { name: 'Selam', email: 'often@birtu.test', subject: 'Again', message: 'Hello' };
      for (let sent = 0; sent < 5; sent += 1) await page.request.post('/am/contact', { form });
      await page.goto('/contact');
      for (const [label, text] of Object.entries({
        Name: 'Selam',
        Email: 'Often@birtu.test',
        Subject: 'Again',
      }))
        await page.getByLabel(label).fill(text);
      await page.getByLabel('Message', { exact: true }).fill('A sixth');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(
        page.getByText('Too many messages. Please wait a few minutes before trying again.'),
      ).toBeVisible();
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue('A sixth');
    });

    await test.step('a form larger than any message is refused as such', async () => {
      const form = { name: 'Selam', message: 'ሀ'.repeat(100_000) };
      expect((await page.request.post('/contact', { form })).status()).toBe(413);
    });
  });
});

test('a member need not say who writes; the thanks stand for five seconds', async ({ page }) => {
  await page.clock.install();
  const { email } = await signInAsNewMember(page);
  await page.goto('/contact');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Name')).toHaveValue('Selam Tesfaye');
  await page.getByLabel('Subject').fill('Thanks');
  await page.getByLabel('Message', { exact: true }).fill('The plan for beginners is just right.');
  // From here on time passes only as the test says.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('');
  await page.clock.runFor(4_500);
  await expect(page.getByText(thanks)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page.getByText(thanks)).toBeHidden();
});

test('a message begun goes on in the other language, once', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Subject').fill('ሽሮ');
  await page.getByLabel('Message', { exact: true }).fill('Which shiro is meant?\n"መጥን"?');
  await page.getByRole('link', { name: 'አማርኛ' }).click();
  await expect(page).toHaveURL('/am/contact');
  await expect(page.locator('[name=subject]')).toHaveValue('ሽሮ');
  await expect(page.locator('[name=message]')).toHaveValue('Which shiro is meant?\n"መጥን"?');
  await page.reload();
  await expect(page.locator('[name=message]')).toHaveValue('');
});
