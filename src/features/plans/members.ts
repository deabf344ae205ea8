import { z } from 'zod';
import { mostCounted } from '#src/lib/capped-count.ts';

/** Of fewer members nobody is told what they did: one might be known among them. */
export const fewestMembers = 10;

/** How many members did something, each once; null where they are too few to be told of. */
export const memberCount = (what: string) =>
  z
    .int()
    .min(fewestMembers)
    .max(mostCounted)
    .nullable()
    .describe(
      `Members who ${what}; null below ${fewestMembers}, and counted up to ${mostCounted}, which means that or more`,
    );
