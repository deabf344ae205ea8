import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sharePictures } from '#content/share-pictures.ts';
import { bundledContent } from '#db/seed.server.ts';
import { languages } from '#src/lib/language.ts';
import { publicPageAt } from './addresses.ts';
import { sharePictureOf, sharePicturePath, sharePictureSize } from './share-picture.ts';

const maxBytes = 60_000;

test.each(sharePictures.flatMap((picture) => languages.map((language) => ({ picture, language }))))(
  '$picture.name is there in $language, as large as services want it and no heavier than phones bear',
  ({ picture, language }) => {
    const file = readFileSync(`public${sharePicturePath(picture, language)}`);
    expect(file.toString('latin1', 1, 4)).toBe('PNG');
    expect({ width: file.readUInt32BE(16), height: file.readUInt32BE(20) }).toEqual(sharePictureSize);
    expect(file.length).toBeLessThanOrEqual(maxBytes);
  },
);

test('each plan that comes with the product has a picture with its name', () => {
  const plans = bundledContent().filter(({ kind }) => kind.endsWith('-plan'));
  const titles = plans.flatMap(({ rows }) =>
    (rows as readonly { id: string; title: unknown }[]).map(({ id, title }) => ({
      name: `plan-${id}`,
      title,
    })),
  );
  const inOrder = (all: { name: string; title: unknown }[]) =>
    all.toSorted((a, b) => a.name.localeCompare(b.name));
  const drawn = sharePictures
    .filter(({ name }) => name.startsWith('plan-'))
    .map(({ name, title }) => ({ name, title }));
  expect(inOrder(drawn)).toEqual(inOrder(titles));
});

test.each([
  ['/', 'birtu'],
  ['/login', 'birtu'],
  ['/bmi', 'bmi'],
  ['/services/fitness-plans/weight-loss-foundation', 'plan-weight-loss-foundation'],
  ['/nutrition-plans/light-mesob', 'plan-light-mesob'],
  ['/nutrition-plans/made-by-staff', 'nutrition-plans'],
  ['/services/motivational-content/building-habits', 'motivation'],
])('%s is shared with the picture %s', (path, name) => {
  expect(sharePictureOf(publicPageAt(path), path).name).toBe(name);
});
