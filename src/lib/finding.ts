/** A text of a record, in the languages in which it is written. */
interface Text {
  readonly en: string;
  readonly am?: string;
}

/** What stands in the way of a record, or is worth a look before others see it. */
export interface Finding {
  /** Stable, for machines. */
  readonly code: string;
  readonly severity: 'blocks' | 'warns';
  /** Where it stands, as with fields. */
  readonly path: (string | number)[];
  /** What to tell the person, in English; `{name}` stands for the value of that name. */
  readonly message: string;
  readonly values: Readonly<Record<string, number | Text>>;
}
