/** Bytes of the largest body that the API reads. */
export const mostBodyBytes = 256 * 1024;

/** The same, said to people. */
export const mostBodyText = `${mostBodyBytes / 1024} kB`;
