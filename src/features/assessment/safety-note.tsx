import { CitedText } from '#src/ui/cited-text.tsx';
import type { Safety } from './guidance.ts';

/** Who should ask a health worker before testing, after the questions of the PAR-Q+. */
export const SafetyNote = ({ safety: { title, intro, points, note } }: { safety: Safety }) => (
  <aside aria-labelledby="before-testing" className="card grid gap-3 border-s-4 border-s-gold p-5">
    <h3 id="before-testing" className="text-large">
      {title}
    </h3>
    <p>{intro}</p>
    <ul className="points grid list-disc gap-1 ps-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    <p className="text-small text-soft">
      <CitedText text={note} />
    </p>
  </aside>
);
