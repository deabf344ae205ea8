/** Metres per second, squared. */
const gravity = 9.81;

/** Seconds that something falls from rest over a distance in centimetres: t = √(2d ÷ g). */
export const fallSeconds = (centimetres: number): number => Math.sqrt((2 * centimetres) / 100 / gravity);
