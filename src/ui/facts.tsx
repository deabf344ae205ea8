import { Fragment, type ReactNode } from 'react';

/** Stands between two facts of a line, and is seen neither where the line ends there nor where it begins anew. */
export const Dot = () => (
  <span className="dot">
    {' '}
    <i>· </i>
  </span>
);

interface FactsProps {
  readonly of: readonly (ReactNode | false)[];
  /** A line ends between them, and within none. */
  readonly areWhole?: boolean;
}

/** Facts in a line; what is not known of them is left out. */
export const Facts = ({ of, areWhole = false }: FactsProps) =>
  of
    .filter((fact) => fact !== null && fact !== undefined && fact !== false && fact !== '')
    .map((fact, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- a fact has no other name than its place
      <Fragment key={place}>
        {place > 0 && <Dot />}
        {areWhole ? <span className="inline-block">{fact}</span> : fact}
      </Fragment>
    ));
