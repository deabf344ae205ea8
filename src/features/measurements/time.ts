/** Hours and minutes of a time of day as `07:30`. */
export function hoursOf(time: string): { readonly hours: number; readonly minutes: number } {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { hours, minutes };
}

/** How much of its day has passed at a time, from 0 to 1; half where it was not said. */
export function partOfDay(time: string | null): number {
  if (time === null) return 0.5;
  const { hours, minutes } = hoursOf(time);
  return (hours * 60 + minutes) / 1440;
}
