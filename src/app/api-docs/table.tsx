import type { ReactNode } from 'react';

interface TableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** The first cell of each row names it. */
export function Table({ caption, head, rows }: TableProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...rest] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {head.slice(1).map((column, index) => (
              <td key={column}>{rest[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
