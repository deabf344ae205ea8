import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import type { Language } from '#src/lib/language.ts';

/**
 * English in the light theme, Amharic in the dark one: both have the same structure and the same colours, so that the
 * other two pairs would tell nothing new.
 */
export const themeOf: Readonly<Record<Language, 'light' | 'dark'>> = { en: 'light', am: 'dark' };

/** Each page reads it anew, and the small one sooner. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** As its source leaves it in a page. */
interface WithAxe {
  readonly axe?: { run(root: Document, options: object): Promise<AxeResults> };
}

/**
 * What axe finds once nothing fades in any more: the rule and where. Without frames, of which there are none.
 *
 * @param excepted rules that are not asked
 */
export async function findings(page: Page, excepted: readonly string[] = []): Promise<string[]> {
  const isThere = await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    return 'axe' in window;
  });
  if (!isThere) await page.evaluate(source);
  const rules = Object.fromEntries(excepted.map((id) => [id, { enabled: false }]));
  return page.evaluate(
    async (options) => {
      const { violations } = await (window as WithAxe).axe!.run(document, options);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    },
    // Style sheets and sounds are fetched once more only for rules that are off, or have nothing to look at here.
    { resultTypes: ['violations'], rules, preload: false },
  );
}
