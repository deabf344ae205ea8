import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { crash, victims } from './crash.ts';

test('kill -9 of Node, of the database server or of both loses no acknowledged write', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'birtu-crash-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  // Each victim once killed and once killed again while it comes up.
  const { rounds, unclean } = await crash(dataDir, 2 * victims.length);
  expect(rounds.flatMap((round) => round.lost)).toEqual([]);
  expect(unclean).toEqual([]);
  expect(rounds.at(-1)!.acknowledged).toBeGreaterThan(60);
}, 120_000);
