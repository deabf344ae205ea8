import { expect, type Page } from '@playwright/test';
import { untilAlive } from './alive.ts';

/** The phone that Lighthouse measures as; what is larger than its screen counts only as far as it is seen. */
export const phone = { width: 412, height: 823 } as const;

interface Largest {
  readonly size: number;
  readonly said: string;
}

interface Held {
  readonly release: () => void;
  /** How many questions have no answer yet. */
  readonly open: () => number;
  /** Each that was the largest so far, as Largest Contentful Paint counts it. */
  readonly largest: readonly Largest[];
}

/** From the next document on the API is not asked until `openHeld` lets it be, however fast it answers. */
export async function holdAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const largest: Largest[] = [];
    let open = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const ask = window.fetch;
    window.fetch = async (asked, how) => {
      const { pathname } = new URL(asked instanceof Request ? asked.url : asked, location.href);
      if (!/^\/(api|auth)\//.test(pathname)) return await ask(asked, how);
      open += 1;
      await released;
      return await ask(asked, how).finally(() => (open -= 1));
    };
    // What lies within a dish of a plan is told from the rest.
    new PerformanceObserver((list) => {
      for (const { size, element } of list.getEntries() as (PerformanceEntry & {
        size: number;
        element: Element | null;
      })[]) {
        const within = element?.closest('.day-dish') ? '.day-dish ' : '';
        largest.push({ size, said: `${within}${element?.tagName} ${element?.textContent?.slice(0, 60)}` });
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    Object.assign(window, { birtuHeld: { release, largest, open: () => open } });
  });
}

const largestOf = async (page: Page): Promise<readonly Largest[]> =>
  await page.evaluate(async () => {
    // Both are told of in the frame after the one in which they are painted.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { birtuHeld: Held }).birtuHeld.largest;
  });

/** Waits until the API has answered whatever the open page has asked. */
export async function untilAnswered(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as { birtuHeld: Held }).birtuHeld.open() === 0);
}

/**
 * Opens a page of a member's or of the staff, at first without any answer of the API, then with them.
 *
 * @returns which texts and pictures, once they had come, were larger than whatever was shown before
 */
export async function openHeld(page: Page, address: string): Promise<() => Promise<readonly string[]>> {
  await page.goto(address);
  await untilAlive(page);
  await expect.poll(() => largestOf(page), `${address}: shown before the API answers`).not.toEqual([]);
  const most = Math.max(...(await largestOf(page)).map(({ size }) => size));
  await page.evaluate(() => (window as unknown as { birtuHeld: Held }).birtuHeld.release());
  return async () =>
    (await largestOf(page))
      .filter(({ size }) => size > most)
      .map(({ size, said }) => `${said} (${size}, before ${most})`);
}
