/** Bytes of the largest body that the API reads. */
export const maxBodyBytes = 256 * 1024;

/** The same, said to people. */
export const maxBodyText = `${maxBodyBytes / 1024} kB`;
