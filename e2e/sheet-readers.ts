import type { Page } from '@playwright/test';
import { addDays, today } from '#src/lib/day.ts';
import { bundledFitnessPlans } from '#content/plans/fitness.ts';
import { bundledNutritionPlans } from '#content/plans/nutrition.ts';
import { memberScreens, newIds, signInAsBusyMember, type Names } from './member-screens.ts';
import { signInAsNewMember } from './member.ts';
import { expect } from './product.ts';
import type { Screen } from './screens.ts';
import { signInAsBusyStaff, staffScreens } from './staff-screens.ts';
import { registerAs, signInAs } from './staff.ts';

/** How much whoever looks has: as usual, nothing, as much as can be with the longest names, or next to nothing. */
export type Amount = 'usual' | 'nothing' | 'much' | 'little';

/** Signs the page's browser in. @returns the screens of a reader who has so much */
export type SignIn = (page: Page, amount: Amount) => Promise<readonly Screen[]>;

const day = today(new Date(), 'Africa/Addis_Ababa');
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Of the greatest lengths that the forms take. */
const longNames: Names = {
  member: 'ብርቱካን ገብረመድኅን ወልደጊዮርጊስ ኃይለማርያም ተክለሃይማኖት',
  workout:
    'A slow run before sunrise from Megenagna past the stadium and up to Entoto with Tirsit and her brother',
  routine: 'Before work: ከሥራ በፊት የማደርገው አጭር ስፖርት with the jerrycan and the long band',
};
const shortNames: Names = { member: 'Jo', workout: 'Ox', routine: 'Qu' };

const longNote =
  'The left knee was stiff in the first two sets, so the step was lower than last time; ከዚያ በኋላ ግን ምንም አልተሰማኝም። ' +
  'Next time: warm up for five minutes, then go down more slowly, and stop where the heel wants to lift. https://example.org/a-very-long-address-without-any-place-to-break-it-anywhere';

async function signInAsLadenMember(page: Page): Promise<readonly Screen[]> {
  const ids = newIds();
  const member = await signInAsBusyMember(page, ids, longNames);
  const send = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const answer = await member.call(method, path, body);
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
  await member.keepBody({ height: 249, weight: 187.5 });
  for (const back of upTo(26))
    await member.keepBody({
      height: 249,
      weight: 187.5 - (back % 5) * 1.3,
      date: addDays(day, -7 * back - 1),
    });
  await send('PUT', '/preferences', {
    tsom: { tradition: 'orthodox', fish: true, honey: true, until: '15:00' },
    eater: { motherhood: 'neither', activity: 'vigorous', goal: 'lose', minds: ['salt', 'iron'] },
  });
  await send('PUT', '/progress/target', { weight: 123.4, day });
  for (const back of upTo(24)) {
    const details = { name: longNames.workout, duration: 1440, calories: 10_000 };
    await member.log({ date: addDays(day, -Math.floor(back / 3)), type: 'Workout', details });
    const description = `${longNote} ${longNote}`.slice(0, 500);
    await member.log({ date: addDays(day, -back), type: 'Generic Activity', details: { description } });
  }
  for (const back of upTo(20))
    await send('POST', '/measurements', {
      id: crypto.randomUUID(),
      kind: 'blood_pressure',
      figures: { systolic: 188 - back, diastolic: 112 - (back % 9), arm: 'left', pulse: 101 },
      day: addDays(day, -back),
      time: '23:30',
    });
  const meals = ['breakfast', 'lunch', 'dinner', 'snacks'] as const;
  for (const index of upTo(16))
    await send('POST', '/diary', {
      id: crypto.randomUUID(),
      day,
      meal: meals[index % 4],
      name: {
        en: 'Injera of teff and barley with shiro, red lentils, cabbage, beetroot and the collard greens of yesterday, eaten together with everyone',
        am: 'የጤፍና የገብስ እንጀራ ከሽሮ፣ ከምስር ወጥ፣ ከጥቅል ጎመን፣ ከቀይ ሥርና ትናንት ከተረፈው ጎመን ጋር፣ ከቤተሰብ ሁሉ ጋር አብረን የበላነው',
      },
      portions: ['injera-teff', 'shiro-wat', 'misir-wat', 'gomen', 'key-sir'].map((foodId) => ({
        foodId,
        grams: 1234.5,
      })),
      source: null,
    });
  // One is left to be saved.
  for (const { id } of bundledFitnessPlans)
    if (id !== 'weight-gain-strength') await send('PUT', `/saved-plans/fitness/${id}`, {});
  for (const { id } of bundledNutritionPlans) await send('PUT', `/saved-plans/nutrition/${id}`, {});
  const set = {
    setType: 'working',
    reps: 188,
    repsMax: 200,
    seconds: null,
    restTime: 900,
    weight: 487.5,
    rpe: 9.5,
  };
  for (const index of upTo(8))
    await send('POST', '/training/routines', {
      name: `${longNames.routine.slice(0, 78)}${index}`,
      exercises: [
        'romanian-deadlift',
        'goblet-squat',
        'push-up',
        'bench-press',
        'plank',
        'bodyweight-squat',
      ].map((exerciseId) => ({
        exerciseId,
        notes: longNote,
        sets: upTo(6).map(() => set),
      })),
    });
  const rows = upTo(60).map((index) => {
    const on = `"${(index % 28) + 1} Mar ${2020 + Math.floor(index / 28)}, `;
    return `${longNames.routine.replace(/[,"]/g, '').slice(0, 76)} ${index},${on}18:05",${on}21:45",${index % 3 ? 'Bench Press (Barbell)' : `A movement with a name that nobody but its owner knows ${index}`},normal,123.45,18,,9.5`;
  });
  await send('POST', '/training/imports', {
    id: crypto.randomUUID(),
    timeZone: 'Africa/Addis_Ababa',
    names: [],
    file: [
      'title,start_time,end_time,exercise_title,set_type,weight_kg,reps,duration_seconds,rpe',
      ...rows,
    ].join('\n'),
  });
  for (const kind of ['weigh_in', 'meals', 'weekly_summary', 'next_fast'])
    await send('PUT', `/reminders/${kind}`, {
      days: upTo(7),
      time: '23:30',
      zone: 'America/Argentina/ComodRivadavia',
      calendar: 'ethiopian',
      language: 'am',
    });
  for (const index of upTo(8))
    await page.request.post('/auth/v1/token?grant_type=password', {
      headers: {
        'user-agent': `Mozilla/5.0 (Linux; Android 1${index}; SM-A03 Core) Chrome/14${index} Mobile`,
      },
      data: { email: member.email, password: member.password },
    });
  return memberScreens(ids, longNames);
}

