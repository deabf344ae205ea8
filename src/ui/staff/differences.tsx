interface DifferencesProps<Values extends object> {
  /** The fields by name, in the order of the form. */
  labels: Readonly<Partial<Record<keyof Values, string>>>;
  mine: Values;
  theirs: Values;
}

/** The fields in which somebody else's record differs from what is typed here, as they have them. */
export function Differences<Values extends object>({ labels, mine, theirs }: DifferencesProps<Values>) {
  const names = Object.keys(labels) as (keyof Values & string)[];
  return (
    <dl className="grid w-full gap-3">
      {names
        .filter((name) => textOf(mine[name]) !== textOf(theirs[name]))
        .map((name) => (
          <div key={name}>
            <dt className="font-semibold">{labels[name]}</dt>
            <dd className="max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere">
              {textOf(theirs[name]) || '–'}
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** A value of a form as one can read it, a line for each of its texts. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (typeof value === 'object') {
    // In one order, whichever the properties came in: English before Amharic.
    const parts = Object.entries(value).toSorted(([a], [b]) => (a < b ? 1 : -1));
    return parts
      .map(([, part]) => textOf(part))
      .filter((text) => text !== '')
      .join('\n');
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
