/**
 * Finds things by names that everybody spells in their own way, in whichever script: names and what was typed are
 * compared by how they sound. "chiro", "sheero" and "ሽሮ" all are shiro.
 */

/**
 * The things of a list whose names are meant, those that sound most alike first; of these what is called just so, then
 * the plainest name; all of them where nothing is typed.
 *
 * @param namesOf what a thing is called, then what else it is known by
 * @param isLast what is seldom meant: it comes after all else
 */
export function foundByName<T>(
  list: readonly T[],
  namesOf: (item: T) => readonly string[],
  typed: string,
  isLast: (item: T) => boolean = () => false,
): T[] {
  const asked = soundsOf(typed);
  if (asked.length === 0) return typed.trim() === '' ? [...list] : [];
  // Names share many words.
  const slipsFrom = remembered((word) => remembered((other) => slips(word, other)));
  const slipsTo: Slips = (word, other) => slipsFrom(word)(other);
  const heard = list.flatMap((item) => {
    const names = namesOf(item);
    const distances = names.map((name) => distance(asked, wordsHeard(name), slipsTo));
    const far = Math.min(...distances);
    if (far === Infinity) return [];
    const aside = Math.min(
      ...distances.map((apart, place) =>
        apart === far ? asideOf(names[place] ?? '', place, asked, slipsTo) : Infinity,
      ),
    );
    const isNamedSo = names
      .slice(0, usualNames)
      .some((name) => isNamedBy(name.replace(/\(.*/s, ''), asked, slipsTo));
    return [{ item, far, last: isLast(item), tier: isNamedSo ? 0 : 1, aside: aside + lengthOf(names) }];
  });
  // Where something sounds just so, what only sounds a little like it is not meant.
  const best = Math.min(...heard.map(({ far }) => far));
  return heard
    .filter(({ far }) => far <= best + cost.near)
    .toSorted(
      (a, b) => Number(a.last) - Number(b.last) || a.far - b.far || a.tier - b.tier || a.aside - b.aside,
    )
    .map(({ item }) => item);
}

/** A name in either language comes first; what stands in brackets or behind a comma only tells it from others. */
const usualNames = 2;
const headOf = (name: string) => /^[^(,፣]*/.exec(name)?.[0].trim() ?? '';
const lengthOf = (names: readonly string[]) =>
  names.slice(0, usualNames).reduce((sum, name) => sum + headOf(name).length, 0);

/** Whether a name is what was asked for, word by word, and no more. */
function isNamedBy(name: string, asked: readonly string[], slipsTo: Slips): boolean {
  const words = soundsOf(name);
  return words.length === asked.length && words.every((word, i) => slipsTo(asked[i]!, word) === 0);
}

/** Whether what tells a name from others is what was asked for: (black coffee), and not (leaves for coffee). */
const endsSo = (name: string, asked: readonly string[], slipsTo: Slips) =>
  nearest(asked.at(-1) ?? '', soundsOf(headOf(name.slice(headOf(name).length + 2))).slice(-1), slipsTo) <
  Infinity;

/**
 * What speaks against a name that was heard, in letters: it begins otherwise, says so only where it tells itself from
 * others, or is not the usual name.
 */
const asideOf = (name: string, place: number, asked: readonly string[], slipsTo: Slips) =>
  (nearest(asked[0] ?? '', soundsOf(name).slice(0, 1), slipsTo) < Infinity ? 0 : 10) +
  (distance(asked, wordsHeard(headOf(name)), slipsTo) < Infinity || endsSo(name, asked, slipsTo) ? 0 : 15) +
  (place < usualNames ? 0 : 20);

const cost = { near: 0.5, far: 1, unsaid: 0.25 } as const;
const mostFar = 2;

/** Consonants of the Ethiopic rows from U+1200, eight syllables each. Letters that sound alike are one. */
const rows =
  'h l h m s r s S k kw k kw b v t C h hw n N - k kw h hw w - z j y d d j g gw g t C p s s f p'.split(' ');
/** Vowels of a row's eight syllables. */
const vowels = ['e', 'u', 'i', 'a', 'e', '', 'o', 'ua'];
/** Rows whose first vowel is that of the fourth. */
const open = ['h', '-'];

/** Spellings of one sound, each replaced by a letter of its own. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/t?ch|tsh/g, 'C'],
  [/sh/g, 'S'],
  [/gn|ny/g, 'N'],
  // At the end it is an English plural: peanuts.
  [/tz|ts(?!$)/g, 's'],
  [/ph/g, 'f'],
  [/ck|[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/ee|ie/g, 'i'],
  [/oo|ou/g, 'u'],
  [/(.)\1+/g, '$1'],
];

const vowelLetters = 'aeiou'.split('');
/** Consonants that are taken for each other. */
const nearConsonants = ['CS', 'Ss', 'sz', 'bp', 'bv', 'dt', 'gk', 'gj', 'Cj', 'Nn', 'iy', 'uw', 'hk'];
/** Two letters that are taken for each other, in either order. */
const nearPairs = new Set([
  ...vowelLetters.flatMap((a) => vowelLetters.map((b) => a + b)),
  ...nearConsonants.flatMap((pair) => [pair, `${pair[1]}${pair[0]}`]),
]);

/** What a slip of the ear leaves out or puts in. */
const faintLetters = new Set([...vowelLetters, 'h', 'y', 'w']);

const mostRemembered = 20_000;

/** The same answers, each worked out once, until there are too many of them. */
function remembered<Answer>(answerTo: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= mostRemembered) known.clear();
    const answer = answerTo(text);
    known.set(text, answer);
    return answer;
  };
}

