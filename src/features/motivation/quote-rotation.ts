/** How long a quotation stands before the next one. */
export const quoteRotationMs = 5000;
