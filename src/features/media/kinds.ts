export const pictureLimits = {
  /** Characters of the words for who cannot see it, in one language. */
  alt: 300,
  name: 120,
  /** Of the file that is sent. */
  bytes: 12 * 1024 * 1024,
  /** Pixels: the twelve megapixels of a phone's camera are a few more. */
  pixels: 12 * 1024 * 1024,
  /** Pixels of the shorter side. */
  minSide: 200,
  /** How many times as long one side may be as the other. */
  proportion: 3,
  /** Of one person. */
  uploadsAnHour: 300,
} as const;
