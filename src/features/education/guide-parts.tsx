import type { ReactNode } from 'react';
import type { Translated } from '#src/lib/translated.ts';
import { TestDrawing } from './guide-drawings.tsx';
import type { Words } from './guide.ts';
import type { Finding, FitnessTest } from './schema.ts';
import { SourceNote } from './source-note.tsx';

type Test = Translated<FitnessTest>;

/** Figures to look at first, each with what it means and where it comes from. */
export function Findings({ findings }: { findings: readonly Translated<Finding>[] }) {
  return (
    <ul className="guide-findings">
      {findings.map(({ figure, text, source }) => (
        <li key={figure}>
          <strong>{figure}</strong>
          <p>{text}</p>
          <SourceNote source={source} />
        </li>
      ))}
    </ul>
  );
}

/** Where one can go within a tab. */
export function Places({
  label,
  places,
}: {
  label: string;
  places: readonly (readonly [id: string, name: string])[];
}) {
  return (
    <nav aria-label={label}>
      <ul className="guide-tags">
        {places.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`} className="arrow-link">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A table that is read sideways by itself where it is wider than its place, by keyboard, too. */
export function WideTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={caption} tabIndex={0} className="guide-wide">
      <table>
        <caption>{caption}</caption>
        {children}
      </table>
    </div>
  );
}

/** A test from what it tells to where it comes from. `Heading` continues those around it. */
export function TestCard({
  test,
  heading: Heading,
  words,
  children,
}: {
  test: Test;
  heading: 'h3' | 'h4';
  words: Words;
  children?: ReactNode;
}) {
  return (
    <article id={test.id} tabIndex={-1} className="card guide-test">
      <header>
        <Heading>{test.name}</Heading>
        <p className="text-soft">{test.measures}</p>
      </header>
      <div className="guide-how">
        <TestDrawing id={test.id} words={words} />
        <p>
          <b>{words.equipment}</b> {test.equipment.join(' · ')}
        </p>
        <ol className="points">
          {test.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div className="guide-how">
        {test.formula && <p className="guide-formula">{test.formula}</p>}
        {children}
        {test.scoring && <Scoring scoring={test.scoring} />}
        {test.note && <p>{test.note}</p>}
        {test.sources
          .filter(({ title }) => title !== test.scoring?.source.title)
          .map((source) => (
            <SourceNote key={source.title} source={source} />
          ))}
      </div>
    </article>
  );
}

function Scoring({ scoring }: { scoring: NonNullable<Test['scoring']> }) {
  return (
    <>
      <PlainTable {...scoring} />
      <SourceNote source={scoring.source} />
    </>
  );
}

/** A table with a head for each row. */
export function PlainTable({
  caption,
  columns,
  rows,
}: Pick<NonNullable<Test['scoring']>, 'caption' | 'columns' | 'rows'>) {
  return (
    <WideTable caption={caption}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ head, cells }) => (
          <tr key={head + cells.join()}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
