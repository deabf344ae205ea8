import type { ReactNode } from 'react';
import { Facts } from '#src/ui/facts.tsx';
import { NoteMarks } from '#src/ui/note-marks.tsx';
import type { NoteMark } from '#src/lib/notes.ts';
import type { Translated } from '#src/lib/translated.ts';
import { TestDrawing } from './guide-drawings.tsx';
import type { Words } from './guide.ts';
import type { Cited } from './cited.ts';
import type { Finding, FitnessTest } from './schema.ts';

type Test = Cited<Translated<FitnessTest>>;

/** Figures to look at first, each with what it means and where it comes from. */
export function Findings({ findings }: { findings: readonly Cited<Translated<Finding>>[] }) {
  return (
    <ul className="guide-findings">
      {findings.map(({ figure, text, source }) => (
        <li key={figure}>
          <strong>{figure}</strong>
          <p>
            {text}
            <NoteMarks marks={[source]} />
          </p>
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

interface WideTableProps {
  caption: string;
  marks?: readonly NoteMark[] | undefined;
  children: ReactNode;
}

/** A table that is read sideways by itself where it is wider than its place, by keyboard, too. */
export function WideTable({ caption, marks = [], children }: WideTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={caption} tabIndex={0} className="guide-wide">
      <table>
        <caption>
          {caption}
          <NoteMarks marks={marks} />
        </caption>
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
        <p className="text-soft">
          {test.measures}
          <NoteMarks marks={test.sources.toSorted((a, b) => a.number - b.number)} />
        </p>
      </header>
      <div className="guide-how">
        <TestDrawing id={test.id} words={words} />
        <p>
          <b>{words.equipment}</b> <Facts of={test.equipment} />
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
      </div>
    </article>
  );
}

function Scoring({ scoring }: { scoring: NonNullable<Test['scoring']> }) {
  const { source, ...table } = scoring;
  return <PlainTable {...table} marks={[source]} />;
}

/** A table with a head for each row. */
export function PlainTable({
  caption,
  columns,
  rows,
  marks,
}: Pick<NonNullable<Test['scoring']>, 'caption' | 'columns' | 'rows'> & { marks?: readonly NoteMark[] }) {
  return (
    <WideTable caption={caption} marks={marks}>
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
