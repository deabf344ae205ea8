/**
 * Lighthouse for a phone on a member's day and on five public pages, against DESIGN §9: simulated slow 4G, a quarter of
 * the processor. `npm run bench:lighthouse` prints medians, and ends with 1 where one misses; `-- 5 /today /` of five
 * runs, of these pages. `bench:screens` looks at every page once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { startProduct } from '#test/product.ts';
import { signInAsNewMember } from '../e2e/member.ts';
import {
  figuresCells,
  figuresHead,
  isOwn,
  lighthouseVersion,
  lookAsPhone,
  middleOf,
  missesOf,
  type Figures,
} from './lighthouse-run.ts';

const [roundsAsked = '3', ...pagesAsked] = process.argv.slice(2);
const rounds = Number(roundsAsked);
const pages =
  pagesAsked.length > 0
    ? pagesAsked
    : [
        '/today',
        '/',
        '/services/fitness-plans/weight-loss-foundation',
        '/am/services/fitness-and-nutrition-plans',
        '/am/foods/shiro-wat',
        '/services/educational-content/physical-fitness',
      ];

const dataDir = mkdtempSync(join(tmpdir(), 'birtu-bench-'));
const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', CLIENT_LIMIT_FACTOR: '1000000' });
let missed = 0;

try {
  console.log(
    `Lighthouse ${lighthouseVersion} for a phone, medians of ${rounds} runs; ✗ misses DESIGN §9.\n`,
  );
  console.log(`${''.padEnd(50)} ${figuresHead}`);
  for (const address of pages) {
    const runs: Figures[] = [];
    for (let round = 0; round < rounds; round += 1)
      runs.push((await lookAsPhone(product.url, address, isOwn(address) ? signIn : undefined)).figures);
    const middle = middleOf(runs);
    missed += missesOf(middle).length;
    console.log(`${address.padEnd(50)} ${figuresCells(middle)}`);
  }
  console.log(`\nSEO of a member's own page: without "is-crawlable", as it is to be found by nobody.`);
  const load = loadavg()[0]!.toFixed(1);
  console.log(`Load of the machine at the end: ${load}, on ${availableParallelism()} cores.`);
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exitCode = missed > 0 ? 1 : 0;

async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await signInAsNewMember(page);
  await page.close();
}
