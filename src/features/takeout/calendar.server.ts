import { measuresOf, nameOf } from '#src/features/activity/naming.ts';
import { workoutType } from '#src/features/activity/kinds.ts';
import type { Activity } from '#src/features/activity/schema.ts';
import { allDayEvent, calendarEnd, calendarStart } from '#src/lib/icalendar.ts';
import type { Language, Localized } from '#src/lib/language.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import type { MemberContext } from '#src/server/context.server.ts';
import { batchesOf, personOf } from './rows.server.ts';
import { sections, type Row } from './sections.server.ts';

/** As the screens say it. */
const words: Localized<{
  calendar: string;
  workout: string;
  activity: string;
  minutes: string;
  energy: string;
}> = {
  en: {
    calendar: 'Birtu activities',
    workout: 'Workout',
    activity: 'Activity',
    minutes: 'min',
    energy: 'kcal',
  },
  am: { calendar: 'የብርቱ እንቅስቃሴዎች', workout: 'ልምምድ', activity: 'እንቅስቃሴ', minutes: 'ደቂቃ', energy: 'ካሎሪ' },
};

/** The member's activities, each on its whole day. Brought in again they change, and come to stand there once. */
export async function* activityCalendar(
  context: MemberContext,
  language: Language,
): AsyncGenerator<string, void> {
  const section = sections.find(({ name }) => name === 'activities')!;
  yield calendarStart(words[language].calendar);
  for await (const rows of batchesOf(context, section, await personOf(context)))
    yield rows.map((row) => eventOf(row, language)).join('');
  yield calendarEnd;
}

function eventOf(row: Row, language: Language): string {
  const activity = row as unknown as Activity;
  const { workout, activity: anything, minutes: min, energy } = words[language];
  const { minutes, calories } = measuresOf(activity);
  const kinds: Readonly<Record<string, string>> = {
    [workoutType]: workout,
    'Generic Activity': anything,
    general: anything,
  };
  const kind = kinds[activity.type] ?? activity.type;
  const measured = [
    minutes !== null && `${formatNumber(minutes)} ${min}`,
    calories !== null && `${formatNumber(calories)} ${energy}`,
  ];
  return allDayEvent({
    uid: activity.id,
    day: activity.date,
    summary: nameOf(activity, language) ?? kind,
    description: measured.filter(Boolean).join(' · '),
    categories: [kind],
    changed: row['created_at'] as Date,
  });
}