/** How the letters for single sounds are usually written. */
const usualSpelling: Readonly<Record<string, string>> = { C: 'ch', S: 'sh', N: 'ny' };

/**
 * The words of what was typed as they may be written in a name: as they are, and in Latin letters by their sound. An index
 * that knows parts of words finds by them what {@link foundByName} then hears.
 */
export function writtenWays(typed: string): string[] {
  const sounds = soundsOf(typed).map((sound) => sound.replace(/[CSN]/g, (letter) => usualSpelling[letter]!));
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return [...new Set([...words, ...sounds])];
}

/** Every word of a text as it sounds. */
const soundsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}'’ʼ]+/u)
    .map(soundOf)
    .filter((sound) => sound !== '');

/** The words of a name as they sound, and each two of them run together. Every search hears the same names again. */
const wordsHeard = remembered((name): readonly string[] => {
  const sounds = soundsOf(name);
  return [...new Set([...sounds, ...sounds.slice(1).map((word, i) => `${sounds[i]}${word}`)])];
});

function soundOf(word: string): string {
  const latin = word
    .normalize('NFD')
    .replace(/\p{M}|['’ʼ]/gu, '')
    .replace(/[\u1200-\u1357]/g, syllable);
  return spellings.reduce((said, [spelling, letter]) => said.replace(spelling, letter), latin);
}

function syllable(letter: string): string {
  const place = letter.charCodeAt(0) - 0x1200;
  const row = rows[place >> 3] ?? '';
  const order = place & 7;
  if (row === '-') return order === 5 ? 'i' : order === 7 ? 'e' : order === 0 ? 'a' : (vowels[order] ?? '');
  return row + (order === 0 && open.includes(row) ? 'a' : (vowels[order] ?? ''));
}

type Slips = typeof slips;

/** How far the words of a name are from what was asked for: each word asked for is in it, or all of them run together. */
function distance(asked: readonly string[], words: readonly string[], slipsTo: Slips): number {
  let apart = 0;
  for (const word of asked) if (apart < Infinity) apart += nearest(word, words, slipsTo);
  return asked.length > 1 ? Math.min(apart, nearest(asked.join(''), words, slipsTo)) : apart;
}

/** The word that sounds most alike; infinite where none does. Who asks for many also means one: eggs, egg. */
function nearest(word: string, words: readonly string[], slipsTo: Slips): number {
  let said = Infinity;
  for (const other of words) said = Math.min(said, slipsTo(word, other));
  const one = /^(..+)s$/.exec(word)?.[1];
  return one !== undefined && words.includes(one) ? Math.min(said, cost.unsaid) : said;
}

/**
 * What it takes to hear one word as the beginning of another one, by the weighted distance of Levenshtein; infinite
 * where that is more than a word of its length bears.
 */
function slips(word: string, other: string): number {
  const most = Math.min(mostFar, word.length * 0.3);
  if (other.length < word.length - most / cost.near) return Infinity;
  // What stands farther behind could only be put in, at more than the word bears.
  const length = Math.min(other.length, Math.floor(word.length + most / cost.near) + 1);
  let before = [0];
  for (let i = 0; i < length; i++) before.push(before[i]! + weightOf(other.charCodeAt(i)));
  let row: number[] = [];
  let begun = Infinity;
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at);
    const leftOut = weightOf(letter);
    let far = before[0]! + leftOut;
    row[0] = begun = far;
    for (let i = 0; i < length; i++) {
      const there = other.charCodeAt(i);
      const changed = before[i]! + (letter === there ? 0 : changeOf(letter, there));
      far = Math.min(changed, before[i + 1]! + leftOut, far + weightOf(there));
      row[i + 1] = far;
      if (far < begun) begun = far;
    }
    // It only becomes farther from here.
    if (begun > most) return Infinity;
    [before, row] = [row, before];
  }
  const whole = length === other.length ? before[length]! : Infinity;
  // Whoever breaks off a word has begun it right.
  const far = Math.min(whole, begun + (begun === 0 ? cost.unsaid : cost.near));
  return far <= most ? far : Infinity;
}

// By the letters' codes, since one search asks a hundred thousand times. What lies beyond them sounds like nothing else.
const codes = 128;
const weights = Array.from({ length: codes }, (_, code) =>
  faintLetters.has(String.fromCharCode(code)) ? cost.near : cost.far,
);
const near = new Uint8Array(codes * codes);
for (const pair of nearPairs) near[pair.charCodeAt(0) * codes + pair.charCodeAt(1)] = 1;

const weightOf = (code: number): number => weights[code] ?? cost.far;
const changeOf = (code: number, other: number): number =>
  near[code * codes + other] === 1 && other < codes ? cost.near : 2 * cost.far;
