import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { placesOf } from '#src/features/training/plan-progress.ts';
import type { StartedPlan } from '#src/features/training/schema.ts';
import { pathIn } from '#src/lib/language.ts';
import { findings } from './axe.ts';
import { setTextSize } from './text-size.ts';
import { signInAsNewMember } from './member.ts';
import { expect, test } from './product.ts';
import { wordsOf } from './words.ts';

const lossPlan = '/services/fitness-plans/weight-loss-foundation';
const sessionPath = '/profile/training/session';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Asked after the first workout. */
const question = (page: Page) =>
  page.getByRole('region', { name: /^Remind you on (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day at 07:00/ });
/** The browser offers to install the page, as only one with windows does by itself. @returns whether that is kept */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    return !dispatchEvent(
      Object.assign(offer, { prompt: () => document.documentElement.setAttribute('data-prompted', '') }),
    );
  });
const sets = (page: Page) => page.getByText(/\d+ of \d+ sets behind you/);

test('a member starts a plan, follows its day through a reload and a lost line, and finds it everywhere', async ({
  page,
}) => {
  const member = await signInAsNewMember(page);
  await member.keepBody({ height: 165, weight: 60 });
  await page.goto(lossPlan);
  await button(page, 'Start this plan').click();
  await expect(page).toHaveURL('/profile/training');
  await expect(page.getByRole('article', { name: 'Weight Loss Foundation' })).toContainText('Week 1 of 10');
  await button(page, 'Start the workout').click();

  await expect(page.getByRole('heading', { name: 'March in place' })).toBeVisible();
  await expect(button(page, 'Logout')).toBeHidden();
  await page.getByRole('region', { name: 'A sound when time is up?' }).getByText('No').click();
  await page.getByText('Sound, vibration, screen').click();
  await expect(page.getByLabel('A sound when a time is over')).not.toBeChecked();
  await expect(page.getByLabel('Vibrate when a time is over')).toBeChecked();
  await button(page, 'Start 5:00').click();
  await expect(page.getByRole('timer')).toHaveText(/^(5:00|4:5\d)$/);
  await button(page, 'Done').click();
  await expect(page.getByRole('timer', { name: 'Rest' })).toHaveText(/^0:[23]\d$/);
  await page.reload();
  await expect(page.getByText('A sound when time is up?')).toBeHidden();
  await expect(page.getByRole('timer', { name: 'Rest' })).toHaveText(/^0:[12]\d$/);
  await button(page, 'Go on').click();

  await page.context().setOffline(true);
  await button(page, 'More: Repetitions').click();
  await button(page, 'Done').click();
  await expect(page.getByText(/^No connection\. Your sets are kept/)).toBeVisible();
  // What still was on its way when the line came back is lost, and sent again all the same.
  let lose!: () => void;
  const isLost = new Promise<void>((resolve) => (lose = resolve));
  const isAsked = page.waitForRequest('**/api/training/sessions/*/sets');
  await page.route('**/api/training/sessions/*/sets', (route) => isLost.then(() => route.abort()), {
    times: 1,
  });
  await button(page, 'Skip set').click();
  await isAsked;
  await button(page, 'Undo').click();
  await expect(sets(page)).toHaveText(/2 of \d+ sets/);
  await page.context().setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  lose();
  await expect(page.getByText('✓ Saved')).toBeVisible();
  await page.reload();
  await expect(sets(page)).toHaveText(/2 of \d+ sets/);

  await button(page, 'Finish now').click();
  await page.getByLabel('Minutes').fill('30');
  await expect(page.getByText('4.3 MET × 60 kg × 0.50 h = 129 kcal', { exact: false })).toBeVisible();
  await button(page, 'Finish the workout').click();
  await expect(page.getByRole('heading', { name: 'Well done' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Next time' })).toContainText(/Day 2: .+ minutes/);
  await expect(page.getByText('1 of 6 this week')).toBeVisible();
  await question(page).getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText('You find it in your settings whenever you want it.')).toBeFocused();
  await page.getByRole('link', { name: 'What you did' }).click();
  const marching = page.getByRole('region', { name: 'March in place' });
  await expect(marching.getByRole('listitem').first()).toContainText(/^1\. \d+ seconds?Correct$/);
  await expect(page.getByText(/30 minutes · 2 sets$/)).toBeVisible();
  await page.getByLabel('Effort').selectOption('8');
  await page.getByLabel('Notes').fill('ጉልበቴ ደህና ነው');
  await page.getByRole('form', { name: 'How it was' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Success: Saved')).toBeVisible();
  await button(page, 'Delete this workout').click();
  await expect(button(page, 'Undo')).toBeFocused();
  await button(page, 'Undo').click();
  await expect(page.getByLabel('Notes')).toHaveValue('ጉልበቴ ደህና ነው');
  await page.goto('/profile');
  await expect(page.getByText('Weight Loss Foundation · week 1, day 1').last()).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Your Progress' }).getByRole('definition').first(),
  ).toHaveText('1');
  await expect(page.getByText(/^This week: 1 workout, 129 kcal/)).toBeVisible();
  await expect(page.getByText(/^Workout · 30 min · 129 kcal · \d\d:\d\d$/)).toBeVisible();
  await page.getByText('12-hour Ethiopian clock').click();
  await expect(page.getByText(/^Workout · 30 min · 129 kcal · .*, Ethiopian time$/)).toBeVisible();
  await page.goto('/am/profile');
  await expect(page.getByText(/ · ሳምንት 1፣ ቀን 1$/).last()).toBeVisible();
  await page.goto('/profile/progress');
  const weeks = page.getByRole('region', { name: 'Workouts week by week' });
  await expect(weeks).toContainText('30');
  await expect(weeks).toContainText('The dotted line shows the workouts of your plan in a week.');
  await page.goto('/profile/data');
  const begun = page.waitForEvent('download');
  await button(page, 'Download: Everything, JSON').click();
  const exported = await readFile(await (await begun).path(), 'utf8');
  expect(JSON.parse(exported)).toMatchObject({
    activities: [{ type: 'Workout', details: { duration: 30, calories: 129 } }],
    workout_sessions: [{ week: 1, day: 1 }],
  });
  // A timer that is stopped records what ran.
  const { workout_sessions: sessions } = JSON.parse(exported) as {
    workout_sessions: { sets: { seconds: number }[] }[];
  };
  expect(sessions[0]?.sets[0]?.seconds).toBeLessThan(300);
  await page.goto('/services/motivational-content');
  await page.getByRole('link', { name: 'Open your calendar' }).click();
  await expect(page).toHaveURL('/profile#calendar');
  await expect(page.locator('#calendar')).toBeInViewport();
  await page.goto('/');
  const workout = page.getByRole('region', { name: 'Workout', exact: true });
  await expect(workout).toContainText('Done: Weight Loss Foundation · week 1, day 1');
  await expect(workout).toContainText('Week 1, day 2');

  // The week once more: its first day is next, and what was done stays in the calendar.
  await page.goto('/profile/training');
  const followed = page.getByRole('article', { name: 'Weight Loss Foundation' });
  const behind = followed.getByText(/^1 workout done/);
  await expect(behind).toBeVisible();
  await button(page, 'Do week 1 again').click();
  await expect(page.getByRole('status')).toContainText('Week 1 begins again at its first day.');
  await expect(followed).toContainText('0 workouts done');
  await expect(button(page, 'Undo')).toBeFocused();
  await button(page, 'Undo').click();
  await expect(behind).toBeVisible();
  await expect(button(page, 'Do week 1 again')).toBeFocused();
  await button(page, 'Do week 1 again').click();
  await expect(followed).toContainText('0 workouts done');
  await page.goto('/profile');
  await expect(page.getByText(/^This week: 1 workout, 129 kcal/)).toBeVisible();
});

test('a run goes by itself from one tap to its end: paused once, one set taken back, the rest slept through', async ({
  page,
}) => {
  const member = await signInAsNewMember(page);
  expect((await member.call('POST', '/training/plans', { planId: 'first-run' })).ok()).toBe(true);
  // Which tones stand on the clock of the sound; a tone that is stopped at once is taken from it.
  await page.addInitScript(() => {
    const tones = new Map<OscillatorNode, number>();
    Object.assign(window, { tones });
    type At = (this: OscillatorNode, when?: number) => void;
    const start: At = Reflect.get(OscillatorNode.prototype, 'start');
    const stop: At = Reflect.get(OscillatorNode.prototype, 'stop');
    OscillatorNode.prototype.start = function (when) {
      if (when !== undefined) tones.set(this, when);
      start.call(this, when);
    };
    OscillatorNode.prototype.stop = function (when) {
      if (when === undefined) tones.delete(this);
      stop.call(this, when);
    };
  });
  /** Minutes from the first tone that is laid out to the last. */
  const laidOut = () =>
    page.evaluate(() => {
      const at = [...(window as unknown as { tones: Map<unknown, number> }).tones.values()];
      return (Math.max(...at) - Math.min(...at)) / 60;
    });
  // A device that speaks English by itself and Amharic by somebody else: this browser has no voice.
  await page.addInitScript(() => {
    const said: string[] = [];
    const voice = (lang: string, localService: boolean) => ({ lang, localService, name: lang });
    class Words {
      voice: unknown;
      lang = '';
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const speechSynthesis = Object.assign(new EventTarget(), {
      getVoices: () => [voice('am-ET', false), voice('en-GB', true)],
      cancel: () => undefined,
      speak: ({ text, lang }: Words) => said.push(`${lang}: ${text}`),
    });
    for (const [name, value] of Object.entries({ said, speechSynthesis, SpeechSynthesisUtterance: Words }))
      Object.defineProperty(window, name, { value });
  });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await page.clock.install();
  await page.goto('/profile/training');
  await button(page, 'Start the workout').click();
  await page.getByRole('region', { name: 'A sound when time is up?' }).getByText('Yes').click();
  const word = wordsOf('am');
  await page.goto(pathIn('am', sessionPath));
  await page.getByText(word('Sound, vibration, screen')).click();
  await expect(page.getByLabel(word('A sound when a time is over'))).toBeVisible();
  await expect(page.getByLabel(word('A voice says what comes next'))).toHaveCount(0);
  await page.goto(sessionPath);
  await page.getByText('Sound, vibration, screen').click();
  await page.getByLabel('A voice says what comes next').check();
  await expect.poll(said).toEqual(['en-GB: A voice says what comes next']);
  await expect(page.getByText('From here it goes by itself: 28 minutes')).toBeVisible();
  const stopClock = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await stopClock();
  const now = (word: string) => page.getByRole('timer', { name: word, exact: true });
  await button(page, 'Start 5:00').click();
  await expect(now('Brisk walk')).toHaveText('5:00');
  // All of the run is on the clock of the sound, from which it comes though no script runs.
  expect(await laidOut()).toBeGreaterThan(27);

  await page.clock.fastForward('05:10');
  await expect(now('Rest')).toHaveText('0:20');
  await expect(page.getByText('Then: Run 1:00')).toBeVisible();
  await page.clock.fastForward('00:30');
  await expect(now('Run')).toHaveText('0:50');
  await expect(page.getByRole('status').filter({ hasText: 'Run: 60 seconds' })).toBeAttached();
  await expect(page.getByText('Walk through the rest.')).toBeVisible();
  // Behind the tones.
  expect(await said()).not.toContain('en-GB: Run: 60 seconds');
  await page.clock.fastForward('00:02');
  await expect.poll(said).toContain('en-GB: Run: 60 seconds');
  await button(page, 'Pause').click();
  // What was to come is taken back; what has sounded stays.
  await expect.poll(laidOut).toBeLessThan(6);
  await page.clock.fastForward('20:00');
  await expect(page.getByText('Paused')).toBeVisible();
  // What looks for faults needs a clock that goes, and what is paused none.
  await page.clock.resume();
  expect(await findings(page)).toEqual([]);
  await stopClock();
  await button(page, 'Go on').click();
  await expect.poll(laidOut).toBeGreaterThan(20);
  await page.clock.fastForward('00:53');
  await expect(now('Walk')).toHaveText('1:25');
  await expect(sets(page)).toContainText('2 of 11 sets behind you');
  for (const [width, height] of [
    [375, 740],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(button(page, 'Pause')).toBeInViewport();
    const bar = await page.locator('.workout-bar').boundingBox();
    expect(bar!.height, `${width}`).toBeLessThan(height / 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
  }
  // However long the name of what one does is, the time stands on one line.
  await page.setViewportSize({ width: 375, height: 740 });
  await page.locator('.countdown-word').evaluate((word) => (word.textContent = 'ፈጠን ያለ የእግር ጉዞ'));
  expect((await page.getByRole('timer').boundingBox())!.height).toBeLessThan(60);

  await button(page, 'Undo').click();
  await expect(sets(page)).toContainText('1 of 11 sets behind you');
  await button(page, 'Start 1:00').click();
  await page.clock.fastForward('01:00');
  await expect(now('Walk')).toHaveText('1:30');
  // Locked in a pocket, and without a line.
  await page.context().setOffline(true);
  await page.clock.fastForward('30:00');
  await expect(sets(page)).toContainText('11 of 11 sets behind you');
  await page.context().setOffline(false);
  await page.clock.resume();
  await button(page, 'Finish the workout').click();
  await expect(page.getByRole('heading', { name: 'Well done' })).toBeFocused();
  await page.getByRole('link', { name: 'What you did' }).click();
  const runs = page.getByRole('region', { name: 'Easy run' }).getByRole('listitem');
  await expect(runs).toHaveCount(8);
  for (const run of await runs.all()) await expect(run).toContainText('1 minute');
});

test('the second workout offers the next weights, says why, and leaves the choice', async ({ page }) => {
  await signInAsNewMember(page);
  await page.goto(lossPlan);
  await button(page, 'Start this plan').click();
  await button(page, 'Start the workout').click();
  await expect(button(page, 'Lighter today')).toBeHidden();
  await page.getByText(/^All \d+ sets$/).click();
  await button(page, 'Go there: set 1 of Bent-over row').click();
  await button(page, 'Add a weight').click();
  await page.getByLabel('Weight (kg)', { exact: true }).fill('10');
  for (const set of [1, 2, 3]) {
    if (set > 1) await button(page, 'Go on').click();
    await expect(page.getByText(`Set ${set} of 3`)).toBeVisible();
    await page.getByLabel('Repetitions', { exact: true }).fill('14');
    await button(page, 'Done').click();
  }
  await expect(page.getByText('✓ Saved')).toBeVisible();
  await expect.poll(() => offerInstall(page)).toBe(true);
  await button(page, 'Finish now').click();
  await button(page, 'Finish the workout').click();
  await expect(page.getByRole('heading', { name: 'Well done' })).toBeFocused();
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText(/^You are reminded on \w+day at 07:00, by mail\.$/)).toBeFocused();
  const homeScreen = page.getByRole('region', { name: 'Birtu on your home screen' });
  expect(await findings(page)).toEqual([]);
  await homeScreen.getByRole('button', { name: 'Put it there' }).click();
  await expect(homeScreen).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-prompted');

  await page.goto('/profile/training');
  await page.getByText('Train another day of this week first').click();
  await button(page, 'Start: day 5').click();
  await expect(page.getByRole('heading', { name: 'March in place' })).toBeVisible();
  await button(page, 'Lighter today').click();
  await page.getByText(/^All \d+ sets$/).click();
  await button(page, 'Go there: set 1 of Bent-over row').click();
  const [reps, weight] = ['Repetitions', 'Weight (kg)'].map((name) => page.getByLabel(name, { exact: true }));
  await expect(page.getByText('Lighter today: the lower end, and about 10 % less weight.')).toBeVisible();
  await expect(weight!).toHaveValue('9');
  await button(page, 'As planned after all').click();
  await page.context().setOffline(true);
  await page.getByText('All sets reached 14 repetitions: 1 kg more.').click();
  await expect(page.getByRole('link', { name: /^American College of Sports Medicine/ })).toBeVisible();
  await expect(reps!).toHaveValue('12');
  await expect(weight!).toHaveValue('11');
  await button(page, 'Take these').click();
  await expect(reps!).toHaveValue('14');
  await expect(weight!).toHaveValue('10');
  await button(page, 'Take what is proposed').click();
  await expect(weight!).toHaveValue('11');
  await button(page, 'Take what is proposed').waitFor({ state: 'hidden' });
  await weight!.fill('12');
  await button(page, 'Done').click();
  await expect(weight!).toHaveValue('12');
  // The unit goes with the device; the profile is told of it once there is a connection.
  await button(page, 'lb – pounds').click();
  const pounds = page.getByLabel('Weight (lb)', { exact: true });
  await expect(pounds).toHaveValue('26.5');
  await pounds.fill('45');
  await expect(page.getByText('14 repetitions · 22 lb').first()).toBeVisible();
  await button(page, 'kg – kilograms').click();
  await expect(weight!).toHaveValue('20.41');
  await button(page, 'lb – pounds').click();
  await expect(pounds).toHaveValue('45');
  await page.context().setOffline(false);
  const told = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/preferences') && answer.request().method() === 'PUT',
  );
  await page.reload();
  await expect(pounds).toBeVisible();
  await told;
  await page.evaluate(() => localStorage.removeItem('birtu-weight-unit'));
  await page.goto('/profile');
  await expect(button(page, 'lb – pounds')).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/profile/training/session');
  await expect(page.getByText('✓ Saved')).toBeVisible();
  await expect.poll(() => offerInstall(page)).toBe(true);
  await button(page, 'Finish now').click();
  await button(page, 'Finish the workout').click();
  await expect(page.getByText('2 of 6 this week')).toBeVisible();
  await expect(homeScreen.or(question(page))).toHaveCount(0);
  const results = page.getByRole('region', { name: '1 exercise better than last time' });
  await expect(results.getByRole('listitem')).toContainText([
    /^Bent-over row.*Best set: 12 repetitions · 26.5 lb instead of 14 repetitions · 22 lb.*better than last time/,
  ]);
});

test('in Amharic: one workout goes on at a time, and another device brings it up to date', async ({
  page,
  browser,
}) => {
  const word = wordsOf('am');
  await signInAsNewMember(page);
  await page.goto(pathIn('am', lossPlan));
  await button(page, word('Start this plan')).click();
  await button(page, word('Start the workout')).click();
  await button(page, word('Done')).click();
  await expect(page.getByText(word('✓ Saved'))).toBeVisible();

  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const phone = await context.newPage();
  await phone.goto(pathIn('am', sessionPath));
  await button(phone, word('Undo')).click();
  await expect(phone.getByText(word('✓ Saved'))).toBeVisible();
  await button(phone, word('Skip set')).click();
  await expect(phone.getByText(word('✓ Saved'))).toBeVisible();
  await page.reload();
  await page.getByText(/^በጠቅላላ \d+ ዙር$/).click();
  await expect(page.getByText(word('skipped'), { exact: true })).toHaveCount(1);
  await context.close();

  await page.goto(pathIn('am', '/profile/training'));
  await page.getByText(word('Train another day of this week first')).click();
  await page.getByRole('button', { name: word('Start: day {day}').replace('{day}', '2') }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: word('Drop it and start this one') }).click();
  await expect(page).toHaveURL(pathIn('am', sessionPath));
  await expect(page.getByRole('heading', { name: 'ፈጠን ያለ የእግር ጉዞ' })).toBeVisible();
});

test('a workout is changed while it goes on: sets, supersets, other exercises, with a line or without', async ({
  page,
}) => {
  await signInAsNewMember(page);
  await page.goto('/profile/training');
  await button(page, 'Train without a plan').click();
  await expect(page).toHaveURL(sessionPath);
  await button(page, 'Choose from the library').click();
  const find = page.getByRole('combobox', { name: 'Find an exercise' });
  await find.fill('ፑሽ አፕ');
  await page.getByRole('option', { name: /^Push-up/ }).click();
  await page.getByRole('region', { name: 'A sound when time is up?' }).getByText('No').click();
  await button(page, 'Exercises of this workout').click();
  const sheet = page.getByRole('dialog', { name: 'Exercises of this workout' });
  await sheet.getByRole('button', { name: 'Add an exercise' }).click();
  await find.fill('bent-over row');
  // The library is read again for each list.
  await expect(sheet.getByRole('option', { name: /^Bent-over row/, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('Added: Bent-over row')).toBeVisible();
  await sheet.getByRole('button', { name: 'Up: Bent-over row' }).click();
  await expect(sheet.getByRole('listitem').first()).toContainText('Bent-over row');
  const join = sheet.getByRole('button', { name: 'In turns with the next: Bent-over row, Push-up' });
  await join.click();
  await sheet.getByRole('button', { name: 'Take it back' }).click();
  await join.click();
  await sheet.getByRole('button', { name: 'Back to the workout' }).click();
  await expect(page.getByText('Superset: in turns, rest after the round')).toBeVisible();
  await expect(page.getByText('✓ Saved')).toBeVisible();

  await page.context().setOffline(true);
  await button(page, 'Done').click();
  await expect(page.getByRole('timer')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Push-up' })).toBeFocused();
  await button(page, 'Done').click();
  await expect(page.getByRole('timer', { name: 'Rest' })).toBeVisible();
  await button(page, 'Go on').click();
  await button(page, 'Add a set').click();
  await expect(page.getByText('Set 2 of 4')).toBeVisible();
  await button(page, 'Drop this set').click();
  await expect(sets(page)).toHaveText('2 of 6 sets behind you');
  await button(page, 'Take it back').click();
  await expect(sets(page)).toHaveText('2 of 7 sets behind you');
  await button(page, 'Swap the exercise').click();
  const swap = page.getByRole('dialog', { name: 'Instead of: Bent-over row' });
  const other = swap.getByRole('radio').first();
  const name = await swap.locator('label b').first().innerText();
  await other.check();
  await swap.getByRole('button', { name: 'Swap', exact: true }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByText(/^No connection\. Your sets are kept/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('✓ Saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(sets(page)).toHaveText('2 of 7 sets behind you');

  // With one thumb: narrow, with large letters, and on its side, nothing lies beyond the edge.
  for (const [width, height, letters] of [
    [320, 640, 16],
    [375, 740, 32],
    [568, 320, 16],
  ] as const) {
    await page.setViewportSize({ width, height });
    await setTextSize(page, letters);
    await expect(button(page, 'Done')).toBeInViewport();
    // The set is to be seen above what is pressed.
    const bar = await page.locator('.workout-bar').boundingBox();
    expect(bar!.height, `${width}`).toBeLessThan(height / 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
    await button(page, 'Exercises of this workout').click();
    expect(await findings(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Back to the workout' }).click();
  }

  await button(page, 'Finish now').click();
  await page.getByLabel('Name (optional)').fill('ጠዋት');
  await button(page, 'Finish the workout').click();
  await page.getByRole('link', { name: 'What you did' }).click();
  await expect(page.getByRole('heading', { name: 'ጠዋት' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Push-up' })).toContainText('10 repetitions');
});

test('a plan that was gone through leads on: its last week once more, or what suits the same goal', async ({
  page,
}) => {
  const word = wordsOf('am');
  const { call } = await signInAsNewMember(page);
  const started = (await (
    await call('POST', '/training/plans', { planId: 'first-run' })
  ).json()) as StartedPlan;
  for (const { week, day } of placesOf(started.blocks))
    await call('PUT', `/training/plans/${started.id}/weeks/${week}/days/${day}`);
  await page.goto(pathIn('am', '/profile/training'));
  const next = page.getByRole('region', { name: word('What next?') });
  await expect(next).toContainText(
    word('To keep what you have reached, do week {week} again, as often as you like.').replace('{week}', '9'),
  );
  await expect(next.getByRole('link', { name: word('Find another plan') })).toHaveAttribute(
    'href',
    '/am/plans/find?goal=run',
  );
  expect(await findings(page)).toEqual([]);
  const again = word('Do week {week} again').replace('{week}', '9');
  await page.getByRole('button', { name: again }).click();
  await expect(page.getByRole('article')).toContainText(
    word('Week {week} of {weeks}').replace('{weeks}', '9').replace('{week}', '9'),
  );
});
