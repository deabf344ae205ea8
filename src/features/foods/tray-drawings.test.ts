import { describe, expect, it } from 'vitest';
import { foodTable } from '#content/foods.ts';
import { errorsOf } from '#test/drawing.ts';
import { pictureOf } from './plate-table.ts';
import { foodTableSchema } from './schema.ts';
import { dishSvg, servingOf, trayPartSvg } from './tray-drawings.ts';

const { foods } = foodTableSchema.parse(foodTable);

describe('the drawing of a dish', () => {
  it.each([...foods.map(({ id }) => id), 'sambusa'])('of %s is there, small and self-contained', (id) => {
    const serving = servingOf({ id });
    const name = /^\/figures\/(dish|tray)-([a-z-]+)\.svg$/.exec(pictureOf({ id, ...serving }));
    const svg = name?.[1] === 'dish' ? dishSvg(name[2] ?? '') : trayPartSvg(name?.[2] ?? '');
    expect(errorsOf(svg, 1200)).toEqual([]);
    expect(serving.served === 'injera').toBe(id === 'injera-teff');
  });

  it('is none for what is no dish', () => {
    expect(dishSvg('sambusa')).toBeNull();
    expect(trayPartSvg('sambusa')).toBeNull();
  });
});

describe('the tray', () => {
  it.each(['mesob', 'injera', 'roll'])('is drawn from its %s', (name) => {
    expect(errorsOf(trayPartSvg(name), 4096)).toEqual([]);
  });
});
