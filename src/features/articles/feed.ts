import { inLanguage, languages, pathIn, type Language, type Localized } from '#src/lib/language.ts';
import { inWidth, pictureIn } from '#src/lib/picture.ts';
import { articlePath, feedPath } from './article-path.ts';
import { categoryLabels } from './labels.ts';
import type { ContentDetail } from './listing.ts';

interface Feed {
  /** Newest first. */
  readonly articles: readonly ContentDetail[];
  readonly language: Language;
  /** The site's origin. */
  readonly publicUrl: string;
}

const titles: Localized = { en: 'Birtu: articles', am: 'ብርቱ፦ ጽሑፎች' };
const subtitles: Localized = {
  en: 'Training, food and staying with it, from an Ethiopian home',
  am: 'ስለ ስፖርት፣ ስለ ምግብና ስለ ጽናት፣ ከኢትዮጵያ ቤት',
};
const names: Localized = { en: 'Birtu', am: 'ብርቱ' };
/** What the feed of a site without articles carries: there must be a time. */
const never = '1970-01-01T00:00:00.000Z';

/** The articles of one language as an Atom feed (RFC 4287), each with its whole text. */
export function atomFeed({ articles, language, publicUrl }: Feed): string {
  const address = (path: string, of = language) => xml(publicUrl + pathIn(of, path));
  const updated = articles.map((article) => article.updatedAt).toSorted();
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${address(feedPath)}</id>`,
    `<title>${titles[language]}</title>`,
    `<subtitle>${subtitles[language]}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${address(feedPath)}"/>`,
    `<link rel="alternate" type="text/html" href="${address('/services/motivational-content')}"/>`,
    ...languages
      .filter((other) => other !== language)
      .map(
        (other) =>
          `<link rel="related" type="application/atom+xml" hreflang="${other}" href="${address(feedPath, other)}"/>`,
      ),
    `<updated>${updated.at(-1) ?? never}</updated>`,
    `<author><name>${names[language]}</name></author>`,
    ...articles.map((article) => entry(article, language, publicUrl)),
    '</feed>',
    '',
  ].join('\n');
}

function entry(article: ContentDetail, language: Language, publicUrl: string): string {
  const { title, summary, author, html, category } = article;
  const address = publicUrl + pathIn(language, articlePath(article));
  const spoken =
    html[language] === undefined ? (languages.find((other) => html[other]) ?? language) : language;
  return [
    '<entry>',
    `<id>${xml(address)}</id>`,
    `<title>${xml(inLanguage(title, language))}</title>`,
    `<link rel="alternate" type="text/html" href="${xml(address)}"/>`,
    `<published>${article.publishedAt}</published>`,
    `<updated>${article.updatedAt}</updated>`,
    `<author><name>${xml(inLanguage(author, language))}</name></author>`,
    `<category term="${category}" label="${xml(categoryLabels[category][language])}"/>`,
    `<summary>${xml(inLanguage(summary, language))}</summary>`,
    `<content type="html" xml:lang="${spoken}">${xml(outside(pictureHtml(article, language) + (html[spoken] ?? ''), address, publicUrl))}</content>`,
    '</entry>',
  ].join('\n');
}

/** The picture at the head of an article, where one was uploaded: readers of feeds show no drawings that move. */
function pictureHtml({ image, picture }: ContentDetail, language: Language): string {
  const shown = pictureIn(image, picture, language);
  if (image === null || shown === null) return '';
  return `<p><img src="${xml(inWidth(image, 1280))}" alt="${xml(shown.alt)}"></p>`;
}

/** Addresses inside the text, as they are right from another site, too. */
const outside = (html: string, address: string, publicUrl: string): string =>
  html.replaceAll(/(href|src)="\//g, `$1="${publicUrl}/`).replaceAll('href="#', `href="${address}#`);

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** As XML can hold it, which has no place for most control characters. */
function xml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? mark);
}
