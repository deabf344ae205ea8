import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ChevronIcon } from '#src/ui/icons.tsx';
import { NoteMarks } from '#src/ui/note-marks.tsx';
import type { MotivationView } from './motivation-view.ts';

/** Each way opens and closes by itself, as many at once as one likes. */
export function Ways({ ways }: { ways: MotivationView['ways'] }) {
  return (
    <section aria-labelledby="ways" className="grid gap-6">
      <h2 id="ways">
        <Trans>Six ways to stay with it</Trans>
      </h2>
      <div className="rows">
        {ways.map(({ id, title, text, sources }) => (
          <details key={id} id={id} className="way">
            <summary>
              <h3>{title}</h3>
              <ChevronIcon />
            </summary>
            <p>
              {text}
              <NoteMarks marks={sources} />
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** What it is about, what to do, and where to go on. */
export function Advice({ advice, children }: { advice: MotivationView['mindset']; children: ReactNode }) {
  return (
    <section className="grid content-start gap-4">
      <h2>{advice.title}</h2>
      <p className="text-large text-soft">
        {advice.lead}
        <NoteMarks marks={advice.sources} />
      </p>
      <ul className="points grid list-disc gap-2 pl-5">
        {advice.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>{children}</p>
    </section>
  );
}
