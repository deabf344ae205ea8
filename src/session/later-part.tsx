import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { useLaterPart, type LaterPart as Later } from './loaded.client.ts';

interface LaterPartProps<Part> {
  readonly of: Later<Part>;
  /** It was asked for by what has gone, and so takes the focus when it comes. */
  readonly takesFocus?: boolean;
  readonly children: (part: Part) => ReactNode;
}

/** What stands there from here on: it has come with an earlier touch, and else comes now. */
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
