import { laterPart } from '#src/session/loaded.client.ts';

/** What stands in the place of the sets where there are none, or none is open any more. */
export const emptyWorkout = laterPart(() => import('./empty-workout.tsx'));
export const finishForm = laterPart(() => import('./finish-form.tsx'));
export const sessionSummary = laterPart(() => import('./session-summary.tsx'));
export const sessionResults = laterPart(() => import('./session-results.tsx'));
