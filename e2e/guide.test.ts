import type { Locator, Page } from '@playwright/test';
import { languages, pathIn } from '#src/lib/language.ts';
import { expect, test } from './product.ts';

const guide = '/services/educational-content/physical-fitness';
const phone = { width: 375, height: 700 };

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Parts of the guide' });
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name });

const panelHeadings = ['What fitness is', 'Metabolic fitness', 'Health-related fitness', 'Fitness testing'];

/** The panel of this heading is there to read, and no other one. */
async function onlyPanel(page: Page, heading: string): Promise<void> {
  for (const name of panelHeadings)
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible({ visible: name === heading });
}

/** Stands in view, beneath the tabs that stay while the page is scrolled. */
async function belowTabs(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeInViewport();
  const [bar, top] = await Promise.all([tabs(page).boundingBox(), place.boundingBox()]);
  expect(top!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
}

const places = [
  ['metabolic-fitness', 'Metabolic fitness', 'Metabolic fitness'],
  ['body-composition', 'Health-related fitness', 'Body composition'],
  ['strength-testing', 'Health-related fitness', 'Muscular strength'],
  ['flexibility', 'Health-related fitness', 'Flexibility'],
  ['ruler-drop', 'Fitness testing', 'Ruler drop'],
] as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('all goes by addresses and forms alone', async ({ page }) => {
    await test.step('links into the guide open the right tab and stand below the tabs', async () => {
      for (const [place, panel, heading] of places) {
        await page.goto('about:blank');
        await page.goto(`${guide}#${place}`);
        await onlyPanel(page, panel);
        await belowTabs(page, page.getByRole('heading', { name: heading, exact: true }));
      }
    });

    await test.step('a reader goes through the tabs, finds the normal values and the waist table', async () => {
      await page.goto(guide);
      await onlyPanel(page, 'What fitness is');
      for (const category of ['Health-related fitness', 'Skill-related fitness', 'Metabolic fitness'])
        await expect(page.getByRole('heading', { level: 4, name: category })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Why fitness matters' })).toBeVisible();

      await tab(page, 'Metabolic').click();
      await onlyPanel(page, 'Metabolic fitness');
      for (const value of ['120/80 mmHg or lower', '60-100 bpm at rest', '5-20 µU/mL'])
        await expect(page.getByText(value, { exact: true })).toBeVisible();

      await tab(page, 'Health-related').click();
      const risks = page.getByRole('table', { name: 'Risk for health by waist circumference' });
      await expect(risks.getByRole('row', { name: 'Very high ≥ 110 ≥ 43.5 > 120 > 47.0' })).toBeVisible();
      await page.getByText('Tape measure, US Navy').click();
      await expect(page.getByText('Body fat in per cent from a tape alone.')).toBeVisible();

      await page.goBack();
      await onlyPanel(page, 'Metabolic fitness');
    });

    await test.step('a tab can be sent as an address, and each test is whole', async () => {
      await page.goto(`${guide}?tab=testing`);
      await onlyPanel(page, 'Fitness testing');
      for (const [name, norms] of [
        ['Vertical jump', 'table'],
        ['Seated medicine ball throw', 'table'],
        ['Ruler drop', 'table'],
        ['40 m sprint', 'We found no table for 40 m whose origin we could see.'],
      ] as const) {
        const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
        await expect(card).toContainText('Equipment:');
        await expect(norms === 'table' ? card.getByRole('table') : card.getByText(norms)).toBeVisible();
        await expect(card.getByRole('img').first()).toBeVisible();
        await expect(card.getByRole('link', { name: /^Source \d/ }).first()).toBeVisible();
      }
      await page.goto(`${guide}?tab=metabolic`);
      await page.getByRole('link', { name: 'Source 1', exact: true }).first().click();
      await expect(page.locator('#metabolic-source-1')).toBeInViewport();
      await onlyPanel(page, 'Metabolic fitness');
      await page.goBack();
      await expect(page.getByRole('link', { name: 'Source 1', exact: true }).first()).toBeInViewport();
      await page.getByText('Next chapter: Health-related').getByRole('link').click();
      await onlyPanel(page, 'Health-related fitness');
      await page.goto(guide);
      await page.getByRole('link', { name: 'See the nutrition plans' }).click();
      await expect(page).toHaveURL('/services/fitness-and-nutrition-plans?tab=nutrition');
      await page.goto(guide);
      await page.getByRole('banner').getByRole('link', { name: 'አማርኛ' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'የአካል ብቃት ምንድን ነው' })).toBeVisible();
    });
  });
});

