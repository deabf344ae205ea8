/** `npm run db:restore FILE`: fills an empty database from a backup. */
import { toldTo } from '#src/server/backup/progress.ts';
import { restore } from '#src/server/backup/restore.server.ts';
import { runOnDatabase } from '#src/server/command.server.ts';

const [file] = process.argv.slice(2);
const say = (text: string) => process.stdout.write(`${text}\n`);

if (file === undefined) {
  process.stderr.write('Usage: npm run db:restore FILE (one that npm run db:backup made)\n');
  process.exitCode = 1;
} else
  await runOnDatabase(async ({ sql }) => {
    const begun = performance.now();
    const { made } = await restore(sql, file, { say, progress: toldTo(say, () => performance.now()) });
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    say(
      `Restored what was there on ${made}, in ${seconds} s. Start the product with the AUTH_SECRET of that time.`,
    );
    return 0;
  });
