/** A filled shape. */
export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

/** A round line, not filled. */
export const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Something drawn around 0,0, at a place and in a size; `turn` in degrees. */
export const at = (x: number, y: number, size: number, drawing: string, turn = 0) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${size === 1 ? '' : ` scale(${size})`}">${drawing}</g>`;

/** The same drawing again and again, each a step further. */
export const repeated = (count: number, step: [number, number], drawing: string) =>
  Array.from({ length: count }, (_, i) => at(i * step[0], i * step[1], 1, drawing)).join('');

/** A path again and again, each `step` further to the right: as one, where only its first point says where it is. */
export const alongside = (count: number, step: number, d: string) =>
  Array.from({ length: count }, (_, i) =>
    d.replaceAll(/M(-?[\d.]+)/g, (_whole, x: string) => `M${Number(x) + i * step}`),
  ).join('');

export const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
