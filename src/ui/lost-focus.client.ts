/** What had the focus has gone: browsers let it fall back to the page. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
