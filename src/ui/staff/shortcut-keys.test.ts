import { describe, expect, it } from 'vitest';
import { shortcutOf } from './shortcut-keys.ts';

const none = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('keys of the staff area', () => {
  it.each([
    ['/', {}, '/'],
    ['/', { shiftKey: true }, '/'],
    ['?', { shiftKey: true }, '?'],
    ['n', {}, 'n'],
    ['N', {}, 'n'],
    ['j', {}, 'next'],
    ['k', {}, 'previous'],
    ['ArrowDown', {}, 'next'],
    ['ArrowUp', {}, 'previous'],
    ['s', { ctrlKey: true }, 'save'],
    ['S', { metaKey: true }, 'save'],
    ['ን', { code: 'KeyN' }, 'n'],
    ['ስ', { code: 'KeyS', ctrlKey: true }, 'save'],
  ])('%s with %o means %s', (key, held, meaning) => {
    expect(shortcutOf({ ...none, key, ...held })).toBe(meaning);
  });

  it.each([
    ['n', { shiftKey: true }],
    ['n', { altKey: true }],
    ['n', { ctrlKey: true }],
    ['n', { metaKey: true }],
    ['/', { ctrlKey: true }],
    ['/', { altKey: true }],
    ['ArrowDown', { shiftKey: true }],
    ['ArrowDown', { altKey: true }],
    ['s', {}],
    ['s', { ctrlKey: true, shiftKey: true }],
    ['s', { ctrlKey: true, altKey: true }],
    ['s', { ctrlKey: true, metaKey: true }],
    ['Process', { code: 'KeyN' }],
    ['ን', { code: 'KeyB' }],
    ['x', {}],
    ['constructor', {}],
    ['Enter', {}],
  ])('%s with %o means nothing', (key, held) => {
    expect(shortcutOf({ ...none, key, ...held })).toBeNull();
  });
});
