/**
 * The woven border of Ethiopian dress, as a tile to repeat along a line. Threads are squares on a grid, as on a
 * loom: a diamond in green around gold, a cross in red between two diamonds, and a thread of edge above and below.
 */

export type Theme = 'light' | 'dark';

const THREADS: Record<Theme, { green: string; gold: string; red: string }> = {
  light: { green: '#1B6A47', gold: '#E5A823', red: '#A8362A' },
  dark: { green: '#6FC79B', gold: '#F0BE4F', red: '#F08A78' },
};

/** A stepped diamond `reach` threads from its middle, as a path of unit rows. */
const diamond = (x: number, y: number, reach: number) =>
  Array.from({ length: 2 * reach + 1 }, (_, row) => {
    const half = reach - Math.abs(row - reach);
    return `M${x - half} ${y - reach + row}h${2 * half + 1}v1h-${2 * half + 1}z`;
  }).join('');

const plus = (x: number, y: number, reach: number) =>
  `M${x} ${y - reach}h1v${2 * reach + 1}h-1zM${x - reach} ${y}h${2 * reach + 1}v1h-${2 * reach + 1}z`;

const svg = (width: number, height: number, scale: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">${inside}</svg>`;

const thread = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;

/** One tile of the thin border, 28 by 14 px. */
export function tibebSvg(theme: Theme): string {
  const { green, gold, red } = THREADS[theme];
  return svg(
    14,
    7,
    2,
    [
      thread(green, 'M3 0h1v7h-1zM2 1h3v5h-3zM1 2h5v3h-5zM0 3h7v1h-7z'),
      thread(gold, 'M3 2h1v3h-1zM2 3h3v1h-3zM7 0h7v1h-7zM7 6h7v1h-7z'),
      thread(red, plus(10, 3, 1) + 'M8 3h1v1h-1zM12 3h1v1h-1z'),
    ].join(''),
  );
}

/** One tile of the broad border for covers, 60 by 44 px. */
export function tibebBroadSvg(theme: Theme): string {
  const { green, gold, red } = THREADS[theme];
  const eye = diamond(7, 11, 7);
  return svg(
    30,
    22,
    2,
    [
      thread(gold, 'M0 0h30v1h-30zM0 21h30v1h-30z'),
      thread(red, 'M0 2h30v1h-30zM0 19h30v1h-30z'),
      thread(green, eye),
      thread(gold, diamond(7, 11, 5)),
      thread(red, diamond(7, 11, 3)),
      thread(gold, diamond(7, 11, 1)),
      thread(red, diamond(22, 11, 3)),
      thread(gold, plus(22, 11, 3)),
      thread(green, diamond(22, 5, 1) + diamond(22, 17, 1) + diamond(17, 11, 1) + diamond(27, 11, 1)),
      thread(gold, 'M15 6h1v1h-1zM15 16h1v1h-1zM29 6h1v1h-1zM29 16h1v1h-1z'),
    ].join(''),
  );
}

/** A drawing as the value of a CSS `background-image`. */
export const cssImage = (drawing: string): string =>
  `url("data:image/svg+xml,${drawing.replaceAll('"', "'").replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}")`;
