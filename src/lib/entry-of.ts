/** What a table holds under a name that somebody else chose: never what every object inherits, such as `constructor`. */
export const entryOf = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
