import { maxSortedRows } from '#src/lib/sorting.ts';
import type { Population } from './rows.ts';

/** The database whose lists are asked. */
export interface Asked {
  /** A place in the middle of a table's rows, as `after` of a list. */
  readonly middle: (table: string, order?: Order) => Promise<string>;
  readonly population: Population;
}

/** What rows stand in order of: columns or expressions. */
export interface Order {
  readonly key?: string;
  readonly moment?: string;
}

export type Path = string | ((side: Asked) => string | Promise<string>);

export const q = (text: string) => `q=${encodeURIComponent(text)}`;
const searches = {
  '1 letter': q('s'),
  '1 letter, Amharic': q('ሰ'),
  '2 letters': q('ga'),
  '2 letters, Amharic': q('ዳዊ'),
  '3 letters': q('sel'),
  'a rare word': q('zumra'),
  'several words': q('thank plan'),
  Amharic: q('ሰላም'),
  'no match': q('qqqqq'),
  '2 letters, no match': q('qq'),
};

export const searched = (list: string, path: string): [string, Path][] =>
  Object.entries(searches).map(([what, query]) => [`${list}, ${what}`, `${path}?${query}`]);

/** The last page, and one in the middle, of a list of numbered pages. */
export const numbered = (list: string, path: string, rowsAPage: number, share = 1): [string, Path][] => {
  const at = (part: number) => (side: Asked) =>
    `${path}${path.includes('?') ? '&' : '?'}page=${Math.max(1, Math.floor((side.population.plans / 2 / rowsAPage) * share * part))}`;
  return [
    [`${list}, middle page`, at(0.5)],
    [`${list}, near the end`, at(0.95)],
  ];
};

/** By all that a list can be sorted by, either way, and as far as its pages go. */
export const sorted = (
  list: string,
  path: string,
  names: readonly string[],
  rowsAPage = 10,
): [string, Path][] =>
  names.flatMap((name) =>
    ['asc', 'desc'].flatMap((order): [string, Path][] => {
      const address = `${path}?sort=${name}&order=${order}`;
      return [
        [`${list}, by ${name}, ${order}`, address],
        [`${list}, by ${name}, ${order}, last page`, `${address}&page=${maxSortedRows / rowsAPage}`],
      ];
    }),
  );

export const keyset = (list: string, path: string, table: string, order?: Order): [string, Path] => [
  `${list}, middle page`,
  async (side) =>
    `${path}${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(await side.middle(table, order))}`,
];

/** A list that is paged by places, by all that it can be sorted by, either way, from its beginning and its middle. */
export const sortedByPlace = (
  list: string,
  path: string,
  table: string,
  sorts: Readonly<Record<string, Order>>,
): [string, Path][] =>
  Object.entries(sorts).flatMap(([name, by]) =>
    ['asc', 'desc'].flatMap((order): [string, Path][] => {
      const address = `${path}${path.includes('?') ? '&' : '?'}sort=${name}&order=${order}`;
      const called = `${list}, by ${name}, ${order}`;
      return [[called, address], keyset(called, address, table, by)];
    }),
  );
