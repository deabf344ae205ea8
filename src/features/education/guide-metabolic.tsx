import { NormalRange } from './guide-charts.tsx';
import { Findings } from './guide-parts.tsx';
import type { Guide } from './guide.ts';
import { SourceNote } from './source-note.tsx';

export function Metabolic({ words, measures, metabolicGains }: Guide) {
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
                <p>{description}</p>
                <SourceNote source={source} />
                {furtherSources.map((further) => (
                  <SourceNote key={further.title} source={further} />
                ))}
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
