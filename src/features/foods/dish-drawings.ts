import { furtherBowls, furtherMounds } from './dish-looks.ts';
import { look, type Look } from './look.ts';
import { platterColours } from './pantry-looks.ts';

/** Foods that are served as a mound on injera. */
export const moundLooks: Record<string, Look> = {
  'shiro-wat': look('#CB7A2C', '#A65A1B', '#E39A4C', 'smooth'),
  'misir-wat': look('#B8481F', '#8C3114', '#DB6E3A', 'grains'),
  'kik-alicha': look('#E6B840', '#C4922A', '#F5D679', 'grains'),
  gomen: look('#3F7038', '#2A5028', '#679A54', 'leaves'),
  kosta: look('#2F7442', '#1E5530', '#589C66', 'leaves'),
  'tikil-gomen': look('#DCCB74', '#E08A2E', '#F0E5A8', 'pods'),
  fosolia: look('#6B9A3C', '#E07F2C', '#A2C46C', 'pods'),
  azifa: look('#93824A', '#6E6033', '#B9AA72', 'grains'),
  ful: look('#8D5B38', '#693F24', '#B27F57', 'grains'),
  'duba-wat': look('#E18A2D', '#BC671A', '#F3AC5C', 'chunks'),
  'key-sir': look('#94254E', '#6E1638', '#B94F75', 'chunks'),
  dinich: look('#E9CB6C', '#CBA544', '#F6E2A1', 'chunks'),
  'firfir-fasting': look('#B7582D', '#8F3F1B', '#D98155', 'leaves'),
  'doro-wat': look('#93321C', '#6C2010', '#B9532F', 'smooth', true),
  'siga-wat': look('#98391F', '#702512', '#BF5D3B', 'chunks'),
  kitfo: look('#AE4037', '#852A24', '#CB6A5E', 'grains'),
  tibs: look('#7F4427', '#5C2D16', '#A66A45', 'chunks'),
  'enkulal-firfir': look('#F1C440', '#D69F22', '#FBE08A', 'leaves'),
  asa: look('#DDAF6C', '#B98745', '#F0CD98', 'fish'),
  ayib: look('#FBF5E6', '#E4D8BC', '#FFFFFF', 'crumbs'),
  'nifro-chickpea': look('#D9B36A', '#B68D44', '#EBD096', 'grains'),
  ...furtherMounds,
};

/** Foods that stand beside the platter in a small bowl. */
export const bowlLooks: Record<string, Look> = {
  ergo: look('#FCF8EE', '#E6DCC6', '#FFFFFF', 'smooth'),
  avocado: look('#A9C25D', '#6E8F35', '#D3E294', 'chunks'),
  muz: look('#F4D665', '#D3AC35', '#FBEBA8', 'chunks'),
  mango: look('#F2A93B', '#D4831E', '#FACB7A', 'chunks'),
  papaya: look('#EE8A4A', '#CC652A', '#F8B382', 'chunks'),
  birtukan: look('#F09A2E', '#D47A16', '#F8C276', 'chunks'),
  'kolo-barley': look('#C08A45', '#8F5F28', '#DDB27A', 'grains'),
  'kolo-mixed': look('#B97C3D', '#E3C58C', '#8A5626', 'grains'),
  lewz: look('#C98F55', '#9B6331', '#E3B884', 'grains'),
  'genfo-plain': look('#D9B98A', '#B8935F', '#ECD6B2', 'smooth'),
  'genfo-kibbeh': look('#DDB878', '#B4432A', '#F0D6A0', 'smooth'),
  'kinche-kibbeh': look('#DEC08D', '#B9955A', '#F0DCB8', 'grains'),
  'kinche-fasting': look('#D9BE92', '#B49763', '#EDDCBC', 'grains'),
  atmit: look('#E6D3AE', '#C8AF80', '#F4E8D0', 'smooth'),
  'besso-drink': look('#CBA271', '#A67C4A', '#E2C49C', 'smooth'),
  'telba-drink': look('#B48A5E', '#8B6337', '#D2B08A', 'smooth'),
  ...furtherBowls,
};

export type Random = () => number;

