import { z } from 'zod';

/** What every record that several people write says of itself. */
export const versionFields = {
  /** Counts up with each change. */
  version: z.int().min(1),
  updatedAt: z.iso.datetime(),
  /** Who changed it last; null for what came with the product, and where that account is gone. */
  updatedBy: z.string().nullable(),
};

export interface Versioned {
  readonly version: number;
  readonly updatedAt: string;
  readonly updatedBy: string | null;
}

/** With what is saved: the version that its writer had before them. */
export const versionRead = { version: z.int().min(1) };
