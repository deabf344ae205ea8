import { expect, test } from 'vitest';
import { contentOf, differingFields, emptyForm, formOf } from './form-values.ts';
import { changedContentSchema, newContentSchema, type StaffContent } from './schema.ts';

const stored: StaffContent = {
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

test('what is stored goes through the form and comes out as it was', () => {
  const sent = changedContentSchema.parse({ ...contentOf(formOf(stored)), version: stored.version });
  const { status: _, publishedAt, updatedAt: _at, writtenBy: _by, updatedBy: _editor, ...texts } = stored;
  expect(sent).toEqual({ ...texts, publication: { state: 'scheduled', at: publishedAt } });
});

test('a new article has no address of its own yet, and as a draft needs a title only', () => {
  const sent = newContentSchema.parse(contentOf({ ...emptyForm('Hana'), title: { en: 'Rest', am: ' ' } }));
  expect(sent).not.toHaveProperty('id');
  expect(sent).toMatchObject({ title: { en: 'Rest' }, author: { en: 'Hana' }, image: null });
  expect(newContentSchema.safeParse(contentOf(emptyForm('Hana'))).error?.issues[0]?.path).toEqual([
    'title',
    'en',
  ]);
});

test('a schedule without a time is asked for its time', () => {
  const form = { ...formOf(stored), publication: { state: 'scheduled', at: '' } as const };
  const { error } = newContentSchema.safeParse(contentOf(form));
  expect(error?.issues).toMatchObject([
    { path: ['publication', 'at'], message: 'Choose the day and the hour' },
  ]);
});

test('two forms differ in the fields that were changed', () => {
  const mine = formOf(stored);
  expect(differingFields(mine, formOf(stored))).toEqual([]);
  const theirs = { ...mine, title: { en: 'A', am: '' }, sources: [] };
  expect(differingFields(mine, theirs).toSorted()).toEqual(['sources', 'title']);
});
