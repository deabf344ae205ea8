import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Language } from '#src/lib/language.ts';

/**
 * English in the light theme, Amharic in the dark one: both have the same structure and the same colours, so that the
 * other two pairs would tell nothing new.
 */
export const themeOf: Readonly<Record<Language, 'light' | 'dark'>> = { en: 'light', am: 'dark' };

/** What axe finds once nothing fades in any more: the rule and where. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  // Legacy: without a second window for frames, of which there are none.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
