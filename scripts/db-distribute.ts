/**
 * `npm run db:distribute [-- --dry-run]`: spreads members' rows over the machines of a Citus cluster. Begun again after a
 * break it goes on where it stopped.
 */
import { distribute } from '#db/distribution.server.ts';
import { runOnDatabase } from '#src/server/command.server.ts';

const isDry = process.argv.includes('--dry-run');
const say = (text: string) => process.stdout.write(`${text}\n`);

await runOnDatabase(async ({ sql }) => {
  const steps = await distribute(sql, {
    isDry,
    onStep: ({ name, statements }) => {
      say(name);
      if (isDry) for (const statement of statements) say(`  ${statement.replaceAll(/\s+/g, ' ')};`);
    },
  });
  if (steps === 0) say('Nothing was to be done: members’ rows are spread.');
  else say(isDry ? `${steps} steps would be done. Nothing was changed.` : `${steps} steps were done.`);
  return 0;
});
