import { expect, type Locator, type Page } from '@playwright/test';

/** How a person works a page: with a finger, or with the keys alone. */
export interface Hand {
  press(control: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** A checkbox or switch, to its other state. */
  tick(box: Locator): Promise<void>;
}

export const finger: Hand = {
  press: (control) => control.tap(),
  write: (field, text) => field.fill(text),
  tick: (box) => box.tap(),
};

/** Nothing but Tab, Enter, Space and typing. */
export function keys(page: Page): Hand {
  return {
    async press(control) {
      await tabTo(page, control);
      await page.keyboard.press('Enter');
    },
    async write(field, text) {
      await tabTo(page, field);
      await page.keyboard.type(text);
    },
    async tick(box) {
      await tabTo(page, box);
      await page.keyboard.press('Space');
    },
  };
}

/** More than any page has controls. */
const maxPresses = 100;

/** Whether one can see that it has the focus: it is marked, and nothing lies over it. */
function isSeen(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const uppermost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return element.matches(':focus-visible') && uppermost !== null && element.contains(uppermost);
}

/** Goes on by Tab until a control has the focus, which then is in sight. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      await expect.poll(() => control.evaluate(isSeen)).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${maxPresses} times Tab do not lead to ${control.toString()}`);
}
