import type { Finding } from '#src/lib/finding.ts';
import { finding, repeatedDays, untranslatedParts } from '../../publishing/finding.ts';
import { fitnessFindingMessages as messages } from './messages.ts';
import { dayMinutes } from '../schedule.ts';
import type { PlanDraft } from '../schema.ts';

const daysOfWeek = 7;
/** By how much a workout may outlast what its plan says before that is worth a look. */
const grace = 1.25;

/** All that keeps a fitness plan from being published, and what is worth a look before it is. */
export function publishingFindings(plan: PlanDraft): Finding[] {
  const training = plan.schedule.filter(({ restDay }) => !restDay);
  return [
    ...(training.length === 0 ? [finding('blocks', 'no_training', messages.noTraining, ['schedule'])] : []),
    ...againstDuration(plan),
    ...repeatedDays(plan.schedule, 'schedule'),
    ...plan.schedule.flatMap(({ day, restDay, exercises }, index) =>
      !restDay && exercises.length === 0
        ? [finding('blocks', 'empty_day', messages.emptyDay, ['schedule', index], { day })]
        : [],
    ),
    ...workoutsAWeek(plan, training.length),
    ...untranslatedParts(plan, 'schedule'),
  ];
}

/** A plan of weeks repeats its schedule in each of them; one of minutes says how long a workout takes. */
function againstDuration({ schedule, duration, durationUnit }: PlanDraft): Finding[] {
  if (durationUnit === 'weeks') {
    const days = schedule.length;
    if (days > daysOfWeek)
      return [finding('blocks', 'days_against_duration', messages.days, ['schedule', daysOfWeek], { days })];
    return schedule.flatMap(({ day }, index) =>
      day > daysOfWeek
        ? [finding('blocks', 'day_beyond', messages.beyondWeek, ['schedule', index], { day })]
        : [],
    );
  }
  return schedule.flatMap((planned, index) => {
    const minutes = dayMinutes(planned);
    const values = { day: planned.day, minutes, duration };
    return minutes > duration * grace
      ? [finding('warns', 'minutes_against_duration', messages.minutes, ['schedule', index], values)]
      : [];
  });
}

/** A schedule of one day may be meant for several in a week, but not the other way round. */
const workoutsAWeek = ({ weeklyWorkouts, durationUnit }: PlanDraft, workouts: number): Finding[] =>
  durationUnit === 'weeks' && workouts > weeklyWorkouts
    ? [
        finding('warns', 'workouts_a_week', messages.workouts, ['weeklyWorkouts'], {
          said: weeklyWorkouts,
          workouts,
        }),
      ]
    : [];
