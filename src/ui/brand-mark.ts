/**
 * Birtu's mark: someone who stands firm with both arms raised, drawn as the crossed threads and the diamonds of a
 * tibeb. It reads at 16 px. In the header it takes the colours of the theme; as an icon it brings its own ground.
 */

const LIMBS = 'M6.5 10.5L24 27 41.5 10.5M9.5 44L24 27 38.5 44';
const HEAD = 'M24 2.5L31.5 10 24 17.5 16.5 10Z';
const HEART = 'M24 22.5L28.5 27 24 31.5 19.5 27Z';

const mark = (limbs: string, head: string, heart: string) =>
  `<path d="${LIMBS}" fill="none" stroke="${limbs}" stroke-width="7.5" stroke-linecap="round" stroke-linejoin="round"/><path d="${HEAD}" fill="${head}"/><path d="${HEART}" fill="${heart}"/>`;

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${inside}</svg>`;

/** For the header, on paper. */
export const brandMarkSvg = (theme: 'light' | 'dark'): string =>
  svg(theme === 'light' ? mark('#1B6A47', '#E5A823', '#FBF7F0') : mark('#6FC79B', '#F0BE4F', '#14110E'));

/** For home screens that cut out a shape of their own: the ground fills the square, the mark keeps to its middle. */
export const homeScreenSvg = (): string =>
  svg(
    `<rect width="48" height="48" fill="#1B6A47"/><g transform="translate(10.6 10.1) scale(.56)">${mark('#FBF7F0', '#F0BE4F', '#1B6A47')}</g>`,
  );

/** For the browser's tab: on its own green ground. */
export const faviconSvg = (): string =>
  svg(
    `<rect width="48" height="48" rx="11" fill="#1B6A47"/><g transform="translate(6.2 5.6) scale(.74)">${mark('#FBF7F0', '#F0BE4F', '#1B6A47')}</g>`,
  );
