import { useRef, type ReactNode } from 'react';
import { useKeptFocus } from '../kept-focus.client.ts';
import './data-table.css';

export interface Column {
  readonly key: string;
  readonly label: ReactNode;
  /** What stands in it is a figure: aligned at its end. */
  readonly isFigure?: boolean;
}

interface DataTableProps {
  /** What the table holds, for whoever hears it; not shown. */
  caption: string;
  columns: readonly Column[];
  /** The first cell names its row. */
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** While newer rows are on their way the old ones stay, paler. */
  isBusy?: boolean;
}

/** A table on a desk; on a phone each row is a card with its columns named. */
export function DataTable({ caption, columns, rows, isBusy = false }: DataTableProps) {
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  return (
    <div ref={root} className="data-table card" aria-busy={isBusy}>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, isFigure }) => (
              <th key={key} scope="col" data-figure={isFigure || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => {
                const { key: name, label, isFigure } = columns[index]!;
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={name}
                    scope={index === 0 ? 'row' : undefined}
                    data-figure={isFigure || undefined}
                  >
                    {index > 0 && (
                      <span className="data-label" aria-hidden="true">
                        {label}
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
