import { untilAlive, watchAlive } from './alive.ts';
import { expect, test } from './product.ts';
import { registerAs, signInAs } from './staff.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all goes by addresses and forms alone', async ({ page }) => {
    await test.step('a food is found in any spelling, traced to its source, weighed, and put beside another', async () => {
      await page.goto('/foods');
      await page.getByLabel('Name, in whatever spelling').fill('sheero wot');
      await page.getByRole('button', { name: 'Show' }).click();
      await page.getByRole('link', { name: 'Shiro wat', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Shiro wat' })).toBeVisible();
      await expect(page.getByText('USDA SR27 figures of its ingredients').first()).toBeVisible();
      await page.getByRole('link', { name: /^1 serving with injera/ }).click();
      await expect(
        page.getByRole('columnheader', { name: 'In 1 serving with injera (150 g)' }),
      ).toBeVisible();
      await page.getByLabel('Grams of your portion').fill('200');
      await page.getByRole('button', { name: 'Work it out' }).click();
      const energy = page.getByRole('row', { name: /^Energy/ });
      await expect(energy).toContainText('130–146');
      await expect(energy).toContainText('260–292');
      await page.getByLabel('Compare it with').selectOption('Misir wat (red lentils)');
      await page.getByRole('button', { name: 'Compare' }).click();
      await expect(page).toHaveURL(/\/foods\/compare\?a=shiro-wat&b=misir-wat$/);
      await page.goBack();
      await page.getByRole('link', { name: 'Compare it with any other food' }).click();
      await page.getByLabel('Second food').selectOption('Kocho (enset flatbread)');
      await page.getByRole('button', { name: 'Compare' }).click();
      await expect(page).toHaveURL(/\/foods\/compare\?a=shiro-wat&b=kocho$/);
      await expect(page.getByRole('row', { name: /^Protein/ })).toContainText('0.9');
    });

    await test.step('in Amharic too, by name, by kind, and by what belongs on a fasting table', async () => {
      await page.goto(`/am/foods?q=${encodeURIComponent('ዶሮ')}`);
      await expect(page.getByRole('link', { name: 'ዶሮ ወጥ', exact: true })).toBeVisible();
      await page.goto('/am/foods?group=wat&fasting=yes');
      await expect(page.getByRole('table')).toHaveCount(0);
      await page.goto('/am/foods?holds=low-salt&group=staple');
      await expect(page.getByRole('link', { name: 'የጤፍ እንጀራ', exact: true })).toBeVisible();
      await page.goto('/am/foods?fasting=disputed');
      await expect(page.getByRole('rowheader').filter({ has: page.getByRole('link') })).toHaveCount(11);
    });
  });
});

test('a nutritionist puts in a better figure: visitors see it with its source, and a colleague is not overwritten', async ({
  page,
}) => {
  const hana = await signInAs(page, 'admin_nutritionist');
  await page.goto('/admin/foods?q=azifa');
  await page.getByRole('link', { name: /^Edit: Azifa/ }).click();
  const form = page.getByRole('region', { name: 'Edit food' });
  await form.getByLabel('Iron (mg)', { exact: true }).check();
  await form.getByLabel('New figure: Iron (mg)').fill('3,1');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('Please name the source')).toBeVisible();
  await expect(form.getByText('Please choose a grade')).toBeVisible();
  await form.getByLabel(/^The better source/).fill('EPHI food composition table, 2023');
  await form.getByLabel('How sure that makes it').selectOption('A');

  const { food, version } = (await (await hana.call('GET', '/admin/foods/azifa')).json()) as {
    food: { name: object; note?: object };
    version: number;
  };
  const note = { en: 'With mustard.' };
  const theirs = { version, name: food.name, nameChecked: false, note, replacement: null };
  const dawit = await registerAs(page, 'admin_nutritionist');
  await dawit.call('PUT', '/admin/foods/azifa', theirs);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await form.getByRole('button', { name: 'Look at theirs' }).click();
  await expect(form.getByText('With mustard.')).toBeVisible();
  await form.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(page.getByText('The food is saved.')).toBeVisible();

  // Retired by mistake: offered again at a press.
  const row = page.getByRole('row', { name: /Azifa/ });
  await row.getByRole('link', { name: /^Edit: Azifa/ }).click();
  await form.getByRole('checkbox', { name: /^Retired/ }).check();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row.getByRole('cell', { name: 'Retired' })).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  const { x, y, width, height } = (await undo.boundingBox())!;
  await undo.click();
  await expect(page.getByText(/Offered again: Azifa/)).toBeVisible();
  // A second click in the same place meets what says so, and no row below.
  const isOverRows = ([left, top]: readonly [number, number]) =>
    document.elementFromPoint(left, top)?.closest('.toaster') !== null;
  expect(await page.evaluate(isOverRows, [x + width / 2, y + height / 2] as const)).toBe(true);
  await expect(row.getByRole('cell', { name: 'Yes' })).toBeVisible();
  await row.getByRole('checkbox', { name: 'Choose: Azifa' }).check();
  await page.getByRole('button', { name: 'Retire', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Retire' }).press('Enter');
  await expect(row.getByRole('cell', { name: 'Retired' })).toBeVisible();
  // The only row was chosen: the keyboard goes on with all of them.
  const all = page.getByRole('checkbox', { name: 'Choose all on this page' });
  await expect(all).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(row.getByRole('cell', { name: 'Yes' })).toBeVisible();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Offer again' }).press('Enter');
  await expect(page.getByText('1 was so already')).toBeVisible();
  await expect(all).toBeFocused();

  await page.goto('/foods/azifa');
  await expect(page.getByText('EPHI food composition table, 2023')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Iron/ })).toContainText('3.1');
});

test('filters of shelves are read whole on a phone, and their button is never left alone in a line', async ({
  page,
}) => {
  for (const address of ['/exercises', '/foods', '/recipes', '/am/exercises', '/am/foods', '/am/recipes'])
    await test.step(address, async () => {
      await page.goto(address);
      for (const width of [320, 375, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const { cut, button } = await page.locator('.shelf-filters').evaluate((form) => {
          const lists = [...form.querySelectorAll('select')];
          const box = form.querySelector('button')!.getBoundingClientRect();
          const isBeside = lists.some(
            (list) => Math.abs(list.getBoundingClientRect().bottom - box.bottom) < 8,
          );
          const narrow = lists.filter((list) => {
            const shown = list.offsetWidth;
            list.style.width = 'max-content';
            const whole = list.offsetWidth;
            list.style.width = '';
            return shown < Math.min(whole, form.clientWidth);
          });
          return {
            cut: narrow.map(({ name }) => name),
            button: isBeside ? 'beside a field' : box.width / form.clientWidth,
          };
        });
        expect(cut, `${width} px`).toEqual([]);
        expect(['beside a field', 1], `${width} px`).toContain(button);
      }
    });
});

test('what is chosen of foods and recipes is shown at once, and one goes on choosing', async ({ page }) => {
  await watchAlive(page);
  for (const [address, field, choice, shown] of [
    ['/foods', 'On fasting days', 'Fasting food', /[?&]fasting=yes/],
    ['/recipes', 'Kind', 'Breakfasts', /[?&]group=breakfast/],
  ] as const) {
    await page.goto(address);
    await untilAlive(page);
    const chosen = page.getByLabel(field, { exact: true });
    await chosen.focus();
    await chosen.selectOption(choice);
    await expect(page).toHaveURL(shown);
    await expect(chosen).toBeFocused();
    await page.goBack();
    await expect(chosen).toHaveValue('');
  }
});
