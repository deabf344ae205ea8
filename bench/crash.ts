/** Fifty rounds of the crash test, as a table: `node bench/crash.ts [rounds]`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crash, victims } from '#test/crash.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'birtu-crash-'));
const { rounds, unclean } = await crash(dataDir, Number(process.argv[2] ?? 50));
rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });

const rows = victims.map((victim) => {
  const hit = rounds.filter((round) => round.victim === victim);
  const away = hit.map((round) => round.awayMs).toSorted((a, b) => a - b);
  return {
    killed: victim,
    rounds: hit.length,
    'killed again while starting': hit.filter((round) => round.again).length,
    'lost writes': hit.reduce((sum, round) => sum + round.lost.length, 0),
    'away, median ms': Math.round(away[away.length >> 1] ?? 0),
    'away, longest ms': Math.round(away.at(-1) ?? 0),
  };
});
console.table(rows);
console.log(`${rounds.at(-1)?.acknowledged ?? 0} acknowledged writes; unclean answers: ${unclean.length}`);
for (const answer of new Set(unclean)) console.log(answer);
process.exitCode = unclean.length > 0 || rounds.some((round) => round.lost.length > 0) ? 1 : 0;
