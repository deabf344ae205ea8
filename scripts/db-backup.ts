/** `npm run db:backup [FILE]`: everything that the database holds, in one compressed file. */
import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backUp } from '#src/server/backup/backup.server.ts';
import { sizeOf, toldTo } from '#src/server/backup/progress.ts';
import { runOnDatabase } from '#src/server/command.server.ts';

const [wanted] = process.argv.slice(2);
const say = (text: string) => process.stdout.write(`${text}\n`);

await runOnDatabase(async ({ sql, settings, now }) => {
  const moment = now().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = wanted ?? join(settings.dataDir, 'backups', `birtu-${moment}Z.sql.gz`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const begun = performance.now();
  await backUp(sql, file, { now: now(), progress: toldTo(say, () => performance.now()) });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  say(`${file}: ${sizeOf(statSync(file).size)}, whole, in ${seconds} s.`);
  const secret = settings.authSecrets.length > 0 ? 'AUTH_SECRET' : join(settings.dataDir, 'auth-secret');
  say(`Keep ${secret} too, in another place: without it the backup's keys and second factors stay sealed.`);
  return 0;
});
