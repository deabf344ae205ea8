import type { Page } from '@playwright/test';

/** From the next document on, notes what the Content-Security-Policy refuses, also where the page's own code goes on without it. */
export async function watchRefused(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { birtuRefused: refused });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      refused.push(`${effectiveDirective} refuses ${blockedURI}, asked for by ${sourceFile}`),
    );
  });
}

/** What was refused since the document was opened. */
export const refused = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { birtuRefused: readonly string[] }).birtuRefused);
