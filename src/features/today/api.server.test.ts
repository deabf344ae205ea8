import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type ApiMember } from '#test/api-caller.ts';
import { homeTimeZone } from '#src/lib/day.ts';
import { isSameDish, offeredOf } from '#src/features/diary/offered.ts';
import { carriedOver } from './carried-over.ts';
import { mealsOn } from './planned-meals.ts';
import { todaySchema, type Today } from './schema.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let selam: ApiMember;
/** A Monday. */
const day = '2026-11-23';
const plan = 'light-mesob';

beforeAll(async () => {
  api = await startApi({}, 'bundled');
  api.setClock(new Date('2026-11-23T09:00:00Z'));
  selam = await api.member();
});
afterAll(() => api.close());

const read = async (of = day, member = selam): Promise<Today> => {
  const { status, body } = await member.call('GET', `/today?day=${of}`);
  expect(status).toBe(200);
  return todaySchema.parse(body);
};

/** The database has a clock of its own. */
const savedAt = (member: ApiMember, moment: string) =>
  api.sql`update saved_plans set created_at = ${moment} where user_id = ${member.id}`;

test('the first day is empty, and asks for nothing but the scales', async () => {
  const first = await read(day, await api.member());
  expect(first).toMatchObject({
    day,
    tsom: null,
    training: { session: null, plan: null },
    activities: [],
    meals: null,
    diary: { entries: [] },
    weight: { latest: null, isDue: true },
    waiting: [],
  });
  expect(first.week.map((each) => each.day)).toEqual([
    day,
    ...[4, 5, 6, 7, 8, 9].map((n) => `2026-11-2${n}`),
  ]);
});

test('a plan’s next day is told with its minutes, and gives way to the workout that goes on', async () => {
  const { body: started } = await selam.call('POST', '/training/plans', { planId: 'weight-loss-foundation' });
  const { training } = await read();
  expect(training.plan).toMatchObject({ id: started.id, planId: started.planId, next: { week: 1, day: 1 } });
  expect(training.plan!.next).toEqual({ ...started.blocks[0].days[0], week: 1 });
  const begun = await selam.call('POST', '/training/session', { startedPlanId: started.id, week: 1, day: 1 });
  expect((await read()).training.session).toMatchObject({ id: begun.body.id, week: 1, day: 1 });
  await selam.call('DELETE', `/training/sessions/${begun.body.id}`);
  await selam.call('PUT', `/training/plans/${started.id}/weeks/1/days/1`);
  expect((await read()).training.plan!.next).toMatchObject({ week: 1, day: 2 });
});

test('both tables of the nutrition plan’s day come along; a dish that is written down is known', async () => {
  await selam.call('PUT', `/saved-plans/nutrition/${plan}`);
  await savedAt(selam, '2026-11-23T09:00:00Z');
  const { meals } = await read();
  expect(meals).toMatchObject({ plan: { id: plan } });
  const everything = () => true;
  const fasting = (kind: string | null) => kind === 'yes';
  const lunch = offeredOf(meals!.tables.fasting, fasting).lunch;
  expect(lunch.length).toBeGreaterThan(0);
  expect(offeredOf(meals!.tables.regular, everything).lunch.length).toBeGreaterThan(0);
  const [dish] = lunch;
  const portions = dish!.portions.map(({ foodId, grams }) => ({ foodId, grams }));
  const id = randomUUID();
  const { name, source } = dish!;
  const kept = await selam.call('POST', '/diary', { id, day, meal: 'lunch', name, source, portions });
  expect(kept.status).toBe(201);
  const { diary, week } = await read();
  expect(diary.entries).toMatchObject([{ id, meal: 'lunch' }]);
  expect(isSameDish(diary.entries[0]!.source, dish!.source)).toBe(true);
  expect(week[0]).toMatchObject({ day, entries: 1 });
  // The plan’s days go on with those of the calendar.
  const next = (await read('2026-11-24')).meals!.tables.regular;
  expect(next.breakfast[0]![0]!.source).toMatchObject({ day: 2 });
});