/** Each page once, as it is opened. */
const untouched = (screens: readonly Screen[]): readonly Screen[] =>
  [...new Set(screens.map(({ address }) => address))].map((address) => ({ address }));

/** The busy screens with what else the longest and shortest of them are. */
export const memberOf: SignIn = async (page, amount) => {
  const ids = newIds();
  if (amount === 'much') return signInAsLadenMember(page);
  if (amount === 'nothing') {
    await signInAsNewMember(page);
    return untouched(memberScreens(ids));
  }
  const names = amount === 'little' ? shortNames : undefined;
  await signInAsBusyMember(page, ids, names);
  return memberScreens(ids, names);
};

/** A draft made from what came with the product, with the longest title. */
const longTitle = {
  en: 'Twelve weeks of patient strength for people who sit all day and carry water home in the evening, with a jerrycan only',
  am: 'ቀኑን ሙሉ ተቀምጠው ለሚውሉና ማታ ውኃ ተሸክመው ወደ ቤት ለሚመለሱ ሰዎች የተዘጋጀ የአሥራ ሁለት ሳምንት የጥንካሬ ዕቅድ፣ በጀሪካን ብቻ',
};

async function fillStaffArea(page: Page) {
  const staff = await signInAs(page, 'admin_super', longNames.member);
  const made = async (path: string, data: object) => {
    const answer = await staff.call('POST', path, data);
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
  for (const role of ['planner', 'nutritionist', 'admin_nutritionist', 'user'] as const)
    await registerAs(page, role, longNames.member);
  for (const index of upTo(12))
    await page.request.post('/api/feedback', {
      data: {
        name: `${longNames.member} ${longNames.member}`.slice(0, 100),
        email: `${'tirsit.gebremedhin'.repeat(3)}.${index}@${'a-long-name-of-a-mail-server'.repeat(2)}.example.org`,
        subject: longTitle.am.repeat(2).slice(0, 148),
        message: `${longNote}\n\n`.repeat(12).trim(),
      },
    });
  for (const index of upTo(6))
    await made('/admin/saved-replies', {
      title: `${longTitle.en.slice(0, 96)} ${index}`,
      text: { en: longNote.repeat(4), am: longNote.repeat(4) },
    });
  const plan = await staff.call('GET', '/admin/fitness-plans/weight-loss-foundation');
  const written = ((await plan.json()) as { plan: object }).plan;
  await made('/admin/fitness-plans', { ...written, title: longTitle, status: 'draft' });
  await made('/admin/content', {
    type: 'motivational',
    category: 'mindset',
    title: longTitle,
    summary: { en: longNote, am: longNote },
    body: { en: longNote },
    icon: 'sun',
    image: null,
    author: { en: `${longNames.member} and the kitchen of the clinic` },
    sources: [],
    publication: { state: 'draft' },
  });
}

export const staffOf: SignIn = async (page, amount) => {
  if (amount === 'nothing') {
    await signInAs(page, 'admin_super');
    // What came with the product is there from the first day; nothing is found of what there is not.
    return untouched(staffScreens).map(({ address }) => ({
      address: /^\/admin\/[a-z-]+$/.test(address) ? `${address}?q=zzzz` : address,
    }));
  }
  await signInAsBusyStaff(page, amount === 'little' ? shortNames.member : undefined);
  if (amount === 'much') await fillStaffArea(page);
  return staffScreens;
};
