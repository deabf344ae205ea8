import { describe, expect, it } from 'vitest';
import { atomFeed } from './feed.ts';
import type { ContentDetail } from './listing.ts';

const article = (changes: Partial<ContentDetail> = {}): ContentDetail => ({
  id: 'rest-well',
  type: 'educational',
  category: 'fitness',
  title: { en: 'Rest & be <well>', am: 'በደንብ ይረፉ' },
  summary: { en: 'Why', am: 'ለምን' },
  icon: 'moon',
  image: null,
  author: { en: 'Birtu', am: 'ብርቱ' },
  publishedAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  readingMinutes: { en: 1, am: 1 },
  body: { en: 'Sleep.', am: 'ይተኙ።' },
  html: { en: '<p>See <a href="/services">plans</a><a href="#source-1">1</a></p>', am: '<p>ይተኙ።</p>' },
  sources: [],
  ...changes,
});

const feed = (articles: readonly ContentDetail[], language: 'en' | 'am' = 'en') =>
  atomFeed({ articles, language, publicUrl: 'https://birtu.test' });

/** The text of the elements of a name that hold nothing but text. */
const textsOf = (xml: string, name: string): (string | undefined)[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

describe('the feed', () => {
  it('says what RFC 4287 asks of a feed and of each entry', () => {
    const xml = feed([article(), article({ id: 'second', updatedAt: '2026-11-21T09:00:00.000Z' })]);
    const [head = '', ...entries] = xml.split('<entry>');
    expect(
      head.startsWith('<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"'),
    ).toBe(true);
    expect(textsOf(head, 'id')).toEqual(['https://birtu.test/feed.xml']);
    expect(textsOf(head, 'updated')).toEqual(['2026-11-21T09:00:00.000Z']);
    expect(head).toContain(
      '<link rel="self" type="application/atom+xml" href="https://birtu.test/feed.xml"/>',
    );
    expect(entries).toHaveLength(2);
    for (const entry of entries)
      for (const name of ['id', 'title', 'published', 'updated', 'summary', 'content'])
        expect(textsOf(entry, name), name).toHaveLength(1);
    expect(new Set(entries.flatMap((entry) => textsOf(entry, 'id'))).size).toBe(2);
  });

  it('speaks the language of its address, and English where an article is not translated', () => {
    const xml = feed([article({ title: { en: 'Rest' }, html: { en: '<p>Sleep.</p>' } })], 'am');
    expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="am">');
    expect(xml).toContain('<id>https://birtu.test/am/services/educational-content/rest-well</id>');
    expect(xml).toContain('<title>Rest</title>');
    expect(xml).toContain('<content type="html" xml:lang="en">');
    expect(feed([article()], 'am')).toContain('<title>በደንብ ይረፉ</title>');
  });

  it('leads to whole addresses from the text, too', () => {
    const [text = ''] = textsOf(feed([article()]), 'content');
    expect(text).toContain('href=&quot;https://birtu.test/services&quot;');
    expect(text).toContain(
      'href=&quot;https://birtu.test/services/educational-content/rest-well#source-1&quot;',
    );
  });

  it('escapes what was typed, and leaves out what XML cannot hold', () => {
    const xml = feed([article({ title: { en: 'a\u0008\ufffe <b> & "c" \u{1F4AA} ]]>' } })]);
    expect(xml).toContain('<title>a &lt;b&gt; &amp; &quot;c&quot; 💪 ]]&gt;</title>');
  });

  it('is a feed without articles, too', () => {
    expect(textsOf(feed([]), 'updated')).toEqual(['1970-01-01T00:00:00.000Z']);
  });
});
