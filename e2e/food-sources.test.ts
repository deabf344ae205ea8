import { pathIn } from '#src/lib/language.ts';
import { expect, test } from './product.ts';
import { sourcelessFigures } from './sourceless.ts';

const tray =
  'dish=injera-teff&count=2&measure=injera&dish=shiro-wat&count=2&measure=ladle&dish=gomen&grams=60&eaters=2';

/** Every screen on which a visitor sees figures of food. */
const screens = [
  '/',
  '/foods?group=wat',
  '/foods?holds=iron',
  '/foods?holds=low-salt',
  '/foods?q=liver',
  '/foods/shiro-wat',
  '/foods/compare?a=doro-wat&b=kocho',
  `/foods/plate?${tray}`,
  '/recipes',
  '/recipes/misir-wat?for=6',
  '/services/fitness-and-nutrition-plans?tab=nutrition',
  '/plans/find?goal=eat-better',
  '/nutrition-plans/light-mesob',
  '/nutrition-plans/light-mesob?day=2&variant=fasting',
  '/nutrition-plans/light-mesob/shopping?for=4',
  '/fasting/tsom',
  '/services/educational-content/eating-well-in-long-fasts',
];

test.use({ javaScriptEnabled: false });
test('each figure of food leads to its source in one tap, in Amharic', async ({ page }) => {
  const language = 'am';
  for (const address of screens) {
    await page.goto(pathIn(language, address));
    expect.soft(await sourcelessFigures(page), address).toEqual([]);
  }
});
