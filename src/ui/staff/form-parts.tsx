import { Children, useId, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useInSteps } from './in-steps.client.ts';

/** The frames in which the fields of a part come, before the next part does. */
const framesOfPart = 3;

/** The parts of a long form, one after the other. */
export function FormParts({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const count = useInSteps(parts.length, 1, framesOfPart, useIsSubmitted());
  const isWhole = count === parts.length;
  return (
    // As long as a form from the start, so that what stands below it, and the bar at its end, stay where they are.
    <div
      aria-busy={!isWhole}
      className={`grid grid-cols-1 content-start gap-6 ${isWhole ? '' : 'min-h-[200svh]'}`}
    >
      {parts.slice(0, count)}
    </div>
  );
}

/** Fields that belong together, under what they are called. */
export function FormPart({ title, children }: { title?: ReactNode; children: ReactNode }) {
  const id = useId();
  const fields = Children.toArray(children);
  const count = useInSteps(fields.length, Math.ceil(fields.length / framesOfPart), 1, useIsSubmitted());
  const shown = fields.slice(0, count);
  const isBusy = count < fields.length;
  if (title === undefined)
    return (
      <div aria-busy={isBusy} className="grid grid-cols-1 gap-6">
        {shown}
      </div>
    );
  return (
    <section aria-labelledby={id} aria-busy={isBusy} className="grid grid-cols-1 gap-5">
      <h3 id={id} className="border-b border-edge pb-2 text-large font-semibold">
        {title}
      </h3>
      {shown}
    </section>
  );
}

/** What is wrong with a form that was sent before all of it was there is shown at its fields. */
const useIsSubmitted = () => useFormState().isSubmitted;
