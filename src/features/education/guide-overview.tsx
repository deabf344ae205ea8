import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { NoteMarks } from '#src/ui/note-marks.tsx';
import { FitnessDrawing } from './guide-drawings.tsx';
import { Findings } from './guide-parts.tsx';
import type { Chapter } from './guide.ts';

export function Overview({ words, definitions, components, reasons, nutritionTips }: Chapter<'overview'>) {
  return (
    <>
      <section>
        <h2>{words.whatFitnessIs}</h2>
        <div className="guide-pair">
          <dl>
            {definitions.map(({ term, text, source }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  {text}
                  <NoteMarks marks={[source]} />
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
                <p>
                  {description}
                  <NoteMarks marks={[source]} />
                </p>
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
      <section aria-labelledby="nutrition-tips" className="card guide-tips">
        <h3 id="nutrition-tips">{words.nutritionTips}</h3>
        <Findings findings={nutritionTips} />
        <p className="guide-tags">
          <ArrowLink to="/services/fitness-and-nutrition-plans?tab=nutrition">
            {words.seeNutritionPlans}
          </ArrowLink>
          <ArrowLink to="/services/fitness-and-nutrition-plans">{words.seeFitnessPlans}</ArrowLink>
        </p>
      </section>
    </>
  );
}
