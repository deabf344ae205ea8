import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { Language, Localized } from '#src/lib/language.ts';
import { pathIn } from '#src/lib/language.ts';
import { markId, noteId, noteMarks } from '#src/lib/notes.ts';

/**
 * Markdown as HTML that can do no harm: the reader takes the text apart, and every element is written here, from a
 * short list. Raw HTML is shown as it was typed. On the server only (its name sees to that), so that no reader pays
 * for the reader of Markdown.
 */
export function markdownHtml(markdown: string, language: Language, sources = 0): string {
  if (nestedTooDeep.test(markdown) || unbroken.test(markdown)) return `<p>${escaped(markdown)}</p>`;
  return blocks(lexer(markdown), { language, sources, mark: noteMarks() });
}

/** Twenty quotations or lists within each other, which nobody writes who wants to be read. */
const nestedTooDeep = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){20}/m;

/** Thousands of signs without a space, for which the reader of Markdown would take seconds, or give up. */
const unbroken = /\S{2000}/;

interface Setting {
  readonly language: Language;
  /** How many sources there are to point to. */
  readonly sources: number;
  readonly mark: ReturnType<typeof noteMarks>;
}

const blocks = (tokens: readonly Token[], setting: Setting): string =>
  tokens.map((token) => block(token as MarkedToken, setting)).join('');

function block(token: MarkedToken, setting: Setting): string {
  switch (token.type) {
    case 'heading': {
      // The page's own title is the only heading of the first rank.
      const rank = Math.min(Math.max(token.depth, 2), 4);
      return `<h${rank}>${inline(token.tokens, setting)}</h${rank}>`;
    }
    case 'paragraph':
      return `<p>${inline(token.tokens, setting)}</p>`;
    case 'blockquote':
      return `<blockquote>${blocks(token.tokens, setting)}</blockquote>`;
    case 'list':
      return list(token, setting);
    case 'table':
      return table(token, setting);
    case 'code':
      return `<pre><code>${escaped(token.text)}</code></pre>`;
    case 'hr':
      return '<hr>';
    case 'html':
      return `<p>${escaped(token.text.trim())}</p>`;
    case 'space':
    case 'def':
      return '';
    default:
      return inline([token], setting);
  }
}

function list({ ordered, start, items }: Tokens.List, setting: Setting): string {
  const name = ordered ? 'ol' : 'ul';
  const from = ordered && start !== 1 && start !== '' ? ` start="${start}"` : '';
  const rows = items.map((item) => `<li>${blocks(item.tokens, setting)}</li>`);
  return `<${name}${from}>${rows.join('')}</${name}>`;
}

function table({ header, rows }: Tokens.Table, setting: Setting): string {
  const heads = header.map(({ tokens }) => `<th scope="col">${inline(tokens, setting)}</th>`);
  const lines = rows.map((cells) => {
    const columns = cells.map(({ tokens }) => `<td>${inline(tokens, setting)}</td>`);
    return `<tr>${columns.join('')}</tr>`;
  });
  return (
    `<div class="table-frame"><table><thead><tr>${heads.join('')}</tr></thead>` +
    `<tbody>${lines.join('')}</tbody></table></div>`
  );
}

const inline = (tokens: readonly Token[], setting: Setting): string =>
  tokens.map((token) => phrase(token as MarkedToken, setting)).join('');

function phrase(token: MarkedToken, setting: Setting): string {
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del':
      return `<${token.type}>${inline(token.tokens, setting)}</${token.type}>`;
    case 'codespan':
      return `<code>${escaped(token.text)}</code>`;
    case 'br':
      return '<br>';
    case 'link':
      return link(token, setting);
    case 'image':
      return image(token);
    case 'text':
      return token.tokens ? inline(token.tokens, setting) : withReferences(token.text, setting);
    case 'escape':
      return escaped(token.text);
    default:
      return escaped(token.raw);
  }
}

function link({ href, tokens }: Tokens.Link, setting: Setting): string {
  const text = inline(tokens, setting);
  const address = linkAddress(href, setting.language);
  if (address === null) return text;
  const outside = address.startsWith('/') || address.startsWith('#') ? '' : ' rel="noreferrer nofollow"';
  return `<a href="${escaped(address)}"${outside}>${text}</a>`;
}

/** Pictures of this site only; of any other the words remain. */
function image({ href, text }: Tokens.Image): string {
  return isOwnPath(href)
    ? `<img src="${escaped(href)}" alt="${escaped(text)}" loading="lazy">`
    : escaped(text);
}

const isOwnPath = (href: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(href);

/** Where a link may lead: into this site, in the reader's language; to a place on the page; to the open web; to mail. */
function linkAddress(href: string, language: Language): string | null {
  if (isOwnPath(href)) return pathIn(language, href);
  if (/^#[\w-]+$/.test(href)) return href;
  const url = URL.parse(href);
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : null;
}

const sourceWords: Localized = { en: 'Source', am: 'ምንጭ' };

/** `[^2]` as the mark of the second source, where there is one, as `NoteMarks` writes it. */
function withReferences(text: string, { language, sources, mark }: Setting): string {
  return escaped(text).replaceAll(/\[\^(\d{1,2})\]/g, (written, digits: string) => {
    const number = Number(digits);
    if (number < 1 || number > sources) return written;
    const label = `${sourceWords[language]} ${number}`;
    const id = mark(number).isFirst ? ` id="${markId(number)}"` : '';
    return `<sup><a href="#${noteId(number)}"${id} role="doc-noteref" aria-label="${label}">${number}</a></sup>`;
  });
}

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark);
