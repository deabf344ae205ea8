/** Characters of what its owner calls a factor. */
export const factorNameMaximum = 50;
