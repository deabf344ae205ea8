import type { SignalKind } from './course.ts';

/** One tone of a signal: from one pitch to another, in Hz, and seconds. */
export interface Tone {
  readonly at: number;
  readonly lasts: number;
  readonly from: number;
  readonly to: number;
}

const tone = (at: number, lasts: number, from: number, to = from): Tone => ({ at, lasts, from, to });

/**
 * What is heard: three tones that rise to begin, one long one that falls to rest, a bell half-way, four at the end. No two
 * are alike in number, direction or length, so that they are told apart in the street.
 */
export const tones: Readonly<Record<SignalKind, readonly Tone[]>> = {
  work: [tone(0, 0.18, 523), tone(0.22, 0.18, 659), tone(0.44, 0.4, 880)],
  rest: [tone(0, 1.1, 700, 260)],
  half: [tone(0, 1.6, 1319), tone(0, 1.2, 1976)],
  end: [tone(0, 0.2, 784), tone(0.3, 0.2, 784), tone(0.6, 0.2, 784), tone(0.9, 0.9, 1047)],
};

/** What is felt, in milliseconds of shaking and stillness by turns: as many shakes as there are tones. */
export const shakes: Readonly<Record<SignalKind, readonly number[]>> = {
  work: [180, 120, 180, 120, 180],
  rest: [900],
  half: [90, 500, 90],
  end: [250, 150, 250, 150, 250, 150, 600],
};
