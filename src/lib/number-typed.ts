/**
 * A number as staff type it: `1,500` has its thousands grouped, as numbers are shown; any other comma is a decimal one,
 * `1,5` and `0,125`. What is no number, or nothing, is NaN.
 */
export function numberTyped(text: string): number {
  const typed = text.trim();
  if (typed === '') return Number.NaN;
  return Number(grouped.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.'));
}

const grouped = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;
