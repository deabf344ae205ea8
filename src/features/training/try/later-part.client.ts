import { laterPart } from '#src/session/loaded.client.ts';

/** How a visitor's workout ended. */
export const triedSummary = laterPart(() => import('./tried-summary.tsx'));
