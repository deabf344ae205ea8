import { NoteMarks } from '#src/ui/note-marks.tsx';
import { NormalRange } from './guide-charts.tsx';
import { Findings } from './guide-parts.tsx';
import type { Chapter } from './guide.ts';

export function Metabolic({ words, measures, metabolicGains }: Chapter<'metabolic'>) {
  return (
    <>
      <section>
        <h2>{words.metabolicFitness}</h2>
        <p>{words.aboutMetabolism}</p>
        <h3>{words.normalValues}</h3>
        <div className="rows">
          {measures.map(({ measure, normal, scale, description, source, furtherSources = [] }) => (
            <article key={measure} className="guide-row">
              <div>
                <h4>{measure}</h4>
                <p className="guide-normal">{normal}</p>
                {scale && <NormalRange scale={scale} />}
              </div>
              <div>
                <p>
                  {description}
                  <NoteMarks marks={[source, ...furtherSources]} />
                </p>
              </div>
            </article>
          ))}
        </div>
      </section>
      <section>
        <h3>{words.whatTrainingDoes}</h3>
        <Findings findings={metabolicGains} />
      </section>
    </>
  );
}
