import { figures } from '#content/figures.ts';
import type { FigureData } from '#content/figures/pose.ts';
import { entryOf } from '../entry-of.ts';
import { movingFigure, STILL_CSS } from '../figures/animation.ts';
import { drawStill, SOLID } from '../figures/drawing.ts';
import { frameAt } from '../figures/motion.ts';
import { scenery } from '../figures/scene.ts';
import * as country from './country.ts';
import * as indoors from './indoors.ts';
import * as town from './town.ts';
import { runner } from './runner.ts';

/** A place, and what stands in it before the people. */
type Place = { back: string; front?: string };

const places = {
  entoto: { back: country.entoto },
  yard: { back: town.yard, front: town.yardFront },
  steps: { back: town.steps },
  field: { back: country.field },
  market: { back: town.market },
  lake: { back: country.lake, front: country.lakeFront },
  simien: { back: country.simien, front: country.simienFront },
  warka: { back: country.warka, front: country.warkaFront },
  track: { back: country.track },
  pitch: { back: town.pitch, front: town.pitchFront },
  roofs: { back: town.roofs, front: town.roofsFront },
  street: { back: town.street },
  room: { back: indoors.rentedRoom, front: indoors.rentedRoomFront },
  gym: { back: indoors.gym },
  kitchen: { back: indoors.kitchen, front: indoors.kitchenFront },
  hearth: { back: indoors.hearth, front: indoors.hearthFront },
} satisfies Record<string, Place>;
export type PlaceId = keyof typeof places;
export const placeIds = Object.keys(places) as PlaceId[];

/** Who is in a picture: `x` from the left edge, how large, and the moment of the cycle (0 to 1) shown at rest. */
export interface Actor {
  figure: FigureData;
  x: number;
  size: number;
  moment: number;
}

/** A picture 640 wide. */
export interface Scene {
  place: PlaceId;
  height: number;
  actors: readonly Actor[];
  /** What stands before everyone, besides what belongs to the place. */
  front?: string;
}

const GROUND = 324;

const placed = ({ figure: { chair }, x, size }: Actor, body: string) =>
  `<ellipse cx="${x}" cy="${GROUND + 1}" rx="${Math.round(46 * size)}" ry="5" fill="#5A3A1C" opacity=".26"/><g transform="translate(${x} ${GROUND}) scale(${size}) translate(-118 -184)">${scenery(chair ? { chair } : {})}${body}</g>`;

/** The scene with its people as these bodies, in their order. */
function picture({ place, height, actors, front = '' }: Scene, bodies: string[], css = ''): string {
  const here: Place = places[place];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${360 - height} 640 ${height}">${css && `<style>${css}</style>`}`,
    here.back,
    ...actors.map((actor, i) => placed(actor, bodies[i] ?? '')),
    here.front ?? '',
    front,
    '</svg>',
  ].join('');
}

export function movingScene(scene: Scene): string {
  const people = scene.actors.map(({ figure }, i) => movingFigure(figure, `p${i}k`));
  return picture(
    scene,
    people.map((person) => person.markup),
    people.map((person) => person.css).join('') + STILL_CSS,
  );
}

export const stillScene = (scene: Scene): string =>
  picture(
    scene,
    scene.actors.map(({ figure, moment }) => drawStill(figure, frameAt(figure, moment), SOLID)),
  );

const one = (
  person: FigureData['person'],
  figure: FigureData,
  x: number,
  moment = 0.5,
  size = 1.1,
): Actor => ({ figure: { ...figure, person }, x, size, moment });

/** Who is where in the pictures that pages begin with. */
const actorsAt: Record<PlaceId, readonly Actor[]> = {
  entoto: [one('woman', runner, 300, 0.22)],
  yard: [one('woman', figures['goblet-squat'], 200, 0.4), one('man', figures['farmer-carry'], 410, 0)],
  steps: [one('man', figures['reverse-lunge'], 230, 0.25), one('woman', figures['jumping-jack'], 420)],
  field: [one('man', figures['brisk-walk'], 380, 0)],
  market: [],
  lake: [one('woman', runner, 250, 0.22), one('man', figures['brisk-walk'], 420, 0)],
  simien: [one('woman', figures['brisk-walk'], 250, 0), one('man', figures['brisk-walk'], 390, 0.25)],
  warka: [],
  track: [one('man', runner, 240, 0.22), one('woman', runner, 440, 0.6)],
  pitch: [one('woman', figures['reverse-lunge'], 330, 0.25), one('man', runner, 480, 0.22)],
  roofs: [],
  street: [one('woman', figures['brisk-walk'], 560, 0, 0.9)],
  room: [one('man', figures['push-up'], 290, 0)],
  gym: [one('woman', figures['barbell-squat'], 262), one('man', figures['biceps-curl'], 420)],
  kitchen: [],
  hearth: [],
};

/** The picture of a place, 640 by 280, at rest; null for a place that is not known. */
export function sceneSvg(name: string): string | null {
  const place = entryOf(places, name) && (name as PlaceId);
  return place ? stillScene({ place, height: 280, actors: actorsAt[place] }) : null;
}
