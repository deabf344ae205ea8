import { Plural } from '@lingui/react/macro';

/** How long a plan lasts, in its own unit. */
export function Duration({ duration, unit }: { duration: number; unit: 'weeks' | 'minutes' }) {
  return unit === 'weeks' ? (
    <Plural value={duration} one="# week" other="# weeks" />
  ) : (
    <Plural value={duration} one="# minute" other="# minutes" />
  );
}
