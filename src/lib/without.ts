/** The same value without some of its properties. */
export function without<T extends object, Name extends keyof T>(
  value: T,
  ...names: readonly Name[]
): Omit<T, Name> {
  const left = Object.entries(value).filter(([name]) => !(names as readonly PropertyKey[]).includes(name));
  return Object.fromEntries(left) as Omit<T, Name>;
}
