import { brotliCompressSync } from 'node:zlib';

/** Every opened element of a drawing is closed in order, and every attribute quoted. */
function wellFormed(svg: string): boolean {
  const open: string[] = [];
  const tag = /<(\/?)([a-z]+)((?:\s[\w:-]+="[^"<&]*")*)\s*(\/?)>/gi;
  const rest = svg.replace(tag, (_whole, end: string, name: string, _attributes, empty: string) => {
    if (end) return open.pop() === name ? '' : '<';
    if (!empty) open.push(name);
    return '';
  });
  return open.length === 0 && !/[<>]/.test(rest);
}

/** What is wrong with a drawing that is to stand in an `<img>`: nothing, in the best case. */
export function errorsOf(svg: string | null, compressedLimit: number): string[] {
  if (!svg) return ['there is none'];
  const size = brotliCompressSync(svg).length;
  return [
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/.test(svg) ? '' : 'it is not one SVG',
    wellFormed(svg) ? '' : 'it is not well-formed',
    /<script|href|url\(|@import/.test(svg) ? 'it refers to something outside' : '',
    /NaN|undefined|Infinity/.test(svg) ? 'a number is missing' : '',
    size <= compressedLimit ? '' : `it has ${size} bytes compressed, more than ${compressedLimit}`,
  ].filter(Boolean);
}
