import { LRUCache } from 'lru-cache';
import { dishSvg, trayPartSvg } from '#src/features/foods/tray-drawings.ts';
import { recipePlateSvg } from '#src/features/recipes/recipe-plate.ts';
import { readRecipe } from '#src/features/recipes/service.server.ts';
import { answerAsset, madeAsset, type Assets } from '#src/server/assets.server.ts';
import type { Runtime } from '#src/server/context.server.ts';
import { heroStillSvg, heroSvg, planCoverSvg } from './fitness/cover.ts';
import { inBothThemes } from '#src/lib/drawing-themes.ts';
import { figureStillSvg, figureSvg } from '#src/lib/figures/figure.ts';
import { sceneSvg } from '#src/lib/scenes/scene.ts';
import { mealNamed } from './nutrition/meal-address.ts';
import { mealOf, mealSvg } from './nutrition/meal-drawing.ts';
import { platterOfPlan, platterSvg } from './nutrition/platter.ts';
import { readNutritionPlan } from './nutrition/service.server.ts';

/** How many drawings are kept: more than the bundled plans, exercises and foods have; each is a few kilobytes. */
const maxCached = 4000;

/** The drawings below `/figures`: each is made and compressed at its first request, and kept until plans change. */
export function createDrawings(runtime: Runtime) {
  const emptyCache = () =>
    new LRUCache<string, Assets>({
      max: maxCached,
      ignoreFetchAbort: true,
      async fetchMethod(path) {
        const svg = await draw(runtime, path.replace(/^\/figures\//, ''));
        return svg === null ? undefined : new Map([[path, await madeAsset(path, inBothThemes(svg))]]);
      },
    });
  let made = emptyCache();
  return {
    /** What is being drawn may show what was before a change: nobody keeps it. */
    forget() {
      made = emptyCache();
    },
    /** The drawing at this path, or nothing when there is none. */
    async answer(request: Request, path: string): Promise<Response | null> {
      const drawing = await made.fetch(path);
      return drawing ? answerAsset(drawing, request, path) : null;
    },
  };
}

async function draw(runtime: Runtime, file: string): Promise<string | null> {
  const [, kind, name = ''] =
    /^(plan-|platter-|meal-|dish-|tray-|scene-|recipe-)?([a-z0-9-]+)\.svg$/.exec(file) ?? [];
  if (kind === 'plan-') return planCoverSvg(name);
  if (kind === 'platter-') return await drawPlatter(runtime, name);
  if (kind === 'meal-') return await drawMeal(runtime, name);
  if (kind === 'recipe-') return await drawRecipe(runtime, name);
  if (kind === 'dish-') return dishSvg(name);
  if (kind === 'tray-') return trayPartSvg(name);
  if (kind === 'scene-') return sceneSvg(name);
  if (name === 'hero') return heroSvg();
  if (name === 'hero-still') return heroStillSvg();
  return name.endsWith('-still') ? figureStillSvg(name.replace(/-still$/, '')) : figureSvg(name);
}

async function drawPlatter(runtime: Runtime, planId: string): Promise<string | null> {
  const found = await readNutritionPlan(runtime, planId);
  return found && platterSvg(platterOfPlan(found.plan, planId));
}

async function drawMeal(runtime: Runtime, name: string): Promise<string | null> {
  const asked = mealNamed(name);
  const found = asked && (await readNutritionPlan(runtime, asked.planId));
  const items = found && mealOf(found.plan, asked);
  return items ? mealSvg(items, new Map(found.foods.map((food) => [food.id, food]))) : null;
}

async function drawRecipe(runtime: Runtime, id: string): Promise<string | null> {
  const found = await readRecipe(runtime, id);
  return (
    found && recipePlateSvg(found.recipe, new Map(found.foods.map(({ id: food, group }) => [food, group])))
  );
}
