/** The pages that a list of numbers shows: both ends, the current one and its neighbours; null for a gap. */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((shown) => shown >= 1 && shown <= pages);
  const sorted = [...new Set(wanted)].toSorted((a, b) => a - b);
  return sorted.flatMap((shown, index) => {
    const missing = shown - (sorted[index - 1] ?? 0) - 1;
    if (missing === 0) return [shown];
    // A gap of one page takes as much room as the page.
    return missing === 1 ? [shown - 1, shown] : [null, shown];
  });
}
