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

/** What differs between the two, by the kinds of axe's rules; in English all are asked. */
export const kindsIn: Readonly<Record<Language, readonly string[] | undefined>> = {
  en: undefined,
  am: ['cat.color', 'cat.language', 'cat.name-role-value', 'cat.text-alternatives'],
};

/** Each page reads it anew, and the small one sooner. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** As its source leaves it in a page. */
interface WithAxe {
  readonly axe?: {
    run(root: Document, options: object): Promise<AxeResults>;
    getRules(kinds?: readonly string[]): { readonly ruleId: string }[];
  };
}

interface Asked {
  /** Rules that are not asked. */
  readonly excepted?: readonly string[];
  /** Of which kinds rules are asked; of all, where it does not say so. */
  readonly kinds?: readonly string[] | undefined;
}

/** What axe finds once nothing fades in any more: the rule and where. Without frames, of which there are none. */
export async function findings(page: Page, { excepted = [], kinds }: Asked = {}): Promise<string[]> {
  const isThere = await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    return 'axe' in window;
  });
  if (!isThere) await page.evaluate(source);
  return page.evaluate(
    async ([excepted, kinds]) => {
      const { axe } = window as WithAxe;
      const asked = kinds && new Set(axe!.getRules(kinds).map(({ ruleId }) => ruleId));
      const others = axe!.getRules().filter(({ ruleId }) => asked && !asked.has(ruleId));
      const off = [...excepted, ...others.map(({ ruleId }) => ruleId)];
      const { violations } = await axe!.run(document, {
        resultTypes: ['violations'],
        rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])),
        // Style sheets and sounds are fetched once more only for rules that are off, or have nothing to look at here.
        preload: false,
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    },
    [excepted, kinds] as const,
  );
}
