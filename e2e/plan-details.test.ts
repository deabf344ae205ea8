import type { Page } from '@playwright/test';
import { expect, test } from './unruly.ts';

const listing = '/services/fitness-and-nutrition-plans';
const gainPlan = '/services/fitness-plans/weight-gain-strength';
const mesob = '/nutrition-plans/light-mesob';

const cards = (page: Page) => page.locator('main article');
const region = (page: Page, name: string) => page.getByRole('region', { name });
/** What is marked as chosen in a group of links. */
const chosenIn = (page: Page, group: string) =>
  page.getByRole('navigation', { name: group }).locator('[aria-current]');

test.describe('the listing', () => {
  test.use({ javaScriptEnabled: false });

  test('is whole without scripts', async ({ page }) => {
    await test.step('begins with everything, and shows three goals of a plan and how many more there are', async () => {
      await page.goto(listing);
      await expect(chosenIn(page, 'Kind of plan')).toHaveText('Fitness Plans');
      await expect(page.getByLabel('Category')).toHaveValue('');
      // None that leads to nothing.
      await expect(page.getByLabel('Category').getByRole('option')).toHaveText([
        'All categories',
        'Weight loss (1)',
        'Weight gain (1)',
        'Muscle building (1)',
        'Endurance (2)',
        'Functional (5)',
        'Strength (2)',
        'Flexibility (1)',
      ]);
      await expect(page.getByLabel('Level')).toHaveValue('');
      await expect(cards(page)).toHaveCount(12);
      const goals = cards(page).filter({ hasText: 'Weight Gain and Strength' }).getByRole('listitem');
      await expect(goals).toHaveText([
        'Gain weight as muscle',
        'Lift heavier every few weeks',
        'A strong back and good posture',
        '+1 more',
      ]);
    });

    await test.step('keeps level, category and words in the address, and what was typed in the field', async () => {
      await page.goto(listing);
      await page.getByLabel('Level').selectOption('intermediate');
      await page.getByLabel('Category').selectOption('weight-gain');
      await page.getByLabel('Search fitness plans').fill('JERRYCAN');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(`${listing}?category=weight-gain&level=intermediate&q=JERRYCAN`);
      await expect(cards(page)).toHaveCount(1);
      await page.getByRole('link', { name: 'Weight Gain and Strength' }).click();
      await page.goBack();
      await expect(page.getByLabel('Level')).toHaveValue('intermediate');
      await expect(page.getByLabel('Category')).toHaveValue('weight-gain');
      await expect(page.getByLabel('Search fitness plans')).toHaveValue('JERRYCAN');
    });

    await test.step('of nutrition plans has featured ones, a button for each category, and the calories of each', async () => {
      await page.goto(`${listing}?tab=nutrition`);
      const featured = region(page, 'Featured').getByRole('heading', { level: 3 });
      await expect(featured).toHaveText([
        'Low in Salt',
        'Light Mesob',
        'Fuel for the Long Run',
        'The Fasting Table',
      ]);
      const categories = page.getByRole('navigation', { name: 'Category' }).getByRole('link');
      await expect(categories).toHaveText([
        'All',
        'Weight loss (1)',
        'Weight gain (1)',
        'Maintenance (5)',
        'Muscle building (1)',
        'Endurance (1)',
        'Health (4)',
      ]);
      await expect(chosenIn(page, 'Category')).toHaveText('All');
      for (const range of ['1,800–2,200', '2,500–3,000', '1,500–1,800', '2,000–2,500'])
        await expect(
          region(page, 'All nutrition plans').getByText(`${range} kcal a day`).first(),
        ).toBeVisible();
    });

    await test.step('finds plans whose whole range of calories lies within bounds, beside category and words', async () => {
      await page.goto(`${listing}?tab=nutrition`);
      await page.getByLabel('From').fill('1,800');
      await page.getByLabel('to', { exact: true }).fill('2500');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(`${listing}?tab=nutrition&min=1%2C800&max=2500&q=`);
      await expect(page.getByRole('heading', { level: 3 })).toHaveText([
        'Ramadan Nights',
        'One Pot, Little Money',
        'Low in Salt',
        'Iron for the Blood',
        'Fuel for the Long Run',
        'The Fasting Table',
        'Far from Home',
        'Expecting and Nursing',
        'Everyday Balance',
        'Even Blood Sugar',
      ]);
      await page.getByRole('link', { name: 'Endurance (1)', exact: true }).click();
      await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Fuel for the Long Run']);
      await expect(page.getByLabel('From')).toHaveValue('1,800');
      await page.getByLabel('to', { exact: true }).fill('2499');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page.getByText('No nutrition plans found for selected filters.')).toBeVisible();
      await expect(page.getByLabel('to', { exact: true })).toHaveValue('2499');
    });

    for (const [from, to, said] of [
      ['few', '2000', 'Please enter calories as a whole number from 0 to 10,000, or leave the field empty.'],
      ['2500', '2000', 'The second number must not be below the first.'],
    ] as const)
      await test.step(`looking for calories from ${from} to ${to} says what is wrong, and keeps what was typed`, async () => {
        await page.goto(`${listing}?tab=nutrition`);
        await page.getByLabel('From').fill(from);
        await page.getByLabel('to', { exact: true }).fill(to);
        await page.getByRole('button', { name: 'Show' }).click();
        await expect(page.getByRole('alert')).toHaveText(said);
        await expect(page.getByLabel('From')).toHaveValue(from);
        await expect(page.getByLabel('to', { exact: true })).toHaveValue(to);
        await expect(page.locator('input[aria-invalid]')).toHaveCount(1);
        await expect(page.getByRole('link', { name: 'Light Mesob' })).toBeVisible();
      });
  });
});