/** A sequence of numbers from 0 to 1 that is always the same for the same seed. */
export function sequence(seed: string): Random {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (value: number) => String(Math.round(value * 10) / 10);
const at = (x: number, y: number) => `${round(x)} ${round(y)}`;
export const turned = (radius: number, angle: number): [number, number] => [
  radius * Math.cos(angle),
  radius * Math.sin(angle),
];

/** A closed soft outline around 0,0 whose radius wavers by `wave` (a part of it). */
function blob(radius: number, wave: number, random: Random): string {
  const points = Array.from({ length: 9 }, (_, i) =>
    turned(radius * (1 + wave * (2 * random() - 1)), (i / 9) * 2 * Math.PI),
  );
  const curves = points.map(([x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] ?? [x, y];
    return { through: at(x, y), to: at((x + u) / 2, (y + v) / 2) };
  });
  return `M${curves.at(-1)?.to}${curves.map(({ through, to }) => `Q${through} ${to}`).join('')}Z`;
}

/** Points spread evenly over a disc. */
const scattered = (count: number, radius: number, random: Random) =>
  Array.from({ length: count }, (_, i) =>
    turned(radius * Math.sqrt((i + random()) / count), i * 2.399963 + random() * 0.5),
  );

const strokes = (d: string, colour: string, width: number) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`;

const dots = (points: [number, number][], colour: string, width: number) =>
  strokes(points.map(([x, y]) => `M${at(x, y)}h0`).join(''), colour, width);

/** What makes a surface look like its food. */
function surface({ surface: kind, dark, light }: Look, radius: number, random: Random): string {
  const inner = radius * 0.8;
  const spread = (count: number, part = 1) => scattered(count, inner * part, random);
  if (kind === 'grains') return dots(spread(26), dark, 4.5) + dots(spread(20), light, 3.5);
  if (kind === 'crumbs') return dots(spread(16), dark, 7) + dots(spread(18), light, 6.5);
  if (kind === 'strands') {
    const curls = (count: number) =>
      spread(count, 0.9)
        .map(([x, y]) => {
          const [dx, dy] = turned(radius * 0.3, random() * Math.PI);
          return `M${at(x - dx, y - dy)}q${at(dx - dy, dy + dx)} ${at(2 * dx, 2 * dy)}`;
        })
        .join('');
    return strokes(curls(13), dark, 3.4) + strokes(curls(13), light, 3.4);
  }
  if (kind === 'slices') {
    const slice = (x: number, turn: number) =>
      `<path d="M-17-8Q-19-20-7-18Q0-22 7-18Q19-20 17-8V15Q17 18 14 18H-14Q-17 18-17 15Z" fill="${light}" stroke="${dark}" stroke-width="3" transform="translate(${round(x * inner)}) rotate(${turn}) scale(${round(radius / 36)})"/>`;
    return slice(-0.42, -12) + slice(0, 2) + slice(0.42, 14);
  }
  if (kind === 'smooth') {
    return (
      strokes(
        `M${at(-inner * 0.6, inner * 0.1)}q${at(inner * 0.3, -inner * 0.5)} ${at(inner * 0.8, -inner * 0.35)}M${at(-inner * 0.1, inner * 0.5)}q${at(inner * 0.5, 0)} ${at(inner * 0.7, -inner * 0.5)}`,
        light,
        4,
      ) + dots(spread(9), dark, 2.5)
    );
  }
  const piece = kind === 'chunks' ? 9 : kind === 'pods' ? 12 : 7;
  const marks = (count: number) =>
    spread(count)
      .map(([x, y]) => {
        const [dx, dy] = turned(piece / 2, random() * Math.PI);
        return kind === 'leaves'
          ? `M${at(x, y)}q${at(dx, -dy)} ${at(2 * dx, dy)}`
          : `M${at(x - dx, y - dy)}l${at(2 * dx, 2 * dy)}`;
      })
      .join('');
  const width = kind === 'chunks' ? 9 : kind === 'pods' ? 4 : 3.2;
  return (
    strokes(marks(kind === 'chunks' ? 8 : 13), dark, width) +
    strokes(marks(kind === 'chunks' ? 8 : 13), light, width)
  );
}

/** What keeps its own shape instead of lying in a heap, drawn 50 in radius. */
const pieces: Partial<Record<Look['surface'], (look: Look) => string>> = {
  eggs: ({ base, dark, light }) =>
    [
      [-20, -20, 20],
      [20, -16, -30],
      [-18, 20, -25],
      [22, 22, 35],
    ]
      .map(
        ([x, y, turn]) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse cy="3" rx="24" ry="18" fill="#8A6236" opacity=".3"/><ellipse rx="24" ry="18" fill="${base}"/><ellipse rx="20" ry="14" fill="${light}"/><circle cx="3" r="10" fill="${dark}"/></g>`,
      )
      .join(''),
  fish: ({ base, dark, light }) => {
    const body = 'M-50 4C-34-26 2-30 26-4L48-24C44-8 44 8 50 22L26 8C4 32-36 30-50 4Z';
    return `<path d="${body}" fill="#8A6236" opacity=".35" transform="translate(2 6)"/><path d="${body}" fill="${base}"/>${strokes('M-24-14q8 16 0 34M-8-20q9 20 0 43M9-15q8 14 0 34', dark, 4)}${strokes('M-40-2q16-16 40-18', light, 3)}<circle cx="-37" cy="0" r="3.4" fill="#2B211B"/>`;
  },
};

