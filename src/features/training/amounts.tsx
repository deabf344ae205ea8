import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Dot } from '#src/ui/facts.tsx';
import { TimeAmount } from '#src/ui/time-amount.tsx';
import { inLanguage } from '#src/lib/language.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import type { WorkoutSession } from './schema.ts';
import { useLoad } from './units/load.tsx';
import type { Done } from './workout-sets.ts';

interface AmountProps {
  readonly reps: number | null;
  /** The upper end of a range. A copy of before ranges that a device keeps knows of none. */
  readonly repsMax?: number | null | undefined;
  readonly seconds: number | null;
}

/** `12 repetitions`, `8–12 repetitions`, `20 seconds`, `25 minutes`. */
export function Amount({ reps, repsMax, seconds }: AmountProps) {
  if (reps !== null && repsMax)
    return (
      <Trans>
        {reps}–{repsMax} repetitions
      </Trans>
    );
  if (reps !== null) return <Plural value={reps} one="# repetition" other="# repetitions" />;
  return <TimeAmount seconds={seconds ?? 0} />;
}

/** What was done of a set: `8 repetitions · 5 kg`. */
export function DoneAmount({ reps, seconds, weight }: Done) {
  const { load } = useLoad();
  return (
    <>
      <Amount reps={reps} seconds={seconds} />
      {weight !== null && (
        <>
          <Dot />
          {load(weight)}
        </>
      )}
    </>
  );
}

/** `Week 2, day 3` */
export const PlaceName = ({ week, day }: Pick<WorkoutSession, 'week' | 'day'>) => (
  <Trans>
    Week {week}, day {day}
  </Trans>
);

/** What a workout is called: by the member, else as its plan. Without either it is a workout. */
export function useSessionTitle(session: Pick<WorkoutSession, 'name' | 'title'> | null): string {
  const { t } = useLingui();
  const language = useLanguage();
  return session?.name ?? (session?.title ? inLanguage(session.title, language) : t`Workout`);
}

/** `Weight Loss Foundation · Week 2, day 3` */
export function SessionName({
  session,
}: {
  session: Pick<WorkoutSession, 'name' | 'title' | 'week' | 'day'>;
}) {
  return (
    <>
      {useSessionTitle(session)}
      {session.week !== null && (
        <>
          <Dot />
          <PlaceName {...session} />
        </>
      )}
    </>
  );
}
