import { balance } from './figures/balance.ts';
import { cardio } from './figures/cardio.ts';
import { carry } from './figures/carry.ts';
import { core } from './figures/core.ts';
import { legs } from './figures/legs.ts';
import { mobility } from './figures/mobility.ts';
import { pull } from './figures/pull.ts';
import { push } from './figures/push.ts';
import type { FigureData } from './figures/pose.ts';

const exercises = { ...cardio, ...legs, ...push, ...pull, ...core, ...carry, ...mobility, ...balance };

export type FigureId = keyof typeof exercises;
export const figures: Record<FigureId, FigureData> = exercises;
