import { Children, useEffect, useId, useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { OneByOne, TurnsContext, useInSteps } from './in-steps.client.ts';

/** The parts of a long form: each comes when the one before it is there. */
export function FormParts({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const [turns] = useState(() => new OneByOne());
  // One more than there are, when the last of them is whole.
  const count = useInSteps(parts.length + 1, 1, { isAwaited: useIsSubmitted(), turns, waits: true });
  const isWhole = count > parts.length;
  useEffect(() => {
    if (isWhole) turns.end();
  }, [isWhole, turns]);
  return (
    // As long as a form from the start, so that what stands below it, and the bar at its end, stay where they are.
    <div
      aria-busy={!isWhole}
      className={`grid grid-cols-1 content-start gap-6 ${isWhole ? '' : 'min-h-[200svh]'}`}
    >
      <TurnsContext value={turns}>{parts.slice(0, count)}</TurnsContext>
    </div>
  );
}

/** Fields that come at a time. */
const fieldsInStep = 2;

/** Fields that belong together, under what they are called. */
export function FormPart({ title, children }: { title?: ReactNode; children: ReactNode }) {
  const id = useId();
  const fields = Children.toArray(children);
  const shown = fields.slice(0, usePieces(fields.length, fieldsInStep));
  if (title === undefined) return <div className="grid grid-cols-1 gap-6">{shown}</div>;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5">
      <h3 id={id} className="border-b border-edge pb-2 text-large font-semibold">
        {title}
      </h3>
      {shown}
    </section>
  );
}

/** As `useInSteps`, within a form. */
export const usePieces = (all: number, step = 1): number =>
  useInSteps(all, step, { isAwaited: useIsSubmitted() });

/** What is wrong with a form that was sent before all of it was there is shown at its fields. */
const useIsSubmitted = () => useFormState().isSubmitted;
