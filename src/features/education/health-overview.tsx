import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Link } from '#src/ui/link.tsx';
import { WaistString } from './health-charts.tsx';
import { healthAddress } from './health-address.ts';
import type { PartOf } from './health-education.ts';
import { ComponentNames } from './health-panels.tsx';

/** A first look into each part. */
export function HealthOverview({ measures, methods, groups, terms, count }: PartOf<'overview'>) {
  return (
    <div className="health-part grid gap-6">
      <Chapter
        name={<Trans>Four numbers worth knowing</Trans>}
        picture={<WaistString />}
        way={
          <ArrowLink to={healthAddress({ tab: 'measures' })}>
            <Trans>All health measures</Trans>
          </ArrowLink>
        }
      >
        <p>
          <Trans>
            Two need a health worker, one a finger and a watch, one a piece of string. Write yours beside
            these.
          </Trans>
        </p>
        <dl className="rows">
          {measures.map(({ measure, normal }) => (
            <div
              key={measure}
              className="health-number flex flex-wrap items-baseline justify-between gap-x-8 py-3"
            >
              <dt>{measure}</dt>
              <dd>{normal}</dd>
            </div>
          ))}
        </dl>
      </Chapter>
      <Chapter
        name={<Trans>Words to begin with</Trans>}
        way={
          <ArrowLink to={healthAddress({ tab: 'glossary' })}>
            <Trans>All {count} terms, in both languages</Trans>
          </ArrowLink>
        }
      >
        <dl className="rows">
          {terms.map(({ id, term, definition }) => (
            <div key={id} className="health-word pt-2 pb-3">
              <dt className="font-semibold">
                <Link to={healthAddress({ tab: 'glossary' }, id)}>{term}</Link>
              </dt>
              <dd>{definition}</dd>
            </div>
          ))}
        </dl>
      </Chapter>
      <Chapter
        name={<Trans>How much of the body is fat?</Trans>}
        way={
          <ArrowLink to={healthAddress({ tab: 'body-composition' })}>
            <Trans>Formulas and how exact they are</Trans>
          </ArrowLink>
        }
      >
        <p>
          <Trans>
            From scales and a tape at home to a scanner in a large hospital; each is off by some points.
          </Trans>
        </p>
        <ol className="points list-decimal ps-6">
          {methods.map((method) => (
            <li key={method}>{method}</li>
          ))}
        </ol>
      </Chapter>
      <Chapter
        name={<Trans>What fitness is made of</Trans>}
        way={
          <ArrowLink to={healthAddress({ tab: 'components' })}>
            <Trans>Fitness components</Trans>
          </ArrowLink>
        }
      >
        {groups.map((group) => (
          <div key={group.category}>
            <h3 className="text-large">{group.category}</h3>
            <ComponentNames components={group.components} />
          </div>
        ))}
      </Chapter>
    </div>
  );
}

interface ChapterProps {
  name: ReactNode;
  picture?: ReactNode;
  way: ReactNode;
  children: ReactNode;
}

function Chapter({ name, picture, way, children }: ChapterProps) {
  return (
    <section className="health-chapter grid gap-x-12 gap-y-4 py-8">
      <div className="stack">
        <h2>{name}</h2>
        {picture}
      </div>
      <div className="stack">
        {children}
        <p>{way}</p>
      </div>
    </section>
  );
}
