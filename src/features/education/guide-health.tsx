import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { NoteMarks } from '#src/ui/note-marks.tsx';
import { OxygenChart, WaistBands } from './guide-charts.tsx';
import { WaistDrawing } from './guide-drawings.tsx';
import { Places, PlainTable, TestCard, WideTable } from './guide-parts.tsx';
import type { Chapter } from './guide.ts';
import { healthAddress } from './health-address.ts';

type Guide = Chapter<'health-related'>;

export const assessmentPath = '/services/educational-content/tools/fitness-assessment';

export function HealthRelated(guide: Guide) {
  const { words } = guide;
  return (
    <>
      <section>
        <h2>{words.healthRelatedFitness}</h2>
        <Places
          label={words.inThisPart}
          places={[
            ['body-composition', words.bodyComposition],
            ['strength-testing', words.muscularStrength],
            ['muscular-endurance', words.muscularEndurance],
            ['cardiovascular-endurance', words.cardiovascularEndurance],
            ['flexibility', words.flexibility],
          ]}
        />
      </section>
      <BodyComposition {...guide} />
      <section id="strength-testing" tabIndex={-1}>
        <h3>{words.muscularStrength}</h3>
        <p>{words.aboutStrength}</p>
        <TestCard test={guide.strengthTest} heading="h4" words={words} />
      </section>
      <section id="muscular-endurance" tabIndex={-1}>
        <h3>{words.muscularEndurance}</h3>
        <p>{words.aboutMuscularEndurance}</p>
        <TestCard test={guide.muscularEnduranceTest} heading="h4" words={words}>
          <ArrowLink to={assessmentPath}>{words.takeAssessment}</ArrowLink>
        </TestCard>
      </section>
      <CardiovascularEndurance {...guide} />
      <section id="flexibility" tabIndex={-1}>
        <h3>{words.flexibility}</h3>
        <p>{words.aboutFlexibility}</p>
        <TestCard test={guide.flexibilityTest} heading="h4" words={words} />
      </section>
    </>
  );
}

function BodyComposition({ words, methods, waist }: Guide) {
  return (
    <section id="body-composition" tabIndex={-1}>
      <h3>{words.bodyComposition}</h3>
      <p>{words.aboutBodyComposition}</p>
      <div className="guide-pair">
        <WaistDrawing words={words} />
        <div className="guide-how">
          <WaistBands words={words} lines={waist.lines} />
          <p>{words.waistLow}</p>
          <WideTable caption={words.waistRisk} marks={[waist.source]}>
            <thead>
              <tr>
                <th scope="col" rowSpan={2}>
                  {words.risk}
                </th>
                <th scope="colgroup" colSpan={2}>
                  {words.women}
                </th>
                <th scope="colgroup" colSpan={2}>
                  {words.men}
                </th>
              </tr>
              <tr>
                {['women', 'men'].flatMap((sex) => [
                  <th key={`${sex} cm`} scope="col">
                    {words.cm}
                  </th>,
                  <th key={`${sex} inches`} scope="col">
                    {words.inches}
                  </th>,
                ])}
              </tr>
            </thead>
            <tbody>
              {waist.risks.map(({ risk, women, men }) => (
                <tr key={risk}>
                  <th scope="row">{risk}</th>
                  <td>{women.cm}</td>
                  <td>{women.inches}</td>
                  <td>{men.cm}</td>
                  <td>{men.inches}</td>
                </tr>
              ))}
            </tbody>
          </WideTable>
          <p className="text-small">{words.waistGaps}</p>
          <WaistLines lines={waist.lines} words={words} />
        </div>
      </div>
      <h4>{words.waysToMeasure}</h4>
      <div className="rows">
        {methods.map(({ method, description, source }) => (
          <details key={method} name="method">
            <summary>{method}</summary>
            <p>
              {description}
              <NoteMarks marks={[source]} />
            </p>
          </details>
        ))}
      </div>
      <ArrowLink to={healthAddress({ tab: 'body-composition' })}>{words.formulas}</ArrowLink>
      <ArrowLink to="/services/educational-content/tools/bmi-calculator">{words.workOutBmi}</ArrowLink>
    </section>
  );
}

/** The lines of others, each source once. */
function WaistLines({ lines, words }: Pick<Guide, 'words'> & Pick<Guide['waist'], 'lines'>) {
  return (
    <PlainTable
      caption={words.waistLines}
      columns={[words.waistLine, words.women, words.men]}
      rows={lines.map(({ line, women, men }) => ({ head: line, cells: [women, men] }))}
      marks={lines
        .map(({ source }) => source)
        .filter(({ number }, index, marks) => number !== marks[index - 1]?.number)}
    />
  );
}

function CardiovascularEndurance({ words, oxygen, enduranceTests }: Guide) {
  return (
    <section id="cardiovascular-endurance" tabIndex={-1}>
      <h3>{words.cardiovascularEndurance}</h3>
      <p>{words.aboutCardiovascularEndurance}</p>
      <div className="guide-pair">
        <figure>
          <OxygenChart byAge={oxygen.byAge} words={words} />
          <figcaption>
            {words.oxygenCaption}
            <NoteMarks marks={[oxygen.source]} />
          </figcaption>
        </figure>
        <div>
          <p>
            {words.altitude}
            <NoteMarks marks={[oxygen.altitudeSource]} />
          </p>
        </div>
      </div>
      {enduranceTests.map((test) => (
        <TestCard key={test.id} test={test} heading="h4" words={words} />
      ))}
    </section>
  );
}
