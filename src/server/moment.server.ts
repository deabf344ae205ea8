/** A tag that writes SQL: Drizzle's, or the driver's own. */
type Tag<Fragment> = (text: TemplateStringsArray, ...values: string[]) => Fragment;

/** Microseconds since 1970, as a place of a list tells them (`src/lib/paging.ts`). Exactly: seconds in floating point would round. */
export const momentOf = <Fragment>(sql: Tag<Fragment>, microseconds: string): Fragment =>
  sql`timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond'`;
