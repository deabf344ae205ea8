import type { ReactNode } from 'react';

interface FiguresTableProps {
  caption: string;
  /** What the columns are called. The first names the row. */
  columns: readonly ReactNode[];
  /** Which columns hold words, from 0: the others are aligned at their end. */
  words?: readonly number[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/* oxlint-disable react/no-array-index-key -- a column is its place */
/** Few columns of short figures: a table on a phone, too. Where letters are so large that a line holds few, each row is a list. */
export function FiguresTable({ caption, columns, words = [0], rows }: FiguresTableProps) {
  const look = (index: number) =>
    `${columns.length > 3 ? 'px-1' : 'px-1.5'} py-1 @max-[14rem]:block sm:px-4 ${words.includes(index) ? 'text-start' : 'text-end @max-[14rem]:text-start'}`;
  return (
    <div className="card">
      <table className="w-full text-small @max-[14rem]:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="@max-[14rem]:hidden">
          <tr className="text-small text-soft">
            {columns.map((label, index) => (
              <th key={index} scope="col" className={`${look(index)} py-2 align-bottom font-semibold`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-[14rem]:block">
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key} className="h-12 border-t border-edge @max-[14rem]:block @max-[14rem]:h-auto">
              <th scope="row" className={`${look(0)} font-semibold`}>
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={index} className={look(index + 1)}>
                  <span className="hidden text-small text-soft @max-[14rem]:block">{columns[index + 1]}</span>
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
