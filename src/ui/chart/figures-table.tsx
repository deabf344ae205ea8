import type { ReactNode } from 'react';

interface FiguresTableProps {
  caption: string;
  /** The first names the row. */
  columns: readonly { readonly key: string; readonly label: ReactNode; readonly isFigure?: boolean }[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** Few columns of short figures: a table on a phone, too. */
export function FiguresTable({ caption, columns, rows }: FiguresTableProps) {
  const look = (index: number) => `px-2 py-1 sm:px-4 ${columns[index]?.isFigure ? 'text-end' : 'text-start'}`;
  return (
    <div className="card">
      <table className="w-full">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-small text-soft">
            {columns.map(({ key, label }, index) => (
              <th key={key} scope="col" className={`${look(index)} py-2 align-bottom font-semibold`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key} className="h-12 border-t border-edge">
              <th scope="row" className={`${look(0)} font-semibold`}>
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]!.key} className={look(index + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
