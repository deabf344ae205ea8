import { jpegOf, textBytes, photo, bytesOf } from '#test/pictures.ts';

import { registerAs, signInAs } from './staff.ts';
import { expect, test } from './unruly.ts';

const fileOf = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(bytes),
});
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "run"</script></svg>';

test('a picture is sent with its words, shown to readers in their language, found again for a recipe, and kept while it is shown', async ({
  page,
  line,
}) => {
  const staff = await signInAs(page, 'admin_nutritionist', 'Hana Girma');
  await page.goto('/admin/content/new');
  const form = page.getByRole('region', { name: 'Create New Content' });
  const field = form.getByRole('group', { name: 'Picture', exact: true });
  const chooser = field.locator('input[type=file]').first();
  await form.getByLabel('Title: English').fill('Running on Entoto');
  await form.getByLabel('Summary: English').fill('Thin air, strong lungs');
  await form.getByLabel('Text: English').fill('Begin slowly.');

  // What is no picture is refused in a sentence, and what was typed stays.
  await chooser.setInputFiles(fileOf('hill.jpg', textBytes(svg)));
  await expect(field.getByRole('alert')).toContainText('This is no picture that can be shown.');
  // An answer that is lost on the way makes nothing twice.
  line.cause('swallow', /^POST \/api\/admin\/pictures/, 1);
  await chooser.setInputFiles(fileOf('hill.jpg', await jpegOf('#2a6f97')));
  await expect(field.getByRole('alert')).toContainText('Network error');
  await chooser.setInputFiles(fileOf('hill.jpg', await jpegOf('#2a6f97')));
  await expect(field.getByText('Nobody has said yet what is to be seen here.')).toBeVisible();
  await field.getByRole('textbox', { name: 'English' }).fill('A woman runs up a hill at dawn');
  await field.getByRole('textbox', { name: 'አማርኛ' }).fill('ሴት ጎህ ሲቀድ ተራራ ስትወጣ');
  await field.getByRole('textbox', { name: 'አማርኛ' }).press('Enter');
  await expect(field.getByText('The words of the picture are saved.')).toBeVisible();
  await expect(form.getByLabel('Title: English')).toHaveValue('Running on Entoto');
  await form.getByRole('radio', { name: /^Publish now/ }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  const address = '/services/educational-content/running-on-entoto';
  for (const [path, words] of [
    [address, 'A woman runs up a hill at dawn'],
    [`/am${address}`, 'ሴት ጎህ ሲቀድ ተራራ ስትወጣ'],
  ] as const) {
    await page.goto(path);
    const shown = page.getByRole('img', { name: words });
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const source = await shown.evaluate((img: HTMLImageElement) => img.currentSrc);
    expect(source).toMatch(/\/media\/[0-9a-f]{32}-\d+\.avif$/);
    const file = await page.request.get(source);
    expect(file.headers()).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(file.headers()['set-cookie']).toBeUndefined();
    const html = await (await page.request.get(path)).text();
    expect(html).toMatch(/property="og:image" content="http[^"]+\/media\/[0-9a-f]{32}-1280\.webp"/);
    expect(html).toContain(`property="og:image:alt" content="${words}"`);
  }
  expect(await (await page.request.get('/feed.xml')).text()).toContain('-1280.webp');

  // Of the library, by its words.
  await page.goto('/admin/recipes/shiro-wat');
  const recipe = page.getByRole('region', { name: 'Edit recipe' });
  await recipe.getByRole('button', { name: 'From the library' }).click();
  const library = page.getByRole('dialog', { name: 'Choose a picture' });
  await library.getByRole('searchbox').fill('DAWN');
  await library.getByRole('button', { name: 'A woman runs up a hill at dawn' }).click();
  await expect(library).toBeHidden();
  await recipe.getByRole('checkbox', { name: /^Retired/ }).check();

  // A colleague was first: what either has written stays until it is chosen, also where an answer is lost.
  const at = '/admin/recipes/shiro-wat';
  const dawit = await registerAs(page, 'admin_nutritionist');
  const before = (await (await dawit.call('GET', at)).json()) as { recipe: object; version: number };
  const theirs = { ...before.recipe, id: undefined, servings: 11, version: before.version };
  expect((await dawit.call('PUT', at, theirs)).status()).toBe(200);
  await recipe.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(recipe.getByText(/^Dawit Bekele changed this/)).toBeVisible();
  await expect(recipe.getByRole('checkbox', { name: /^Retired/ })).toBeChecked();
  await recipe.getByRole('button', { name: 'Look at theirs' }).click();
  await expect(recipe.getByRole('definition').filter({ hasText: /^11$/ })).toBeVisible();
  line.cause('swallow', /^PUT \/api\/admin\/recipes\/shiro-wat$/, 1);
  await recipe.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(recipe.getByRole('alert')).toContainText('Network error');
  await recipe.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(recipe).toBeHidden();
  const after = (await (await dawit.call('GET', at)).json()) as typeof before & { updatedBy: string };
  expect(after).toMatchObject({
    recipe: { ...before.recipe, retired: true },
    version: before.version + 2,
    updatedBy: 'Hana Girma',
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/Offered again: /)).toBeVisible();

  await page.goto('/admin/pictures');
  await page.getByRole('button', { name: 'Delete A woman runs up a hill at dawn' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete picture' });
  await expect(question.getByRole('link')).toHaveText(['Running on Entoto', /Shiro/]);
  await question.getByRole('button', { name: 'Back to the list' }).click();

  // Several at once, dropped; one of them is none.
  const files = [
    ['red.png', [...(await bytesOf(photo('#a8362a', 640, 480).png()))]],
    ['page.png', [...textBytes('<!doctype html>')]],
  ] as const;
  const green = [...(await bytesOf(photo('#1b6a47', 640, 480).png()))];
  const data = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const [name, bytes] of dropped)
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
    return transfer;
  }, files);
  await page.getByText('Or drop one here, or paste it.').dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByRole('alert')).toContainText('page.png: The picture was not taken');
  await page.getByRole('button', { name: 'Delete red.png' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The picture is deleted.')).toBeVisible();
  const names = async () => {
    const { items } = (await (await staff.call('GET', '/admin/pictures')).json()) as {
      items: { name: string }[];
    };
    return items.map(({ name }) => name);
  };
  expect(await names()).toEqual(['hill.jpg']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The picture is back.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete red.png' })).toBeVisible();

  // Many at once: what is shown stays, which is said before; an answer that is lost is asked for again.
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const many = page.getByRole('alertdialog', { name: 'Delete' });
  await expect(many.getByText('1 stays as it is:')).toBeVisible();
  await expect(many.getByRole('listitem')).toHaveText([
    'A woman runs up a hill at dawnShown in 2 places',
    'red.png',
  ]);
  line.cause('swallow', /^POST \/api\/admin\/pictures\/bulk/, 1);
  await many.getByRole('button', { name: 'Delete' }).click();
  await expect(many.getByRole('alert')).toContainText('Network error');
  await many.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted: 1 record')).toBeVisible();
  expect(await names()).toEqual(['hill.jpg']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await names()).toEqual(['red.png', 'hill.jpg']);

  // What could not be saved, and was left, is there the next time.
  await page.goto('/admin/pictures?q=red.png');
  await page.getByRole('link', { name: 'Words and places of red.png' }).click();
  const words = page.getByRole('dialog').getByRole('textbox', { name: 'English' });
  await words.fill('A red door');
  line.cause('cut', /^PUT \/api\/admin\/pictures\//, 1);
  await words.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Network error');
  await expect(page.getByText(/^Draft kept: /)).toBeVisible();
  await page.goto('/admin/pictures');
  await page.getByRole('link', { name: 'A red door' }).click();
  await expect(words).toHaveValue('A red door');
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save these words' });
  await save.click();
  await expect(page.getByText('The words of the picture are saved.')).toBeVisible();
  await expect(save).toHaveCount(0);
  await expect(page.getByText(/^Draft kept: /)).toBeHidden();

  // In the text of an article: pasted, it is sent and stands where the caret is; without words, which is said there.
  await page.goto('/admin/content/running-on-entoto');
  const text = page.getByLabel('Text: English');
  await expect(text).toHaveValue('Begin slowly.');
  await text.focus();
  await page.getByLabel('Text: English').evaluate((area, bytes) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([new Uint8Array(bytes)], 'green.png', { type: 'image/png' }));
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, green);
  await expect(text).toHaveValue(/!\[\]\(\/media\/[0-9a-f]{32}-640\.webp\)/);
  const note = page.getByText('A picture in this text has no words for who cannot see it');
  await expect(note).toBeVisible();
  await page.keyboard.type('A green hill');
  await expect(note).toBeHidden();
  await expect(text).toHaveValue(/!\[A green hill\]\(/);
});
