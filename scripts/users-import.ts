/** `npm run users:import FILE`: accounts that another service of the same protocol exported. */
import { exportedRows } from '#src/features/auth/import/exported-rows.server.ts';
import { importAccounts } from '#src/features/auth/import/import.server.ts';
import { runCommand } from '#src/server/command.server.ts';

const [file] = process.argv.slice(2);
const say = (text: string) => process.stdout.write(`${text}\n`);
const progressEvery = 10_000;

if (file === undefined) {
  process.stderr.write('Usage: npm run users:import FILE (JSON lines, a JSON array, or CSV)\n');
  process.exitCode = 1;
} else
  await runCommand(async (runtime) => {
    let told = 0;
    const counts = await importAccounts(runtime, exportedRows(file), {
      refused: (line, reason) => void process.stderr.write(`line ${line}: ${reason}\n`),
      progress({ read, imported }) {
        if (read < told + progressEvery) return;
        told = read;
        say(`${read} rows read, ${imported} accounts imported…`);
      },
    });
    const { read, imported, known, refused } = counts;
    say(`${read} rows: ${imported} imported, ${known} already there, ${refused} refused`);
    return refused > 0 ? 1 : 0;
  });
