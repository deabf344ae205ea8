/** Minutes, and the seconds over them, of a time that is said in minutes; null of one that is said in seconds. */
export function minutesOf(time: number): { readonly minutes: number; readonly seconds: number } | null {
  const [minutes, seconds] = [Math.floor(time / 60), time % 60];
  return minutes > 1 || (minutes === 1 && seconds === 0) ? { minutes, seconds } : null;
}
