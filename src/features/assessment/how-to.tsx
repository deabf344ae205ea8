import type { ReactNode } from 'react';
import { CitedText } from '#src/ui/cited-text.tsx';

interface HowToProps {
  how: { readonly title: string; readonly steps: readonly string[]; readonly note?: string };
  drawing?: ReactNode;
}

/** How something is measured, step by step, out of the way until it is asked for. */
export const HowTo = ({ how: { title, steps, note }, drawing }: HowToProps) => (
  <details className="how-to">
    <summary className="min-h-11 content-center font-semibold text-green">{title}</summary>
    {drawing}
    <ol className="grid list-decimal gap-2 ps-6">
      {steps.map((step) => (
        <li key={step}>
          <CitedText text={step} />
        </li>
      ))}
    </ol>
    {note && (
      <p>
        <CitedText text={note} />
      </p>
    )}
  </details>
);