export function mound(x: number, y: number, radius: number, food: Look, random: Random): string {
  const whole = pieces[food.surface]?.(food);
  if (whole) return `<g transform="translate(${at(x, y)}) scale(${round(radius / 46)})">${whole}</g>`;
  const outline = blob(radius, 0.1, random);
  const egg = food.egg
    ? '<ellipse cx="-8" cy="-4" rx="20" ry="15" transform="rotate(-24)" fill="#FDF8EC"/><path d="M-16-12q6-6 14-5" stroke="#E8DCC2" stroke-width="3" stroke-linecap="round" fill="none"/>'
    : '';
  return `<g transform="translate(${at(x, y)})"><path d="${outline}" fill="#8A6236" opacity=".35" transform="translate(2 5)"/><path d="${outline}" fill="${food.base}"/>${surface(food, radius, random)}${egg}</g>`;
}

export function bowl(x: number, y: number, radius: number, food: Look, random: Random): string {
  return `<g transform="translate(${x} ${y})"><circle cy="5" r="${radius}" fill="#5A3A1C" opacity=".22"/><circle r="${radius}" fill="#3A2A20"/><circle r="${radius - 5}" fill="#5B4534"/><circle r="${radius - 8}" fill="${food.base}"/>${surface(food, radius - 14, random)}</g>`;
}

/** Coffee in its small cup without a handle, on a saucer. */
export const coffee = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><circle cy="4" r="36" fill="#5A3A1C" opacity=".22"/><circle r="36" fill="#FDFAF3"/><circle r="30" fill="none" stroke="#1B6A47" stroke-width="2.5" stroke-dasharray="4 5.4"/><circle r="22" fill="#FFF" stroke="#E3D8C4" stroke-width="2"/><circle r="17.5" fill="#3B2116"/><path d="M-9-6q5-7 13-5" stroke="#7A4E34" stroke-width="3" stroke-linecap="round" fill="none"/></g>`;

/** The mesob from above: coils of straw with woven bands of red and green. */
export const mesobRing = (() => {
  const zigzag = (radius: number, teeth: number, depth: number) =>
    Array.from({ length: teeth * 2 }, (_, i) => {
      const [x, y] = turned(radius + (i % 2 ? depth : -depth), (i / teeth) * Math.PI);
      return `${i ? 'L' : 'M'}${at(x, y)}`;
    }).join('') + 'Z';
  const coil = (radius: number) => `<circle r="${radius}" fill="none" stroke="#B97F28" stroke-width="1.5"/>`;
  return `<circle cy="7" r="209" fill="#5A3A1C" opacity=".2"/><circle r="208" fill="#D99A33"/>${[203, 197, 177, 171].map(coil).join('')}<path d="${zigzag(187, 44, 7)}" fill="none" stroke="#A8362A" stroke-width="5" stroke-linejoin="round"/><path d="${zigzag(187, 44, 1.5)}" fill="none" stroke="#1B6A47" stroke-width="3"/>`;
})();

/** Injera with its eyes. */
export function injera(random: Random): string {
  const eyes = (count: number, width: number) => dots(scattered(count, 156, random), '#B98F5E', width);
  return `<circle r="165" fill="#C9A271"/><circle r="162" fill="#DDBD90"/>${eyes(150, 3.4)}${eyes(130, 2)}`;
}

/** A whole injera, small: of its colour, with a few of its eyes. */
export function injeraRound({ base, dark }: Pick<Look, 'base' | 'dark'>, random: Random): string {
  return `<circle cy="3" r="45" fill="#8A6236" opacity=".3"/><circle r="45" fill="${dark}"/><circle r="44" fill="${base}"/>${dots(scattered(46, 41, random), dark, 2.6)}`;
}

/** Injera with a heap of each of its dishes. */
export function platter(random: Random): string {
  const heaps = platterColours.map((colour, i) => {
    const [x, y] = turned(25, (i / platterColours.length) * 2 * Math.PI);
    return `<path d="${blob(11, 0.12, random)}" fill="${colour}" transform="translate(${at(x, y)})"/>`;
  });
  return injeraRound({ base: '#DDBD90', dark: '#B98F5E' }, random) + heaps.join('');
}

/** A rolled injera along the rim: the sponge outside, the spiral of the roll at one end. */
export function roll(angle: number): string {
  const [x, y] = turned(141, angle);
  return `<g transform="translate(${at(x, y)}) rotate(${round((angle * 180) / Math.PI + 90)})"><path d="M-40-7Q0-19 40-7V15Q0 3-40 15Z" fill="#8A6236" opacity=".35"/><path d="M-40-11Q0-23 40-11V11Q0-1-40 11Z" fill="#EAD2AA"/><path d="M-34-4Q0-14 36-4" fill="none" stroke="#C9A271" stroke-width="2"/><ellipse cx="-40" rx="7" ry="11" fill="#D3AE7C"/><path d="M-40 6c-5-2-4-13 1-12s4 9 0 8-2-4-1-4" fill="none" stroke="#8F6637" stroke-width="1.8" stroke-linecap="round"/></g>`;
}
