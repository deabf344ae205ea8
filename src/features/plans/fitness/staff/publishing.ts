import type { Finding } from '#src/lib/finding.ts';
import { finding, repeatedDays, untranslatedParts } from '../../publishing/finding.ts';
import { fitnessFindingMessages as messages } from './messages.ts';
import { dayMinutes, placedBlocks, type PlacedBlock } from '../schedule.ts';
import type { PlanDraft, ScheduleDay } from '../schema.ts';

const daysOfWeek = 7;
/** By how much a workout may outlast what its plan says before that is worth a look. */
const grace = 1.25;

/** All that keeps a fitness plan from being published, and what is worth a look before it is. */
export function publishingFindings(plan: PlanDraft): Finding[] {
  const blocks = placedBlocks(plan);
  const days = blocks.flatMap((block, index) => daysOf(block, index, blocks.length > 1));
  return [
    ...blocks.flatMap((block, index) => ofBlock(plan, block, index)),
    ...(plan.durationUnit === 'minutes' ? days.flatMap((day) => againstMinutes(day, plan.duration)) : []),
    ...repeatedDays(days),
    ...days.flatMap(({ planned: { restDay, exercises }, path, day }) =>
      !restDay && exercises.length === 0
        ? [finding('blocks', 'empty_day', messages.emptyDay, path, { day })]
        : [],
    ),
    ...workoutsAWeek(plan),
    ...untranslatedParts(plan, days),
  ];
}

interface PlacedDay {
  readonly planned: ScheduleDay;
  readonly path: Finding['path'];
  /** Its number, with its weeks where those of others have days of the same number. */
  readonly day: Finding['values'][string];
}

const daysOf = (
  { schedule, fromWeek, toWeek }: PlacedBlock,
  index: number,
  isOneOfSeveral: boolean,
): PlacedDay[] =>
  schedule.map((planned, at) => {
    const weeks = fromWeek === toWeek ? `${fromWeek}` : `${fromWeek}–${toWeek}`;
    const { day } = planned;
    return {
      planned,
      path: ['blocks', index, 'schedule', at],
      day: isOneOfSeveral ? { en: `${day} (weeks ${weeks})`, am: `${day} (ሳምንት ${weeks})` } : day,
    };
  });

/** A plan of weeks repeats the schedule of a block in each of its weeks. */
function ofBlock({ durationUnit }: PlanDraft, { schedule }: PlacedBlock, index: number): Finding[] {
  const path = ['blocks', index, 'schedule'];
  const found: Finding[] = schedule.some(({ restDay }) => !restDay)
    ? []
    : [finding('blocks', 'no_training', messages.noTraining, path)];
  if (durationUnit === 'minutes') return found;
  const days = schedule.length;
  if (days > daysOfWeek)
    return [
      ...found,
      finding('blocks', 'days_against_duration', messages.days, [...path, daysOfWeek], { days }),
    ];
  return [
    ...found,
    ...schedule.flatMap(({ day }, at) =>
      day > daysOfWeek ? [finding('blocks', 'day_beyond', messages.beyondWeek, [...path, at], { day })] : [],
    ),
  ];
}

/** A plan of minutes says how long a workout takes. */
function againstMinutes({ planned, path, day }: PlacedDay, duration: number): Finding[] {
  const minutes = dayMinutes(planned);
  return minutes > duration * grace
    ? [finding('warns', 'minutes_against_duration', messages.minutes, path, { day, minutes, duration })]
    : [];
}

/** A schedule of one day may be meant for several in a week, but not the other way round. */
function workoutsAWeek({ weeklyWorkouts: said, durationUnit, blocks }: PlanDraft): Finding[] {
  const workouts = Math.max(
    ...blocks.map(({ schedule }) => schedule.filter(({ restDay }) => !restDay).length),
  );
  return durationUnit === 'weeks' && workouts > said
    ? [finding('warns', 'workouts_a_week', messages.workouts, ['weeklyWorkouts'], { said, workouts })]
    : [];
}
