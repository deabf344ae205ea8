import type { Page } from '@playwright/test';
import { untilAlive, watchAlive } from './alive.ts';
import { signInAsNewMember } from './member.ts';
import { expect, test } from './product.ts';
import { rawWordsOn } from './raw-words.ts';

const path = '/services/educational-content/tools/fitness-assessment';
const selam = {
  age: '28',
  gender: 'female',
  activityLevel: 'moderate',
  height: '165',
  weight: '60',
  restingHeartRate: '66',
  pushUps: '17',
  sitUps: '36',
  flexibility: '12',
  cardio: '15.2',
};
const results = (answers: Partial<typeof selam> & { bloodPressure?: string } = {}) =>
  `${path}?${new URLSearchParams({ ...selam, ...answers, step: '4' })}`;

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const previous = (page: Page) => page.getByRole('button', { name: 'Previous', exact: true });
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate Results' });
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const result = (page: Page, test: string) => page.getByRole('region', { name: test, exact: true });

async function fillPerson(page: Page) {
  await page.getByLabel('Age (years)').fill('28');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('radio', { name: 'Moderate' }).check();
}

async function fillBody(page: Page) {
  await page.getByLabel('Height (cm)').fill('165');
  await page.getByLabel('Weight (kg)').fill('60');
  await page.getByLabel('Resting heart rate (bpm)').fill('66');
}

async function fillTests(page: Page) {
  await page.getByLabel('Push-ups (maximum in 1 minute)').fill('17');
  await page.getByLabel('Sit-ups (maximum in 1 minute)').fill('36');
  await page.getByLabel('Sit-and-reach (cm)').fill('12');
  await page.getByLabel('1.5 mile run (minutes)').fill('15:12');
}

async function expectResults(page: Page) {
  await expect(step(page, 'Results')).toBeVisible();
  await expect(result(page, 'Push-ups')).toContainText('17Fair');
  await expect(result(page, 'Push-ups')).toContainText('3 more is Good, from 20.');
  await expect(result(page, 'Sit-ups')).toContainText('36Good');
  await expect(result(page, 'Flexibility')).toContainText('12 cmGood');
  await expect(result(page, '1.5 mile run')).toContainText('15.2 minFair');
  await expect(result(page, '1.5 mile run')).toContainText('1.2 minutes faster is Good: 14 minutes or less.');
}

test.beforeEach(({ page }) => watchAlive(page));

/** The application is there once Next waits for what is missing. */
const open = async (page: Page, address = path) => {
  await page.goto(address);
  await expect(next(page)).toBeDisabled();
};

test('four steps: Next waits for what is required, and the results say what moves up one band', async ({
  page,
}) => {
  await open(page);
  await expect(previous(page)).toBeDisabled();
  await page.getByLabel('Age (years)').fill('28');
  await page.getByRole('radio', { name: 'Female' }).check();
  await expect(next(page)).toBeDisabled();
  await page.getByRole('radio', { name: 'Moderate' }).check();
  await next(page).click();

  await expect(step(page, 'Body Measurements')).toBeFocused();
  await expect(next(page)).toBeDisabled();
  await fillBody(page);
  await next(page).click();

  await expect(step(page, 'Fitness Tests')).toBeFocused();
  await expect(calculate(page)).toBeDisabled();
  await fillTests(page);
  await calculate(page).click();

  await expectResults(page);
  await expect(next(page)).toBeDisabled();
  await expect(page.getByRole('img', { name: 'Push-ups: 17 stands in the band Fair.' })).toBeVisible();
  // Which plan suits best changes with the shelf.
  const suggested = page.locator('main a[href*="/services/fitness-plans/"]').first();
  const title = await suggested.innerText();
  await suggested.click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await page.goBack();
  await previous(page).click();
  await expect(page.getByLabel('1.5 mile run (minutes)')).toHaveValue('15:12');
});

