/** Characters of an address; as `idText` allows. */
export const maxSlugLength = 60;

/** What would stand in the way of another page, public or of the staff (content/public-pages.ts, routes.ts). */
export const reservedSlugs: readonly string[] = [
  'physical-fitness',
  'health-education',
  'tools',
  'new',
  'import',
];

const nameless = 'article';

/** An address made from an English title: `Eat & rest: 7 ways` → `eat-rest-7-ways`. Cut between words. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const [first] = words ?? [];
  if (!words || first === undefined) return nameless;
  const fitting = words.reduce((slug, word) => {
    const longer = slug ? `${slug}-${word}` : word;
    return longer.length <= maxSlugLength ? longer : slug;
  }, '');
  return fitting || first.slice(0, maxSlugLength);
}

/** The first of `slug`, `slug-2`, `slug-3` … that is neither taken nor reserved. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  const isFree = (candidate: string) => !taken.has(candidate) && !reservedSlugs.includes(candidate);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : numbered(slug, number);
    if (isFree(candidate)) return candidate;
  }
}

/** The slug with a number, within the length that an address may have. */
function numbered(slug: string, number: number): string {
  const ending = `-${number}`;
  return slug.slice(0, maxSlugLength - ending.length).replace(/-$/, '') + ending;
}