test('the application leads through the guide by hand, by keyboard and back', async ({ page }) => {
  await test.step('the application leaves what the server wrote as it is, and says which tab is open', async () => {
    await page.setViewportSize(phone);
    await page.goto(`${guide}?tab=metabolic`);
    await expect(tab(page, 'Metabolic')).toHaveAttribute('aria-current', 'true');
    await tab(page, 'Testing').click();
    await expect(tab(page, 'Testing')).toHaveAttribute('aria-current', 'true');
    await onlyPanel(page, 'Fitness testing');
    await belowTabs(page, page.getByRole('heading', { level: 2, name: 'Fitness testing' }));
    await page.getByRole('link', { name: 'Take Assessment' }).first().click();
    await expect(page).toHaveURL(/\/tools\/fitness-assessment$/);
  });
  await test.step('from another page of the application one lands at the place in the guide', async () => {
    await page.setViewportSize(phone);
    await page.goto('/services/educational-content');
    await page.locator(`main a[href="${guide}#body-composition"]`).first().click();
    await expect(page).toHaveURL(`${guide}#body-composition`);
    await onlyPanel(page, 'Health-related fitness');
    await belowTabs(page, page.getByRole('heading', { name: 'Body composition', exact: true }));
    await page.goBack();
    await expect(page).toHaveURL('/services/educational-content');
  });
  await test.step('back is where one stood', async () => {
    await page.setViewportSize(phone);
    await page.goto(`${guide}#flexibility`);
    await expect(page.locator('.guide-panel[data-shown]#health-related-fitness')).toBeVisible();
    const stood = await page.evaluate(() => scrollY);
    await tab(page, 'Testing').click();
    await onlyPanel(page, 'Fitness testing');
    await page.goBack();
    await onlyPanel(page, 'Health-related fitness');
    await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), stood)).toBeLessThan(30);
    await belowTabs(page, page.getByRole('heading', { name: 'Flexibility', exact: true }));
  });
  await test.step('a source is read over the text, which stays where it is', async () => {
    await page.goto(`${guide}?tab=testing`);
    const mark = page.locator('a[href="#testing-source-2"]').first();
    await mark.scrollIntoViewIfNeeded();
    const sheet = page.getByRole('dialog', { name: 'Source 2' });
    // The application comes with the first touch, and until then the note stands below.
    await page.locator('h1').click();
    await expect(async () => {
      await mark.click();
      await expect(sheet).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(sheet.getByRole('link')).toHaveCount(1);
    await expect(sheet).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(mark).toBeFocused();
    await onlyPanel(page, 'Fitness testing');
  });
  await test.step('the keyboard goes into the panel that it opened', async () => {
    await page.goto(guide);
    await tab(page, 'Metabolic').press('Enter');
    await expect(page.getByRole('region', { name: 'Metabolic', exact: true })).toBeFocused();
    await tab(page, 'Health-related').press('Enter');
    await page.getByRole('link', { name: 'Flexibility' }).press('Enter');
    await expect(page.locator('#flexibility')).toBeFocused();
  });
});

test('nothing is wider than its card, or too small to touch', async ({ page }) => {
  for (const language of languages) {
    await page.goto(pathIn(language, guide));
    for (const width of [320, 375, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      for (const fragment of ['overview', 'metabolic-fitness', 'health-related-fitness', 'fitness-testing']) {
        await page.locator(`.guide-tabs [href='#${fragment}']`).click();
        expect.soft(await page.evaluate(faults), `${language}, ${width} px, ${fragment}`).toEqual([]);
      }
    }
  }
});

/** What reaches out of its card or column, or is a link of less than 44 px, of what is shown of the guide. */
function faults(): string[] {
  const guide = document.querySelector('main.guide')!;
  const shown = [...guide.querySelectorAll('*')].filter(
    (part) => part.getClientRects().length > 0 && !part.closest('svg *, .guide-wide > *'),
  );
  const wide = shown.filter((part) => {
    const place = (part.parentElement!.closest('.card') ?? guide).getBoundingClientRect();
    const { left, right } = part.getBoundingClientRect();
    return !part.closest('.guide-tabs > *') && (left < place.left - 1 || right > place.right + 1);
  });
  const small = shown.filter((part) => {
    const { width, height } = part.getBoundingClientRect();
    const isMark = part.matches('[role=doc-noteref]');
    return part.matches('a, summary') && (height < 44 || width < (isMark ? 20 : 44));
  });
  return [...wide, ...small].map((part) => `${part.tagName} ${part.textContent.slice(0, 40)}`);
}
