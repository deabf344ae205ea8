import { expect, it } from 'vitest';
import { translated } from './translated.ts';

const plan = {
  id: 'walk',
  title: { en: 'Walk', am: 'መራመድ' },
  goals: [{ en: 'Breathe', am: 'መተንፈስ' }, { en: 'Rest' }],
  rating: null,
  day: { minutes: 30, notes: { en: 'Slowly', am: 'በዝግታ' } },
};

it('keeps the shape and takes every text in the reader’s language, English where there is none', () => {
  expect(translated(plan, 'am')).toEqual({
    id: 'walk',
    title: 'መራመድ',
    goals: ['መተንፈስ', 'Rest'],
    rating: null,
    day: { minutes: 30, notes: 'በዝግታ' },
  });
  expect(translated(plan, 'en').day.notes).toBe('Slowly');
});

it('leaves an object alone that only happens to have a key like a language’s', () => {
  expect(translated({ en: 'yes', page: 2 }, 'am')).toEqual({ en: 'yes', page: 2 });
});

it('takes the Amharic of what is written in Amharic alone', () => {
  expect(translated({ title: { en: '', am: 'መራመድ' } }, 'en')).toEqual({ title: 'መራመድ' });
  expect(translated({ title: { en: '' } }, 'am')).toEqual({ title: '' });
});
