import type { Locator, Page } from '@playwright/test';

/** Whoever works there, with what it costs them: each press, choice and field that is filled in. */
export function countedHand(page: Page) {
  let count = 0;
  return {
    press: async (control: Locator) => {
      count += 1;
      await control.click();
    },
    choose: async (field: Locator, value: string) => {
      count += 1;
      await field.selectOption(value);
    },
    write: async (field: Locator, text: string) => {
      count += 1;
      await field.fill(text);
    },
    /** In the field that has the focus already, sent by Enter. */
    type: async (text: string) => {
      count += 1;
      await page.keyboard.insertText(text);
      await page.keyboard.press('Enter');
    },
    /** @param task what was done, for whoever reads the run's output */
    total: (task: string) => {
      process.stdout.write(`${task}: ${count} clicks and fields\n`);
      return count;
    },
  };
}
