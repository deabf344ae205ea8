interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The first fault of each field, by the field's name. Takes zod's issues and the API's field errors alike. */
export function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  const first: Record<string, string> = {};
  for (const { path, message } of issues) first[String(path[0] ?? '')] ??= message;
  return first;
}
