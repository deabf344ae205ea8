import { expect, test } from 'vitest';
import { withoutEmptyTranslations } from '#src/lib/translations.ts';
import { draftOf, fieldsOf } from './article-fields.ts';
import { articleChangeSchema, articleDraftSchema, type StoredArticle } from './schema.ts';

const stored: StoredArticle = {
  id: 'rest-well',
  type: 'motivational',
  category: 'mindset',
  title: { en: 'Rest well' },
  summary: { en: 'Sleep', am: 'እንቅልፍ' },
  body: { en: '    indented\n\ntext ', am: 'ጽሑፍ' },
  icon: 'moon',
  image: null,
  author: { en: 'Hana' },
  sources: [{ citation: 'Somebody (2020)', url: 'https://example.org/a' }],
  status: 'scheduled',
  publishedAt: '2026-11-22T06:00:00.000Z',
  version: 3,
  updatedAt: '2026-11-21T09:00:00.000Z',
  writtenBy: 'Hana',
  updatedBy: null,
};

/** As the form checks it. */
const sent = (fields: ReturnType<typeof fieldsOf>) => withoutEmptyTranslations(draftOf(fields));

test('what is stored goes through the form and comes out as it was', () => {
  const change = articleChangeSchema.parse({ ...sent(fieldsOf(stored, '')), version: stored.version });
  const { status: _, publishedAt, updatedAt: _at, writtenBy: _by, updatedBy: _editor, ...texts } = stored;
  expect(change).toEqual({ ...texts, publication: { state: 'scheduled', at: publishedAt } });
});

test('a new article has no address of its own yet, and as a draft needs a title only', () => {
  const draft = articleDraftSchema.parse(sent({ ...fieldsOf(null, 'Hana'), title: { en: 'Rest', am: ' ' } }));
  expect(draft).not.toHaveProperty('id');
  expect(draft).toMatchObject({ title: { en: 'Rest' }, author: { en: 'Hana' }, image: null });
  expect(articleDraftSchema.safeParse(sent(fieldsOf(null, 'Hana'))).error?.issues[0]?.path).toEqual([
    'title',
  ]);
});

test('a schedule without a time is asked for its time', () => {
  const form = { ...fieldsOf(stored, ''), publication: { state: 'scheduled', at: '' } as const };
  const { error } = articleDraftSchema.safeParse(sent(form));
  expect(error?.issues).toMatchObject([
    { path: ['publication', 'at'], message: 'Choose the day and the hour' },
  ]);
});
