/** `npm run db:migrate`: brings the schema up to this release, as every start does, and ends. */
import { migrate } from '#src/server/migrate.server.ts';
import { runOnDatabase } from '#src/server/command.server.ts';

await runOnDatabase(async ({ sql }) => {
  const applied = await migrate(sql);
  process.stdout.write(applied ? `${applied} migrations were applied.\n` : 'Nothing was to be done.\n');
  return 0;
});
