import { Plural, Trans } from '@lingui/react/macro';
import { minutesOf } from '#src/lib/minutes.ts';

/** A time as one says it: `90 seconds`, `5 minutes`, `2 min 30 s`. */
export function TimeAmount({ seconds: time }: { seconds: number }) {
  const said = minutesOf(time);
  if (!said) return <Plural value={time} one="# second" other="# seconds" />;
  const { minutes, seconds } = said;
  return seconds === 0 ? (
    <Plural value={minutes} one="# minute" other="# minutes" />
  ) : (
    <Trans>
      {minutes} min {seconds} s
    </Trans>
  );
}
