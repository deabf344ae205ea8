import { expect, type Page } from '@playwright/test';
import { pathIn, type Language } from '#src/lib/language.ts';
import type { Hand } from './hand.ts';
import { wordsOf } from './words.ts';

export interface Traveller {
  readonly page: Page;
  readonly hand: Hand;
  /** In which the journey begins. */
  readonly language: Language;
  readonly name: string;
  readonly email: string;
}

const password = 'Berbere77';
const body = { height: '170', weight: '65', bmi: '22.5' };
const workout = { minutes: '28', calories: '150' };
const darkPaper = 'rgb(20, 17, 14)';

/** The product's main job, from the first look to the logout, by what a person sees and presses alone. */
export async function travel(traveller: Traveller): Promise<void> {
  const { page, language } = traveller;
  await page.goto(pathIn(language, '/'));
  await followFirstDay(traveller);
  await register(traveller);
  await logOut(traveller);
  await logIn(traveller);
  await calculateBmi(traveller);
  await logWorkout(traveller);
  await switchLanguageAndTheme(traveller);
}

/** What a member finds who comes back another day. */
export async function findEverything(traveller: Traveller): Promise<void> {
  const { page, language } = traveller;
  await page.goto(pathIn(language, '/'));
  await logIn(traveller);
  await openProfile(traveller);
  await expectMeasures(traveller);
  await expectWorkout(traveller, language);
}

