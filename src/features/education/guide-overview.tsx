import { FitnessDrawing } from './guide-drawings.tsx';
import { Findings } from './guide-parts.tsx';
import type { Guide } from './guide.ts';
import { SourceNote } from './source-note.tsx';

export function Overview({ words, definitions, components, reasons }: Guide) {
  return (
    <>
      <section>
        <h2>{words.whatFitnessIs}</h2>
        <div className="guide-pair">
          <dl>
            {definitions.map(({ term, text, source }, index) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  {text}
                  {source.title !== definitions[index + 1]?.source.title && <SourceNote source={source} />}
                </dd>
              </div>
            ))}
          </dl>
          <FitnessDrawing words={words} terms={definitions.map(({ term }) => term)} />
        </div>
      </section>
      <section id="components" tabIndex={-1}>
        <h3>{words.componentsOfFitness}</h3>
        <div className="rows">
          {components.map(({ category, components: parts, description, source }) => (
            <article key={category} className="guide-row">
              <h4>{category}</h4>
              <div>
                <ul className="guide-tags">
                  {parts.map((part) => (
                    <li key={part}>{part}</li>
                  ))}
                </ul>
                <p>{description}</p>
                <SourceNote source={source} />
              </div>
            </article>
          ))}
        </div>
      </section>
      <section id="why-fitness" tabIndex={-1}>
        <h3>{words.whyFitnessMatters}</h3>
        <Findings findings={reasons} />
        <p className="text-small text-soft">{words.whatTheyShow}</p>
      </section>
    </>
  );
}
