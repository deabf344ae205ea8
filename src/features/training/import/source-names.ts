import type { Source } from './exports.ts';

/** What the apps are called, in every language. */
export const sourceNames: Readonly<Record<Source, string>> = { strong: 'Strong', hevy: 'Hevy' };
