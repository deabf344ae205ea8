import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { contentLimits } from './kinds.ts';
import { markdownHtml } from './markdown.server.ts';

const html = (markdown: string, sources = 0) => markdownHtml(markdown, 'en', sources);

describe('what writers need', () => {
  test.each([
    ['# Title\n\n## Part', '<h2>Title</h2><h2>Part</h2>'],
    ['##### Deep', '<h4>Deep</h4>'],
    [
      'One *two* **three** ~~four~~ `five`',
      '<p>One <em>two</em> <strong>three</strong> <del>four</del> <code>five</code></p>',
    ],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['> said', '<blockquote><p>said</p></blockquote>'],
    ['a  \nb', '<p>a<br>b</p>'],
    ['    code <b>', '<pre><code>code &lt;b&gt;</code></pre>'],
    ['a\n\n---\n\nb', '<p>a</p><hr><p>b</p>'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', '<tr><td>1</td><td>2</td></tr>'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', '<th scope="col">a</th>'],
    ['![A squat](/figures/squat.svg)', '<img src="/figures/squat.svg" alt="A squat" loading="lazy">'],
    ['[plans](/services)', '<a href="/services">plans</a>'],
    ['[WHO](https://who.int/a)', '<a href="https://who.int/a" rel="noreferrer nofollow">WHO</a>'],
    ['[us](mailto:a@b.et)', 'href="mailto:a@b.et"'],
    ['ብርቱ “ሰው” — ✓ 💪', '<p>ብርቱ “ሰው” — ✓ 💪</p>'],
  ])('%j', (markdown, expected) => {
    expect(html(markdown)).toContain(expected);
  });

  it('leads to pages in the language of the text', () => {
    expect(markdownHtml('[ዕቅዶች](/services)', 'am')).toContain('href="/am/services"');
  });
});

describe('references to sources', () => {
  it('lead to the source, and say so', () => {
    expect(html('True.[^2]', 2)).toBe(
      '<p>True.<sup><a href="#source-2" id="cited-2" role="doc-noteref" aria-label="Source 2">2</a></sup></p>',
    );
    expect(markdownHtml('እውነት።[^1]', 'am', 1)).toContain('aria-label="ምንጭ 1"');
  });

  it('stay as typed where there is no such source', () => {
    expect(html('True.[^3] And[^0]', 2)).toBe('<p>True.[^3] And[^0]</p>');
  });
});

describe('hostile text', () => {
  test.each([
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '<svg/onload=alert(1)>',
    '<div>\n\n<iframe src="//evil"></iframe>\n\n</div>',
    '<!-- --><style>*{display:none}</style>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](java\\script:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](vbscript:msgbox(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](\\\\evil.example)',
    '![x](javascript:alert(1))',
    '![x](https://evil.example/pixel.png)',
    '![x](//evil.example/pixel.png)',
    '![" onerror="alert(1)](/a.png)',
    '[x](/a" onmouseover="alert(1))',
    '[x](</a" onmouseover="alert(1)>)',
    '[x](https://a.et/"onmouseover="alert(1))',
    '<javascript:alert(1)>',
    '[x]: javascript:alert(1)\n\n[x]',
    '`</code><script>alert(1)</script>`',
    '```html\n</code></pre><script>alert(1)</script>\n```',
    '| <script>alert(1)</script> |\n|---|\n| <b onclick=alert(1)> |',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ])('%j never becomes anything that runs', (markdown) => {
    expect(elementsOf(html(markdown))).toEqual([]);
  });

  it('is shown as it was typed', () => {
    expect(html('a <b>bold</b> & “so on”')).toBe('<p>a &lt;b&gt;bold&lt;/b&gt; &amp; “so on”</p>');
  });

  it('is shown as it was typed where a word has no end', () => {
    const word = `${'a'.repeat(contentLimits.body - 1)}@`;
    expect(html(`**${word}**`)).toBe(`<p>**${word}**</p>`);
  });

  test('of any kind makes elements of the short list only', () => {
    const marks = ['<', '>', '"', "'", '&', '[', ']', '(', ')', '!', '*', '_', '`', '#', '|', '-', '\\', '^'];
    const words = [
      'script',
      'javascript:',
      'onload=',
      'img',
      'a',
      'href',
      '//',
      'https://a.et',
      '&#106;',
      'ሀ',
    ];
    const piece = fc.constantFrom(...marks, ...words, '\n', '\n\n', ' ', '[^1]');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(elementsOf(html(pieces.join(''), 1))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test.each(['> ', '- ', '+ ', '1. ', '*', '*a **b ', '[', '[a](', '`', '![', '| a ', '<a ', '&'])(
    'a whole text of %j is made into HTML, and not worked on for ever',
    (piece) => {
      const markdown = piece.repeat(contentLimits.body / piece.length);
      expect(typeof html(markdown)).toBe('string');
    },
  );
});

const plainElement =
  /^<\/?(h[234]|p|blockquote|ul|li|table|thead|tbody|tr|td|pre|code|em|strong|del|sup|hr|br)>$/;
const elementWithAttributes = [
  /^<\/?ol( start="\d+")?>$/,
  /^<\/?th( scope="col")?>$/,
  /^<\/?div( class="table-frame")?>$/,
  /^<\/a>$/,
  /^<a href="(\/(?![/\\])[^"<>\s\\]*|#[\w-]+)">$/,
  /^<a href="#source-\d+"( id="cited-\d+")? role="doc-noteref" aria-label="Source \d+">$/,
  /^<a href="(https?:\/\/|mailto:)[^"<>\s]*" rel="noreferrer nofollow">$/,
  /^<img src="\/(?![/\\])[^"<>\s\\]*" alt="[^"<>]*" loading="lazy">$/,
];

/** The tags that are not of the short list. */
const elementsOf = (text: string): string[] =>
  (text.match(/<[^>]*>?/g) ?? []).filter(
    (tag) => !plainElement.test(tag) && !elementWithAttributes.some((allowed) => allowed.test(tag)),
  );