test('what was typed is kept, held against what can be human, and printed', async ({ page }) => {
  await test.step('what was typed survives a reload, and Enter goes on', async () => {
    await open(page);
    await fillPerson(page);
    await page.reload();
    await expect(page.getByLabel('Age (years)')).toHaveValue('28');
    await expect(page.getByRole('radio', { name: 'Moderate' })).toBeChecked();
    await page.getByLabel('Age (years)').press('Enter');
    await expect(step(page, 'Body Measurements')).toBeVisible();
    await page.getByLabel('Height (cm)').fill('165');
    await page.goBack();
    await expect(page.getByLabel('Age (years)')).toHaveValue('28');
    await page.goForward();
    await expect(page.getByLabel('Height (cm)')).toHaveValue('165');
  });
  await test.step('what cannot be human is refused beside its field', async () => {
    await open(page, `${path}?age=28&gender=female&activityLevel=light&step=2`);
    await page.getByLabel('Height (cm)').fill('1.65');
    await page.getByLabel('Weight (kg)').fill('60');
    await page.getByLabel('Resting heart rate (bpm)').fill('66');
    await page.getByLabel('Blood pressure (optional)').fill('80/120');
    await next(page).click();
    const height = page.getByLabel('Height (cm)');
    await expect(height).toBeFocused();
    await expect(height).toHaveAccessibleDescription(
      'Please enter a height from 30 to 300 cm. Did you mean 165 cm?',
    );
    await expect(page.getByLabel('Blood pressure (optional)')).toHaveAccessibleDescription(
      'The first figure must be the higher one, as in 120/80.',
    );
    await height.fill('165');
    await page.getByLabel('Blood pressure (optional)').fill('190/100');
    const warning = page.getByRole('alert').filter({ hasText: 'Please do not test today' });
    await expect(warning).toBeVisible();
    await next(page).click();
    await expect(step(page, 'Fitness Tests')).toBeFocused();
    await expect(warning).toBeVisible();
  });
  await test.step('the other language goes on with what was typed, and so does a step before', async () => {
    await page.goto(`${path}?${new URLSearchParams({ ...selam, step: '3' })}`);
    const sitUps = page.locator('[name=sitUps]');
    await untilAlive(page);
    await sitUps.fill('44');
    await page.getByRole('link', { name: 'አማርኛ' }).click();
    await expect(page).toHaveURL(/\/am\/.*sitUps=44/);
    await expect(sitUps).toHaveValue('44');
    await untilAlive(page);
    await sitUps.fill('45');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).not.toHaveURL(/\/am\//);
    await expect(sitUps).toHaveValue('45');
    await untilAlive(page);
    await sitUps.fill('46');
    await page.getByRole('link', { name: /Personal Information/ }).click();
    await expect(page).toHaveURL(/sitUps=46/);
  });
  await test.step('a small number behind a claim opens its source over the text', async () => {
    await page.goto(path);
    await untilAlive(page);
    await page.getByRole('complementary', { name: 'Before you test' }).locator('[role=doc-noteref]').click();
    const note = page.getByRole('dialog', { name: 'Source 1' });
    await expect(note.getByRole('link')).toHaveText(/PAR-Q/);
  });
  await test.step('printed are the results, not the ways on', async () => {
    await page.goto(results());
    await page.emulateMedia({ media: 'print' });
    await expect(result(page, 'Push-ups')).toBeVisible();
    await expect(previous(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Log in to keep this result' })).toBeHidden();
  });
});

test('the way to the results is in words in either language, and the console has nothing to say', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  for (const address of [path, `/am${path}`]) {
    await page.goto(`${address}?${new URLSearchParams({ ...selam, step: '3' })}`);
    await untilAlive(page);
    expect(await rawWordsOn(page)).toEqual([]);
    await page.locator('main button[value="4"]').click();
    await expect(page.locator('.result-card')).toHaveCount(4);
    expect(await rawWordsOn(page)).toEqual([]);
  }
  expect(said).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all goes by addresses and forms alone', async ({ page }) => {
    await test.step('the whole assessment goes by addresses', async () => {
      await page.goto(path);
      await fillPerson(page);
      await next(page).click();
      await fillBody(page);
      await previous(page).click();
      await expect(page.getByRole('radio', { name: 'Moderate' })).toBeChecked();
      await next(page).click();
      await expect(page.getByLabel('Weight (kg)')).toHaveValue('60');
      await next(page).click();
      await fillTests(page);
      await page.getByText('How to do the push-up test').click();
      await expect(page.getByText('Count for one minute; rest in the upper position only.')).toBeVisible();
      await calculate(page).click();
      await expectResults(page);
      await expect(page.getByRole('link', { name: 'Log in to keep this result' })).toBeVisible();
    });

    const highReadings = [
      {
        reading: '150/92',
        title: ['Blood pressure 150/92: high', 'የደም ግፊት 150/92፦ ከፍተኛ'],
        todo: [
          'If it is 140/90 or more on both days, see a health worker',
          'በሁለቱም ቀን 140/90 ወይም ከዚያ በላይ ከሆነ',
        ],
        plan: ['only gentle training is suggested', 'በዚህ የደም ግፊት የሚመከረው ቀለል ያለ ልምምድ ብቻ ነው'],
      },
      ...['165/95', '165/105'].map((high) => ({
        reading: high,
        title: [`Blood pressure ${high}: very high`, `የደም ግፊት ${high}፦ በጣም ከፍተኛ`],
        todo: ['see a health worker in the next days', 'በሚቀጥሉት ቀናት የጤና ባለሙያ ዘንድ ይሂዱ'],
        plan: ['No training plan suits you until', 'የሚስማማዎት የስፖርት ዕቅድ የለም'],
      })),
      {
        reading: '185/115',
        title: ['Blood pressure 185/115: stop', 'የደም ግፊት 185/115፦ ያቁሙ'],
        todo: ['go to a health centre or a hospital today', 'ዛሬውኑ ወደ ጤና ጣቢያ ወይም ሆስፒታል ይሂዱ'],
        plan: ['No plan suits you today', 'ዛሬ የሚስማማዎት ዕቅድ የለም'],
      },
    ];
    for (const [index, language] of ['', '/am'].entries())
      await test.step(`a high blood pressure says what to do, and suggests no plan that it warns of, at ${language}/`, async () => {
        const main = page.getByRole('main');
        for (const { reading, title, todo, plan } of highReadings)
          await test.step(reading, async () => {
            await page.goto(language + results({ bloodPressure: reading }));
            for (const texts of [title, todo, plan]) await expect(main).toContainText(texts[index]!);
            const isGentle = reading === '150/92';
            await expect(main.locator('a[href*="/fitness-plans/"]')).toHaveCount(isGentle ? 1 : 0);
            await expect(main.locator('a[href$="/gentle-on-the-heart"]')).toHaveCount(isGentle ? 1 : 0);
            await expect(main.locator('a[href*="/nutrition-plans/"]')).toHaveCount(
              reading === '185/115' ? 0 : 1,
            );
            await expect(main).not.toContainText(/run faster for one minute|አንድ ደቂቃ ፈጥነው ይሩጡ/);
          });
      });

    await test.step('what to do in pregnancy is told to no man', async () => {
      for (const bloodPressure of ['150/92', '165/95'])
        for (const [gender, times] of [
          ['female', 1],
          ['male', 0],
        ] as const) {
          await page.goto(results({ bloodPressure, gender }));
          await expect(page.getByRole('heading', { name: `Blood pressure ${bloodPressure}` })).toBeVisible();
          await expect(page.getByText('If you are pregnant')).toHaveCount(times);
        }
    });

    await test.step('above 39 years push-ups are Poor, with the published norm beside it', async () => {
      await page.goto(results({ age: '45' }));
      await expect(result(page, 'Push-ups')).toContainText('17Poor');
      await expect(result(page, 'Push-ups')).toContainText('This table has no row for ages above 39');
      await expect(
        page.getByRole('img', { name: 'Second opinion: 17 stands in the band Very good.' }),
      ).toBeVisible();
    });
  });
});

