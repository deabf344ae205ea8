import type { Page } from '@playwright/test';

/** A catalogue names its texts by the first six signs of their digests; one that is shown is a text that is missing. */
const isRawId = (text: string) =>
  /^[A-Za-z\d+/]{6}$/.test(text) && /[A-Za-z]/.test(text) && !/^([A-Z]?[a-z]+|[A-Z]+)$/.test(text);

/** Whatever a page says that no person wrote, folded away or not, with the names of its controls and pictures. */
export async function rawWordsOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const found: string[] = [document.title];
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      if (node instanceof Element)
        found.push(...['aria-label', 'alt', 'placeholder'].map((name) => node.getAttribute(name) ?? ''));
      else if (!node.parentElement?.closest('script, style')) found.push(node.textContent ?? '');
    }
    return found;
  });
  return texts.map((text) => text.trim()).filter(isRawId);
}
