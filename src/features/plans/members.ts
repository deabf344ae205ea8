import { z } from 'zod';
import { maxCounted } from '#src/lib/capped-count.ts';

/** Of fewer members nobody is told what they did: one might be known among them. */
export const minMembers = 10;

/** How many members did something, each once; null where they are too few to be told of. */
export const memberCount = (what: string) =>
  z
    .int()
    .min(minMembers)
    .max(maxCounted)
    .nullable()
    .describe(
      `Members who ${what}; null below ${minMembers}, and counted up to ${maxCounted}, which means that or more`,
    );