test('a member’s results are kept once, compared with the last ones, and can be removed', async ({
  page,
}) => {
  await signInAsNewMember(page);
  await page.goto(results({ pushUps: '12', cardio: '14.8' }));
  await page.getByRole('button', { name: 'Save to my profile' }).click();
  await expect(page.getByText('This is your first one.')).toBeVisible();

  await page.goto(`${path}?${new URLSearchParams({ ...selam, step: '3' })}`);
  await calculate(page).click();
  await expect(page.getByText(/^Kept on your profile/)).toBeVisible();
  const changes = page.getByRole('region', { name: 'Beside your last time' }).getByRole('listitem');
  await expect(changes).toHaveText([
    /Push-ups.*better \(5\).*before: 12, Fair/,
    /Sit-ups.*same.*before: 36, Good/,
    /Flexibility.*same/,
    /1.5 mile run.*slower \(0.4 min\).*before: 14.8 min, Fair/,
  ]);

  await page.reload();
  await expect(page.getByText(/^Kept on your profile/)).toBeVisible();
  await page.getByRole('link', { name: 'All your assessments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your fitness assessments' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove: / })).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Remove: / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Remove: / })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Remove: / })).toHaveCount(1);
  await page.getByRole('link', { name: '← My Profile' }).click();
  await page.getByRole('link', { name: 'Your fitness assessments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your fitness assessments' })).toBeVisible();
  await expect(page.locator('main dl')).toContainText('Push-ups12Fair');
});

