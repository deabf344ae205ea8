import { figures } from '#content/figures.ts';
import type { FigureData } from '#content/figures/pose.ts';
import { entryOf } from '#src/lib/entry-of.ts';
import { runner } from '#src/lib/scenes/runner.ts';
import { movingScene, stillScene, type PlaceId, type Scene } from '#src/lib/scenes/scene.ts';
import { mesob } from '#src/lib/scenes/things.ts';

/** A morning run above the town, a squat with a jerrycan, and the mesob waiting. */
const hero: Scene = {
  place: 'entoto',
  height: 440,
  actors: [
    { figure: { ...figures['goblet-squat'], person: 'man' }, x: 424, size: 1.66, moment: 0.4 },
    { figure: runner, x: 210, size: 1.78, moment: 0.22 },
  ],
  front: mesob(572, 349, 1.15),
};

/** Two people beside each other. */
const pair = (
  place: PlaceId,
  left: FigureData,
  right: FigureData,
  moments: readonly [number, number] = [0.5, 0.5],
  second: FigureData['person'] = 'man',
): Scene => ({
  place,
  height: 360,
  actors: [
    { figure: { ...left, person: 'woman' }, x: 200, size: 1.36, moment: moments[0] },
    { figure: { ...right, person: second }, x: 440, size: 1.36, moment: moments[1] },
  ],
});

const covers: Record<string, Scene> = {
  'three-days-fifteen-minutes': pair(
    'room',
    figures['march-in-place'],
    figures['bodyweight-squat'],
    [0, 0.5],
  ),
  'first-run': pair('track', runner, figures['brisk-walk'], [0.22, 0]),
  'first-months-in-a-gym': pair('gym', figures['barbell-squat'], figures['biceps-curl']),
  'strong-at-sixty': pair('street', figures['brisk-walk'], figures['single-leg-stand'], [0, 0.5]),
  'gentle-on-the-heart': pair('lake', figures['brisk-walk'], figures['brisk-walk'], [0, 0.5]),
  'back-and-desk': pair('room', figures['cat-cow'], figures['chest-stretch'], [0.5, 0.5]),
  'kind-to-the-knees': pair('yard', figures['sit-to-stand'], figures['towel-row']),
  expecting: pair('entoto', figures['brisk-walk'], figures['brisk-walk'], [0, 0.5], 'woman'),
  'after-birth': pair('warka', figures['brisk-walk'], figures['bird-dog'], [0, 0.5], 'woman'),
  'strength-through-a-fast': pair('roofs', figures['overhead-press'], figures['goblet-squat'], [0.34, 0.5]),
  'jerrycan-strength': pair('field', figures['farmer-carry'], figures['bent-over-row'], [0, 0.5]),
  'weight-loss-foundation': {
    place: 'steps',
    height: 360,
    actors: [
      { figure: figures['jumping-jack'], x: 448, size: 1.36, moment: 0.5 },
      { figure: runner, x: 200, size: 1.4, moment: 0.7 },
    ],
  },
  'weight-gain-strength': {
    place: 'simien',
    height: 360,
    actors: [
      { figure: figures['overhead-press'], x: 214, size: 1.36, moment: 0.34 },
      { figure: { ...figures['goblet-squat'], person: 'woman' }, x: 440, size: 1.4, moment: 0.5 },
    ],
  },
};

/** The home page's picture, 640 by 440, in motion. */
export const heroSvg = (): string => movingScene(hero);

/** The same at rest, at half the price: for the first paint, and for those who save data. */
export const heroStillSvg = (): string => stillScene(hero);

/** The cover of a fitness plan, 640 by 360, at rest; null for a plan that has none of its own. */
export function planCoverSvg(id: string): string | null {
  const scene = entryOf(covers, id);
  return scene ? stillScene(scene) : null;
}
