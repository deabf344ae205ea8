/** Behind early.ts on a day of food: its aims tell which plan is followed, whose dishes of the day the page offers. */
import { planDayOn } from '#src/features/diary/planned.ts';
import type { AimsAnswer } from '#src/features/diary/schema.ts';
import { today } from '#src/lib/day.ts';
import { begun, bringFrom, told } from './early-follow.ts';

const day = begun()?.day;
if (day)
  void told<AimsAnswer>(`/api/diary/aims?day=${day}`).then(async (aims) => {
    const plan = aims?.plan;
    const number = plan && planDayOn(plan.days, today(new Date(plan.savedAt)), day);
    // As `readDayOfPlan` asks for it.
    if (number !== undefined) await bringFrom(`/api/plans/nutrition/${plan!.id}`, `?day=${number}`);
  });
