import { lazy, Suspense, type ComponentProps } from 'react';
import { useSession } from '#src/session/session.client.ts';
import { finderAddress, noAnswers, type Answers } from './answers.ts';

// Most visitors are no members, and never load it. Where it cannot load, the page does without it.
const KeptSuggestion = lazy(() => import('./kept-suggestion.tsx').catch(() => ({ default: () => null })));

/** For members who keep their answers: the plan that they lead to, together with what a page knows. */
export function ForKeepers(props: ComponentProps<typeof KeptSuggestion>) {
  const isMember = useSession().status === 'signed-in';
  if (!isMember) return null;
  return (
    <Suspense>
      <KeptSuggestion key={finderFrom(props.known)} {...props} />
    </Suspense>
  );
}

/** The address of the three questions, with what is known filled in. */
export const finderFrom = (known: Pick<Answers, 'goal' | 'minds'>): string =>
  finderAddress({ ...noAnswers, ...known });
