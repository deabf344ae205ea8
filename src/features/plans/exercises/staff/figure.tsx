import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useReducedMotion } from '#src/ui/reduced-motion.client.ts';
import { NoPicture } from '../demonstration.tsx';
import { speak } from '#src/words/catalogues.client.ts';

// The film speaks as it does to its readers.
await speak('plans');

interface ExerciseFigureProps {
  /** Of the exercise, in the reader's language. */
  readonly name: string;
  readonly animation: string | null;
  readonly still: string | null;
  /** The picture's width. */
  readonly className?: string;
}

/**
 * How an exercise is done, moving; pressed, it stands still, and pressed again it moves. Who asks for less motion sees
 * it move only when they press it. A picture that does not come gives way to the next, and the last to a drawn sign.
 */
export function ExerciseFigure({ name, animation, still, className = 'w-24' }: ExerciseFigureProps) {
  const { t } = useLingui();
  const asksForLess = useReducedMotion();
  const [chosen, choose] = useState<boolean | null>(null);
  const [lost, setLost] = useState<readonly string[]>([]);
  const there = (address: string | null) => (address !== null && !lost.includes(address) ? address : null);
  const moving = there(animation);
  const standing = there(still);
  const plays = moving !== null && (standing === null || (chosen ?? !asksForLess));
  const shown = plays ? moving : standing;
  const picture =
    shown === null ? (
      <NoPicture />
    ) : (
      <img
        key={shown}
        // What asks for less motion plays in the drawing itself when it is asked for by name.
        src={plays ? `${shown}#play` : shown}
        alt={name}
        width={208}
        height={178}
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
        onError={() => setLost((earlier) => [...earlier, shown])}
      />
    );
  const frame = `plate block overflow-hidden ${className}`;
  if (moving === null || standing === null)
    return (
      <span className={frame}>
        {picture}
        {shown === null && (
          <span className="sr-only">
            <Trans>Exercise demonstration unavailable.</Trans>
          </span>
        )}
      </span>
    );
  return (
    <button
      type="button"
      className={`${frame} cursor-pointer`}
      aria-label={plays ? t`Stop the movement: ${name}` : t`Show the movement: ${name}`}
      onClick={() => choose(!plays)}
    >
      {picture}
    </button>
  );
}
