import { describe, expect, test } from 'vitest';
import { editorOf, nameIn, openedWith, type KeptDraft, type UnsentDraft } from './kept-draft.ts';

const draft = { name: 'Teff', fields: { a: 1 }, version: 3, saveKey: null };
const onServer = (revision: number): KeptDraft => ({ ...draft, revision, keptAt: '2026-11-22T08:00:00Z' });
const onDevice = (over: number | null): UnsentDraft => ({ ...draft, over, keptAt: '2026-11-22T09:00:00Z' });

describe('an editor opens with', () => {
  test.each([
    ['nothing, where nothing is kept', null, null, null, null],
    ['what the server has', null, onServer(2), onServer(2), null],
    ['what only the device has', onDevice(null), null, onDevice(null), null],
    ['what the device has over what the server has', onDevice(2), onServer(2), onDevice(2), null],
    [
      'what was discarded elsewhere after it was read, where more was written',
      onDevice(2),
      null,
      onDevice(2),
      null,
    ],
    [
      'what the device has, and what was written elsewhere',
      onDevice(2),
      onServer(3),
      onDevice(2),
      onServer(3),
    ],
    ['what the device has, where both began', onDevice(null), onServer(1), onDevice(null), onServer(1)],
    ['what the device has, without a connection', onDevice(2), undefined, onDevice(2), null],
    ['nothing, without a connection', null, undefined, null, null],
  ])('%s', (_what, device, server, shown, other) => {
    expect(openedWith(device, server)).toEqual({ shown, other });
  });
});

test.each([
  [{ name: { en: 'Teff', am: 'ጤፍ' } }, 'am', 'ጤፍ'],
  [{ name: { en: 'Teff', am: '' } }, 'am', 'Teff'],
  [{ title: { en: ' Water ', am: '' } }, 'en', 'Water'],
  [{ name: 'Plan' }, 'en', 'Plan'],
  [{ name: { en: '', am: '' } }, 'en', ''],
  [{}, 'en', ''],
  [{ name: 7 }, 'en', ''],
  [{ name: '🍲🍲🍲🍲' }, 'en', '🍲🍲🍲'],
])('%j is called so in %s: %s', (fields, language, name) => {
  expect(nameIn(fields, language, 7)).toBe(name);
});

test.each([
  ['content/eat-well', '/admin/content/eat-well'],
  ['fitness/new~a b', '/admin/fitness/new~a%20b'],
  ['pictures/0a1b', '/admin/pictures?picture=0a1b'],
  ['feasts/1448-eid-al-fitr', '/admin/feasts?year=1448&edit=eid-al-fitr'],
  ['feedback/0f-1', '/admin/feedback?reply=0f-1'],
  ['users/new', '/admin/users?create='],
  ['users/0f-1', '/admin/users?edit=0f-1'],
  ['users/0f-1-suspension', '/admin/users/0f-1?suspend='],
])('the draft at %s is gone on with at %s', (address, editor) => {
  expect(editorOf(address)).toBe(editor);
});
