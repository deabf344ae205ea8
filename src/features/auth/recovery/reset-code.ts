const digits = 6;

/** How many different codes there are. */
export const codeCount = 10 ** digits;

/** The code for a number below {@link codeCount}, with its zeros. */
export const codeOf = (number: number): string => String(number).padStart(digits, '0');
