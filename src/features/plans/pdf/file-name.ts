import type { Language } from '#src/lib/language.ts';

const brands: Readonly<Record<Language, string>> = { en: 'Birtu', am: 'ብርቱ' };

/** Spaces, and signs that some file system does not allow in a name. */
const gaps = /[\s\p{Cc}\\/:*?"<>|]+/gu;

/**
 * The header that gives a download its name: the plan's title in its own letters (RFC 5987), and its id for a client
 * that reads only the plain form.
 */
export function disposition({ id, title }: { id: string; title: string }, language: Language): string {
  const name = `${brands[language]} – ${title.replace(gaps, ' ').trim()}.pdf`;
  return `attachment; filename="birtu-${id}.pdf"; filename*=UTF-8''${percentEncoded(name)}`;
}

/** What `encodeURIComponent` leaves and RFC 5987 does not allow is encoded too. */
const percentEncoded = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