test.describe('a fitness plan', () => {
  test.use({ javaScriptEnabled: false });

  test('is whole without scripts', async ({ page, sql }) => {
    await test.step('tells what it is, whom it is for and what it takes', async () => {
      await page.goto(gainPlan);
      const hero = page.locator('main header').first();
      await expect(hero.getByRole('definition')).toHaveText(['12 weeks', '6 days', '4 out of 5']);
      await expect(hero).toContainText('Intermediate');
      const overview = page.getByRole('complementary', { name: 'Overview' });
      await expect(overview.locator('h3')).toHaveText([
        'Target Audience',
        'Prerequisites',
        'Required Equipment',
        'Goals',
        'Estimated Weekly Calories Burn',
      ]);
      for (const text of [
        'Adults who have trained',
        'You can do 15 squats',
        'Sturdy chair',
        'about 2,000 kcal',
      ])
        await expect(overview).toContainText(text);
      await sql`
      update fitness_plans set data = data || '{"estimatedCaloriesBurn": null}' where id = 'weight-gain-strength'`;
      await expect(async () => {
        await page.reload();
        await expect(overview).not.toContainText('Estimated Weekly Calories Burn', { timeout: 1 });
      }).toPass();
      await sql`
      update fitness_plans set data = data || '{"estimatedCaloriesBurn": 2000}' where id = 'weight-gain-strength'`;
    });

    await test.step('wears its level: beginner green, intermediate yellow, anything else red', async () => {
      const badge = page
        .locator('main header')
        .first()
        .getByText(/Beginner|Intermediate|Advanced/)
        .first();
      const looks = [
        ['beginner', 'rgb(27, 106, 71)'],
        ['advanced', 'rgb(168, 54, 42)'],
        ['intermediate', 'rgb(229, 168, 35)'],
      ] as const;
      for (const [level, colour] of looks) {
        await sql`update fitness_plans set level = ${level} where id = 'weight-gain-strength'`;
        await expect(async () => {
          await page.goto(gainPlan);
          await expect(badge).toHaveCSS('background-color', colour, { timeout: 1 });
        }).toPass();
      }
    });

    await test.step('has a button for each day, the first one chosen, and each exercise as one does it', async () => {
      await page.goto(gainPlan);
      const days = page.getByRole('navigation', { name: 'Days of the week' }).getByRole('link');
      await expect(days).toHaveCount(7);
      await expect(days.filter({ hasText: 'Rest' })).toHaveCount(1);
      await expect(days.first()).toHaveAttribute('aria-current', 'true');
      const march = page.getByRole('article').first();
      await expect(march.getByRole('img', { name: 'March in place' }).first()).toBeVisible();
      for (const text of ['A gentle start that warms', '1 set', '6 minutes', 'Target muscles: ', 'Beginner'])
        await expect(march).toContainText(text);
      const steps = march.locator('ol > li');
      await expect(steps).toHaveCount(5);
      await expect(steps.first()).toHaveText(
        'Stand tall with your feet hip-width apart and your arms at your sides.',
      );
      await expect(march.locator('ol')).toHaveCSS('list-style-type', 'decimal');
      await expect(region(page, 'Tips')).toContainText('Warm up for 5-10 minutes before the first exercise.');
    });

    await test.step('for gaining weight suggests Ethiopian meals, and leads to the nutrition plans', async () => {
      await page.goto(gainPlan);
      const meals = region(page, 'Ethiopian meals for gaining weight');
      await expect(meals.getByRole('term')).toHaveText([
        'Breakfast',
        'Lunch',
        'Snack',
        'Dinner',
        'Post-workout',
      ]);
      await expect(meals).toContainText('A besso drink and a banana');
      await expect(meals).toContainText('Larger portions are easier in five meals than in three.');
      await meals.getByRole('link', { name: 'See the nutrition plans' }).click();
      await expect(page).toHaveURL('/services/nutrition');
      await expect(chosenIn(page, 'Kind of plan')).toHaveText('Nutrition Plans');
      await page.goto('/services/fitness-plans/weight-loss-foundation');
      await expect(meals).toHaveCount(0);
    });
  });
});

test.describe('a nutrition plan', () => {
  test.use({ javaScriptEnabled: false });

  test('is whole without scripts', async ({ page }) => {
    await test.step('tells what it is, and each meal of the chosen day, joined by commas', async () => {
      await page.goto(mesob);
      const hero = page.locator('main header').first();
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Light Mesob');
      await expect(hero).toContainText('A week of the food you know, in lighter portions');
      await expect(hero.getByRole('term')).toHaveText(['Duration', 'kcal per day', 'Category']);
      await expect(hero.getByRole('definition')).toHaveText(['7 days', '1,500–1,800', 'Weight loss']);
      await expect(hero.locator('img')).toHaveAttribute('src', /platter-light-mesob/);
      const features = page.getByRole('complementary', { name: 'Key Features' }).getByRole('listitem');
      await expect(features.first()).toHaveText('Three meals and a snack every day');

      const days = page.getByRole('navigation', { name: 'Days of the plan' }).getByRole('link');
      await expect(days).toHaveCount(7);
      await expect(days.first()).toHaveAttribute('aria-current', 'true');
      const meals = region(page, 'Daily Meal Breakdown').getByRole('article');
      await expect(meals.locator('h4')).toHaveText(['Breakfast', 'Lunch', 'Dinner', 'Snacks']);
      await expect(meals.first()).toContainText('Firfir with berbere and oil');
      await days.nth(1).click();
      await expect(page).toHaveURL(/day=2/);
      await expect(meals.first()).toContainText('Genfo with niter kibbeh, and ergo');
      await page.getByRole('link', { name: '← All nutrition plans' }).first().click();
      await expect(page).toHaveURL(`${listing}?tab=nutrition`);
    });
  });
});