/** Home, the plans, one of them, and its first day exercise by exercise. */
async function followFirstDay({ page, hand, language }: Traveller): Promise<void> {
  const word = wordsOf(language);
  await hand.press(page.getByRole('link', { name: word('All fitness plans') }));
  await expect(page).toHaveURL(pathIn(language, '/services/fitness-and-nutrition-plans?tab=fitness'));
  await expect(page.locator('main article')).toHaveCount(12);
  const plan = page.locator('main article h2').first().getByRole('link');
  const title = await plan.innerText();
  await hand.press(plan);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await hand.press(page.getByRole('link', { name: word('Go to the workout') }));

  const exercises = page.locator('#day article');
  expect(await exercises.count()).toBeGreaterThan(3);
  for (const exercise of await exercises.all()) {
    await hand.press(exercise.getByText(word('Tips, mistakes, easier and harder')));
    await expect(exercise.getByRole('heading', { name: word('Common mistakes') })).toBeVisible();
    const moving = exercise.locator('img[src$=".svg"]:not([src$="-still.svg"])');
    await expect(moving).toBeVisible();
    await moving.scrollIntoViewIfNeeded();
    await expect.poll(() => moving.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  await hand.tick(page.getByLabel(word('Stop the animations')));
  await expect(page.locator('#day img[src$="-still.svg"]').first()).toBeVisible();
  await expect(page.locator('#day img:not([src$="-still.svg"]):visible')).toHaveCount(0);
  await hand.tick(page.getByLabel(word('Stop the animations')));
}

/** Asked for by the plan; leads back to it with a word of welcome. */
async function register({ page, hand, language, name, email }: Traveller): Promise<void> {
  const word = wordsOf(language);
  await hand.press(page.locator('main').getByRole('link', { name: word('Register'), exact: true }));
  await hand.write(page.getByLabel(word('Full Name')), name);
  await hand.write(page.getByLabel(word('Email')), email);
  await hand.write(page.getByLabel(word('Password'), { exact: true }), password);
  await hand.write(page.getByLabel(word('Confirm Password')), password);
  await hand.press(page.locator('main').getByRole('button', { name: word('Register'), exact: true }));
  await expect(page.getByText(word('Registration successful! Welcome to Birtu.'))).toBeVisible();
  await expect(page).toHaveURL(/\/services\/fitness-plans\//);
}

async function logOut({ page, hand, language, name }: Traveller): Promise<void> {
  const word = wordsOf(language);
  await hand.press(page.getByRole('button', { name }));
  const entry = () => page.evaluate(() => (history.state as { key?: string } | null)?.key);
  const before = await entry();
  await hand.press(page.getByRole('button', { name: word('Logout') }));
  await expect(page.getByRole('button', { name })).toHaveCount(0);
  // The way home, which closes a menu that is opened before it has ended.
  await expect.poll(entry).not.toBe(before);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
}

async function logIn({ page, hand, language, name, email }: Traveller): Promise<void> {
  const word = wordsOf(language);
  await hand.press(page.getByRole('button', { name: word('Menu'), exact: true }));
  await hand.press(page.getByRole('link', { name: word('Login'), exact: true }));
  await hand.write(page.getByLabel(word('Email')), email);
  await hand.write(page.getByLabel(word('Password'), { exact: true }), password);
  await hand.press(page.locator('main').getByRole('button', { name: word('Login'), exact: true }));
  await expect(page).toHaveURL(pathIn(language, '/'));
  await expect(page.getByRole('button', { name })).toBeVisible();
}

/** Saves itself, since the traveller is a member. */
async function calculateBmi(traveller: Traveller): Promise<void> {
  const { page, hand, language } = traveller;
  const word = wordsOf(language);
  await hand.press(page.getByRole('button', { name: word('Menu'), exact: true }));
  await hand.press(page.locator('#mobile-menu').getByRole('link', { name: word('BMI'), exact: true }));
  await expect(page).toHaveURL(pathIn(language, '/bmi'));
  await hand.write(page.getByLabel(word('Height (cm)')), body.height);
  await hand.write(page.getByLabel(word('Weight (kg)')), body.weight);
  await hand.press(page.getByRole('button', { name: word('Calculate BMI') }));
  await expect(page.getByRole('region', { name: word('Your result') })).toContainText(body.bmi);
  await expect(page.locator('main').getByText(word('BMI data saved to your profile!'))).toBeVisible();
  await openProfile(traveller);
  await expectMeasures(traveller);
}

async function openProfile({ page, hand, language, name }: Traveller): Promise<void> {
  const word = wordsOf(language);
  await hand.press(page.getByRole('button', { name }));
  const menu = page.getByRole('navigation', { name: word('Account') });
  await hand.press(menu.getByRole('link', { name: word('Profile'), exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('My Profile'));
}

async function expectMeasures({ page, language, name, email }: Traveller): Promise<void> {
  await expect(page.getByRole('main')).toContainText(name);
  await expect(page.getByRole('main')).toContainText(email);
  const measures = page.getByRole('region', { name: wordsOf(language)('Weight'), exact: true });
  await expect(measures.getByRole('definition')).toHaveText([
    body.height,
    body.weight,
    body.bmi,
    wordsOf(language)('Normal weight'),
  ]);
}

async function logWorkout(traveller: Traveller): Promise<void> {
  const { page, hand, language } = traveller;
  const word = wordsOf(language);
  await expect(progress(page, language)).toHaveText(['0', '0']);
  await hand.press(page.getByRole('grid').getByRole('button', { name: word('Today') }));
  await hand.press(page.getByRole('button', { name: word('Log workout') }));
  await hand.write(page.getByLabel(word('Name'), { exact: true }), workoutName(language));
  await hand.write(page.getByLabel(word('Duration (minutes)')), workout.minutes);
  await hand.write(page.getByLabel(word('Calories (optional)')), workout.calories);
  await hand.press(page.getByRole('dialog').getByRole('button', { name: word('Save'), exact: true }));
  await expect(page.getByText(word('Activity saved successfully!'))).toBeVisible();
  await expectWorkout(traveller, language);
}

/** Counted in the progress, in today's cell of the calendar, and in the list of the day. */
async function expectWorkout({ page, language }: Traveller, shownIn: Language): Promise<void> {
  const name = workoutName(language);
  await expect(progress(page, shownIn)).toHaveText(['1', workout.calories]);
  const today = page.getByRole('grid').getByRole('button', { name: wordsOf(shownIn)('Today') });
  await expect(today).toContainText(name);
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(workout.minutes);
}

const progress = (page: Page, language: Language) =>
  page.getByRole('region', { name: wordsOf(language)('Your Progress') }).getByRole('definition');

const workoutName = (language: Language) => (language === 'en' ? 'First day’s workout' : 'የመጀመሪያ ቀን ልምምድ');

/** On the profile, with all that is on it; then out, and home as a visitor. */
async function switchLanguageAndTheme(traveller: Traveller): Promise<void> {
  const { page, hand } = traveller;
  const other = traveller.language === 'en' ? 'am' : 'en';
  const word = wordsOf(other);
  await hand.press(page.getByRole('link', { name: other === 'am' ? 'አማርኛ' : 'English' }));
  await expect(page).toHaveURL(pathIn(other, '/profile'));
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('My Profile'));
  await expectWorkout(traveller, other);
  await hand.press(page.getByRole('button', { name: word('Dark theme') }));
  await expect(page.locator('html')).toHaveCSS('background-color', darkPaper);
  await page.reload();
  await expectWorkout(traveller, other);
  await expect(page.locator('html')).toHaveCSS('background-color', darkPaper);
  await hand.press(page.getByRole('button', { name: word('Logout') }));
  await expect(page).toHaveURL(pathIn(other, '/'));
  await page.goto(pathIn(other, '/profile'));
  await expect(page).toHaveURL(/\/login\?from=/);
}
