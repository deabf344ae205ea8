import { useLingui } from '@lingui/react/macro';
import { wordOf, type Course, type Going, type Step, type StepTimer } from './course.ts';
import { formatTimer } from './rest-timer.ts';
import type { OpenSession, WorkoutSet } from './schema.ts';
import { useExerciseName } from './session-exercises.client.ts';
import { currentSet } from './workout-sets.ts';

/** What is done, and what comes, in words that are read and heard. */
export function useStepWords(session: Pick<OpenSession, 'exercises' | 'sets'>) {
  const { t } = useLingui();
  const nameOf = useExerciseName(session);
  const setOf = (id: string | undefined) => session.sets.find((set) => set.id === id) ?? null;
  const word = (step: Pick<Step, 'of'> & Partial<Step>, set: WorkoutSet | null) => {
    const kind = wordOf(step, set, session);
    if (kind === 'name') return set ? nameOf(set.exerciseId) : '';
    return { run: t`Run`, walk: t`Walk`, rest: t`Rest`, sides: t`Other side` }[kind];
  };
  return {
    /** What one is to do now. */
    now: (timer: StepTimer | null, set: WorkoutSet) => (timer ? word(timer, setOf(timer.setId) ?? set) : ''),
    /** What comes by itself after what runs off. */
    next(timer: StepTimer | null, { steps }: Course): string | null {
      const step = timer && steps[1];
      if (!step) return null;
      const [what, time] = [word(step, setOf(step.setId)), formatTimer(step.to - step.from)];
      return t`Then: ${what} ${time}`;
    },
    /** What a change is told as to whoever does not look. @param before what ran off until then */
    told({ timer, session: { sets } }: Going, before: StepTimer | null = null): string {
      const following = currentSet(sets);
      const name = following ? nameOf(following.exerciseId) : '';
      if (!timer && !following) return '';
      if (!timer) return before?.of === 'rest' ? t`The rest is over. Next: ${name}` : t`Next: ${name}`;
      const { seconds } = timer;
      const what = word(timer, setOf(timer.setId) ?? following);
      if (timer.of === 'set') return t`${what}: ${seconds} seconds`;
      return t`${what}: ${seconds} seconds. Next: ${name}`;
    },
  };
}
