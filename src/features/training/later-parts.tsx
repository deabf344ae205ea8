import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { laterPart, useLaterPart, type LaterPart as Later } from '#src/session/loaded.client.ts';
import { Button } from '#src/ui/button.tsx';

/** What stands in the place of the sets where there are none, or none is open any more. */
export const emptyWorkout = laterPart(() => import('./empty-workout.tsx'));
export const finishForm = laterPart(() => import('./finish-form.tsx'));
export const sessionSummary = laterPart(() => import('./session-summary.tsx'));
export const sessionResults = laterPart(() => import('./session-results.tsx'));

interface LaterPartProps<Part> {
  readonly of: Later<Part>;
  /** It was asked for by what has gone, and so takes the focus when it comes. */
  readonly takesFocus?: boolean;
  readonly children: (part: Part) => ReactNode;
}

/** What stands there before a workout or after it: it has come with the first touch, and else comes now. */
export function LaterPart<Part>({ of, takesFocus = false, children }: LaterPartProps<Part>) {
  const [known] = useState(of.known);
  const { part: fetched, want } = useLaterPart(of);
  const [isMissing, setIsMissing] = useState(false);
  const part = known ?? fetched;
  useEffect(() => {
    if (!part && !isMissing)
      want(
        () => undefined,
        () => setIsMissing(true),
      );
  }, [part, isMissing, want]);
  useEffect(() => {
    if (fetched && takesFocus) document.querySelector<HTMLElement>('#exercise-name')?.focus();
  }, [fetched, takesFocus]);
  if (part) return children(part);
  return isMissing ? (
    <Button className="justify-self-start" onClick={() => setIsMissing(false)}>
      <Trans>Try again</Trans>
    </Button>
  ) : (
    <output className="text-soft">
      <Trans>Loading...</Trans>
    </output>
  );
}