test('a day that the device carries over from one before is the one that the server would tell', async () => {
  const kept = await read();
  const next = '2026-11-25';
  const { body: detail } = await selam.call('GET', `/plans/nutrition/${plan}`);
  const { savedAt } = kept.aims.plan!;
  const meals = mealsOn(detail, savedAt, next, homeTimeZone);
  expect(carriedOver(kept, next, meals)).toEqual(await read(next));
  // Of another week nothing is known but the plan.
  const later = carriedOver(kept, '2026-12-02', meals);
  expect(later.week.map(({ entries }) => entries)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(later.weight.isDue).toBe((await read('2026-12-02')).weight.isDue);
});

test('the day on which a plan was saved is that of the person', async () => {
  const late = await api.member();
  api.setClock(new Date('2026-11-23T22:30:00Z'));
  await late.call('PUT', `/saved-plans/nutrition/${plan}`);
  await savedAt(late, '2026-11-23T22:30:00Z');
  const dayOfPlan = async (timeZone: string) => {
    const { body } = await late.call('GET', `/today?${new URLSearchParams({ day: '2026-11-24', timeZone })}`);
    return todaySchema.parse(body).meals!.tables.regular.breakfast[0]![0]!.source;
  };
  expect(await dayOfPlan('Africa/Addis_Ababa')).toMatchObject({ day: 1 });
  expect(await dayOfPlan('America/New_York')).toMatchObject({ day: 2 });
  expect((await late.call('GET', `/today?day=${day}&timeZone=Nowhere/Else`)).status).toBe(422);
  api.setClock(new Date('2026-11-23T09:00:00Z'));
});

test('what was done makes the week; weighing is due after seven days', async () => {
  await selam.call('PUT', '/progress/measurements/2026-11-17', { weight: 64, height: 165 });
  expect((await read()).weight).toEqual({
    latest: { date: '2026-11-17', weight: 64, height: 165 },
    isDue: false,
  });
  expect((await read('2026-11-24')).weight.isDue).toBe(true);
  await selam.call('PUT', `/progress/measurements/${day}`, { weight: 63.5 });
  const workout = { id: randomUUID(), date: day, type: 'Workout', details: { name: 'Run', duration: 30 } };
  await selam.call('POST', '/activities', workout);
  const { activities, week, weight } = await read();
  expect(activities).toMatchObject([workout]);
  expect(weight.latest).toMatchObject({ date: day, weight: 63.5 });
  expect(week[0]).toMatchObject({ day, workouts: 1, activities: 0, weighed: true });
  expect((await read('2026-11-22')).week[1]).toMatchObject({ day: '2026-11-17', weighed: true });
});

test('what a member measures is what they measured in the last 90 days, the newest of each kind', async () => {
  const almaz = await api.member();
  const measure = (kind: string, on: string, time: string | null, figures: object) =>
    almaz.call('POST', '/measurements', { id: randomUUID(), kind, day: on, time, figures });
  expect((await read(day, almaz)).measured).toEqual({ blood_pressure: null, pulse: null, waist: null });
  await measure('blood_pressure', '2026-11-22', '07:00', { systolic: 128, diastolic: 82, arm: 'left' });
  await measure('blood_pressure', '2026-11-22', '19:00', { systolic: 126, diastolic: 81, arm: 'left' });
  await measure('waist', '2026-08-25', null, { waist: 92 });
  await measure('pulse', '2026-08-24', null, { pulse: 61 });
  const { measured } = await read(day, almaz);
  expect(measured).toMatchObject({
    blood_pressure: { day: '2026-11-22', figures: { systolic: 126, arm: 'left' } },
    waist: { figures: { waist: 92 } },
    pulse: null,
  });
  expect((await read('2026-11-24', almaz)).measured.waist).toBeNull();
});

test('nobody who is pregnant is reminded of the scales', async () => {
  const eater = { sex: 'female', age: 30, ageOn: day, motherhood: 'pregnant' };
  const { call } = await api.member();
  await call('PUT', '/preferences', { eater });
  const { body } = await call('GET', `/today?day=${day}`);
  expect(body.weight.isDue).toBe(false);
});

test('how the member fasts comes along; nobody meets another one’s day', async () => {
  const tsom = { tradition: 'orthodox', fish: false, honey: true, until: 'noon' };
  await selam.call('PUT', '/preferences', { tsom });
  expect((await read()).tsom).toEqual(tsom);
  expect(await read(day, await api.member())).toMatchObject({ tsom: null, activities: [], meals: null });
});

test('an address that is not confirmed waits', async () => {
  await api.sql`update auth.users set new_email = 'new@birtu.test' where id = ${selam.id}`;
  expect((await read()).waiting).toEqual([{ kind: 'new-email', email: 'new@birtu.test' }]);
});

test('weeks in which one trained as often as one meant to make a row; without a plan or reminder there is none', async () => {
  const almaz = await api.member();
  const streak = async (of = day) => (await read(of, almaz)).streak;
  expect(await streak()).toBeNull();
  api.setClock(new Date('2026-11-02T09:00:00Z'));
  const rhythm = { time: '07:00', zone: 'Africa/Addis_Ababa', language: 'en', calendar: 'gregorian' };
  await almaz.call('PUT', '/reminders/training', { ...rhythm, days: [0, 3] });
  api.setClock(new Date('2026-11-23T09:00:00Z'));
  expect(await streak()).toBe(0);
  const train = async (date: string) => {
    const details = { name: 'Run', duration: 30 };
    await almaz.call('POST', '/activities', { id: randomUUID(), date, type: 'Workout', details });
  };
  // Before the reminder was switched on; then two weeks, of which the one between is missed; then this one, which goes on.
  for (const date of ['2026-10-26', '2026-10-29', '2026-11-02', '2026-11-05', '2026-11-16', '2026-11-22'])
    await train(date);
  expect(await streak()).toBe(2);
  await train('2026-11-23');
  expect(await streak()).toBe(2);
  await train('2026-11-23');
  expect(await streak()).toBe(3);
  expect(await streak('2026-12-14')).toBe(0);
});

test('the week is told beside what was meant, and a reminder is asked after until that is answered', async () => {
  const hanna = await api.member();
  const told = async () => {
    const { meant, asksForReminder, week } = await read(day, hanna);
    return [week.reduce((sum, { workouts }) => sum + workouts, 0), meant, asksForReminder];
  };
  expect(await told()).toEqual([0, null, false]);
  await hanna.call('POST', '/training/plans', { planId: 'weight-loss-foundation' });
  expect(await told()).toEqual([0, 6, false]);
  const details = { name: 'Run', duration: 30 };
  await hanna.call('POST', '/activities', { id: randomUUID(), date: day, type: 'Workout', details });
  expect(await told()).toEqual([1, 6, true]);
  await hanna.call('PUT', '/preferences', { reminderPassed: true });
  expect(await told()).toEqual([1, 6, false]);
  await hanna.call('PUT', '/preferences', { reminderPassed: null });
  const rhythm = { days: [0, 2, 4], time: '07:00', zone: 'Africa/Addis_Ababa' };
  await hanna.call('PUT', '/reminders/training', { ...rhythm, language: 'am', calendar: 'ethiopian' });
  expect(await told()).toEqual([1, 6, false]);
});
