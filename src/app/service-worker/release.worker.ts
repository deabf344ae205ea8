import type { Release } from './release.ts';

/** Written into the worker by the build. */
declare const __RELEASE__: Release;

export const release: Release = __RELEASE__;
