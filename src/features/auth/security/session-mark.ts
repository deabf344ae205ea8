/** Four signs by which a person tells one login from another: the same on every device that lists it. */
export const markOf = (sessionId: string): string => sessionId.slice(0, 4).toUpperCase();

/** Whether two of these look alike to whoever reads the list. */
export const anyAlike = (names: readonly string[]): boolean => new Set(names).size < names.length;
