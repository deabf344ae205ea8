import { Trans } from '@lingui/react/macro';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Link } from '#src/ui/link.tsx';
import { NoteMarks } from '#src/ui/note-marks.tsx';
import { Notes } from '#src/ui/notes.tsx';
import { healthAddress } from './health-address.ts';
import { BloodPressureChart, WaistString } from './health-charts.tsx';
import type { PartOf } from './health-education.ts';

const guide = '/services/educational-content/physical-fitness';

/** What is measured, what is normal, and what it means. */
export function HealthMeasures({ measures, notes }: PartOf<'measures'>) {
  return (
    <section aria-labelledby="health-measures" className="health-part grid gap-6">
      <h2 id="health-measures">
        <Trans>Health measures</Trans>
      </h2>
      <p className="max-w-prose">
        <Trans>
          For adults at rest who are not pregnant. One reading is no diagnosis: what matters is measured again
          on another day, by somebody who knows how.
        </Trans>
      </p>
      <div className="grid items-end gap-6 md:grid-cols-2">
        <BloodPressureChart />
        <WaistString />
      </div>
      <dl className="rows">
        {measures.map(({ measure, normal, description, source, furtherSources = [] }) => (
          <div key={measure} className="health-measure grid gap-x-8 gap-y-2 py-5">
            <dt>
              {measure}
              <strong className="block">{normal}</strong>
            </dt>
            <dd>
              <p>
                {description}
                <NoteMarks marks={[source, ...furtherSources]} />
              </p>
            </dd>
          </div>
        ))}
      </dl>
      <ArrowLink to={`${guide}?tab=metabolic#metabolic-fitness`}>
        <Trans>What training does to these numbers</Trans>
      </ArrowLink>
      <Notes notes={notes} />
    </section>
  );
}

/** How body fat is estimated, from the tape to the scanner. */
export function BodyCompositionMethods({ methods, notes }: PartOf<'body-composition'>) {
  return (
    <section aria-labelledby="body-composition-methods" className="health-part grid gap-6">
      <h2 id="body-composition-methods">
        <Trans>Body-composition methods</Trans>
      </h2>
      <p className="max-w-prose">
        <Trans>
          No method weighs fat itself; each guesses it from something else. Choose one, keep to it, and watch
          the change rather than the number.
        </Trans>
      </p>
      <div className="rows">
        {methods.map(({ method, formula, description, accuracy, source, accuracySource }) => (
          <article key={method} className="health-measure grid gap-x-8 gap-y-2 py-5">
            <h3>{method}</h3>
            <div className="stack">
              <p>
                {description}
                <NoteMarks marks={[source]} />
              </p>
              <p className="health-formula">
                <b>
                  <Trans>Formula:</Trans>
                </b>{' '}
                {formula}
              </p>
              <p>
                <b>
                  <Trans>How exact:</Trans>
                </b>{' '}
                {accuracy}
                {accuracySource && <NoteMarks marks={[accuracySource]} />}
              </p>
            </div>
          </article>
        ))}
      </div>
      <ArrowLink to={`${guide}?tab=health-related#body-composition`}>
        <Trans>Waist sizes and their risk</Trans>
      </ArrowLink>
      <Notes notes={notes} />
    </section>
  );
}

/** What fitness is made of. */
export function ComponentGroups({ groups, notes }: PartOf<'components'>) {
  return (
    <section aria-labelledby="fitness-components" className="health-part grid gap-6">
      <h2 id="fitness-components">
        <Trans>Fitness components</Trans>
      </h2>
      {groups.map(({ category, description, components, source }) => (
        <article key={category} className="health-chapter grid gap-x-12 gap-y-4 py-8">
          <h3>{category}</h3>
          <div className="stack">
            <p>
              {description}
              <NoteMarks marks={[source]} />
            </p>
            <ComponentNames components={components} />
          </div>
        </article>
      ))}
      <ArrowLink to={guide}>
        <Trans>How each is tested and trained: the Physical Fitness Guide</Trans>
      </ArrowLink>
      <Notes notes={notes} />
    </section>
  );
}

/** Names, each leading to its explanation where the glossary has one. */
export function ComponentNames({ components }: Pick<PartOf<'components'>['groups'][number], 'components'>) {
  return (
    <ul className="health-names flex flex-wrap items-center gap-x-5">
      {components.map(({ name, term }) => (
        <li key={name}>{term ? <Link to={healthAddress({ tab: 'glossary' }, term)}>{name}</Link> : name}</li>
      ))}
    </ul>
  );
}
