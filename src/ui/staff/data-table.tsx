import { useRef, type ReactNode } from 'react';
import { useKeptFocus } from '../kept-focus.client.ts';
import { useInSteps } from './in-steps.client.ts';
import { isSortedColumn, SortedHead, type SortedColumn } from './sorting.tsx';
import { ChooseAll, ChooseRow, type RowChoice } from './row-choice.tsx';
import { openingRow } from './shortcuts.client.ts';
import './data-table.css';

interface DataTableProps {
  /** What the table holds, for whoever hears it; not shown. */
  caption: string;
  /** What the columns are called, and by which of them the list can be sorted. */
  columns: readonly (ReactNode | SortedColumn)[];
  /** By what it is sorted unless asked for otherwise. */
  sortedBy?: string;
  /** Which columns hold figures, from 0: those are aligned at their end. */
  figures?: readonly number[];
  /** The first cell names its row. */
  rows: readonly { readonly key: string; readonly name?: string; readonly cells: readonly ReactNode[] }[];
  /** Which rows are chosen, where many can be changed at once. */
  selection?: RowChoice;
  /** While newer rows are on their way the old ones stay, paler. */
  isBusy?: boolean;
}

/** More than a phone shows at once. */
const rowsInStep = 8;
/** About, in rem: what stands below a long table stays where it is while rows come. */
const rowHeight = 3.5;

const labelOf = (column: ReactNode | SortedColumn) => (isSortedColumn(column) ? column.label : column);

/* oxlint-disable react/no-array-index-key -- a column is its place */
/** A table on a desk; on a phone each row is a card with its columns named. */
export function DataTable({
  caption,
  columns,
  sortedBy = '',
  figures = [],
  rows,
  selection,
  isBusy = false,
}: DataTableProps) {
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  const count = useInSteps(rows.length, rowsInStep);
  const isPartial = count < rows.length;
  const isFigure = (index: number) => figures.includes(index) || undefined;
  return (
    <div
      ref={root}
      className="data-table card"
      aria-busy={isBusy || isPartial}
      data-old={isBusy || undefined}
      style={
        isPartial && rows.length > rowsInStep ? { minHeight: `${rows.length * rowHeight}rem` } : undefined
      }
    >
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th className="chooser">
                <ChooseAll selection={selection} />
              </th>
            )}
            {columns.map((column, index) =>
              isSortedColumn(column) ? (
                <SortedHead key={index} column={column} usual={sortedBy} figure={isFigure(index)} />
              ) : (
                <th key={index} scope="col" data-figure={isFigure(index)}>
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, count).map(({ key, name = '', cells }) => (
            <tr key={key} {...openingRow} data-chosen={selection?.chosen.has(key) || undefined}>
              {selection && (
                <td className="chooser">
                  <ChooseRow selection={selection} id={key} name={name} />
                </td>
              )}
              {cells.map((cell, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell key={index} scope={index === 0 ? 'row' : undefined} data-figure={isFigure(index)}>
                    {index > 0 && (
                      <span className="data-label" aria-hidden="true">
                        {labelOf(columns[index])}
                      </span>
                    )}
                    {cell}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
