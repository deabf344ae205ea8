import { describe, expect, it } from 'vitest';
import { foodTable } from '#content/foods.ts';
import { errorsOf } from '#test/drawing.ts';
import { foodGroups } from './kinds.ts';
import { pictureOf } from './plate-table.ts';
import { foodTableSchema } from './schema.ts';
import { dishSvg, servingOf, trayPartSvg } from './tray-drawings.ts';

const { foods } = foodTableSchema.parse(foodTable);

describe('the drawing of a dish', () => {
  const written = foodGroups.map((group) => ({ id: 'sambusa', group }));
  it.each([...foods, ...written])('of $id is there, small and self-contained ($group)', ({ id, group }) => {
    const serving = servingOf({ id });
    const name = /^\/figures\/(dish|tray)-([a-z-]+)\.svg$/.exec(pictureOf({ id, group, ...serving }));
    const svg = name?.[1] === 'dish' ? dishSvg(name[2] ?? '') : trayPartSvg(name?.[2] ?? '');
    expect(errorsOf(svg, 1200)).toEqual([]);
    expect(serving.served === 'injera').toBe(id === 'injera-teff');
  });

  it('is its own for every food of the table, and that of its kind for what staff add', () => {
    expect(foods.filter(({ id }) => !servingOf({ id }).isDrawn).map(({ id }) => id)).toEqual([]);
    const kinds = new Set(foodGroups.map((group) => dishSvg(`any-${group}`)));
    expect(kinds.size).toBe(foodGroups.length);
  });

  it.each(['sambusa', 'any', 'any-sambusa', 'spice', 'any-any-spice'])('is none for %s', (id) => {
    expect(dishSvg(id)).toBeNull();
  });

  it('is none for what is no part of a tray', () => {
    expect(trayPartSvg('sambusa')).toBeNull();
  });
});

describe('the tray', () => {
  it.each(['mesob', 'injera', 'roll'])('is drawn from its %s', (name) => {
    expect(errorsOf(trayPartSvg(name), 4096)).toEqual([]);
  });
});