test('a member is not asked again for what is known, and the profile says what to do about the blood pressure', async ({
  page,
}) => {
  await signInAsNewMember(page);
  await page.goto('/bmi?height=165&weight=60&unit=metric');
  await page.getByRole('button', { name: 'Save to my profile' }).click();
  await expect(page.getByText('These are the height and weight on your profile.')).toBeVisible();
  await page.goto('/bmi');
  await expect(page.getByLabel('Height (cm)')).toHaveValue('165');
  await expect(page.getByLabel('Weight (kg)')).toHaveValue('60');

  await page.goto(`${path}?age=28&gender=female&activityLevel=light&step=2`);
  await expect(page.getByText(/^Filled in from your profile/)).toBeVisible();
  await expect(page.getByLabel('Height (cm)')).toHaveValue('165');
  await page.getByLabel('Weight (kg)').fill('61');
  await expect(page.getByLabel('Weight (kg)')).toHaveValue('61');

  await page.goto(results({ bloodPressure: '165/95' }));
  await page.getByRole('button', { name: 'Save to my profile' }).click();
  await expect(page.getByText('This is your first one.')).toBeVisible();
  await page.goto(path);
  await expect(page.getByLabel('Age (years)')).toHaveValue('28');
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Blood pressure 165/95: very high' })).toBeVisible();
  await page.getByText('What to do', { exact: true }).click();
  await expect(page.getByText('see a health worker in the next days')).toBeVisible();
  await page.goto('/profile/assessments');
  await expect(page.getByRole('heading', { name: 'Blood pressure 165/95: very high' })).toBeVisible();
});

test('a visitor who logs in to keep the result has it kept, and can take it back', async ({ page }) => {
  const { email, password } = await signInAsNewMember(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto(results());
  await page.getByRole('link', { name: 'Log in to keep this result' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Kept on your profile/)).toBeVisible();
  await page.getByRole('button', { name: /^Remove: / }).click();
  await expect(page.getByRole('button', { name: 'Save to my profile' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Save to my profile' })).toBeVisible();
  await page.getByRole('link', { name: 'All your assessments' }).click();
  await expect(page.getByText(/^Nothing here yet/)).toBeVisible();
});
