/**
 * How much of a page has been read, in per cent from 0 to 100.
 *
 * @param scrolled px above the window @param page px in all @param window px that are seen at once
 */
export function scrollProgress(scrolled: number, page: number, window: number): number {
  const way = page - window;
  if (way <= 0) return 100;
  return Math.round(Math.min(Math.max(scrolled / way, 0), 1) * 100);
}
