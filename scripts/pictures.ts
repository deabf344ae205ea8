/**
 * `npm run pictures`: makes the pictures that stand for pages where they are shared (content/share-pictures.ts) and the
 * icons of the home screen anew, in `public`, and the drawing that stands for a picture that cannot be had. Needs the built product and a Chromium; look at what it has made.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { sharePictures, type SharePicture } from '#content/share-pictures.ts';
import { sharePicturePath, sharePictureSize } from '#src/features/site/share-picture.ts';
import { siteNames } from '#src/features/site/site-facts.ts';
import { languages, type Language } from '#src/lib/language.ts';
import { inBothThemes } from '#src/lib/drawing-themes.ts';
import { sceneSvg } from '#src/lib/scenes/scene.ts';
import { brandMarkSvg, faviconSvg, homeScreenSvg } from '#src/ui/brand-mark.ts';
import { cssImage, tibebBroadSvg } from '#src/ui/tibeb.ts';
import { indexedPng, type Pixels } from './indexed-png.ts';
import { say } from './prepare.mjs';
import { withProductAndBrowser } from './product-browser.ts';

const style = `
  * { box-sizing: border-box; margin: 0; }
  body { display: grid; grid-template: 1fr 44px / 552px 1fr; width: 1200px; height: 630px; background: #fbf7f0;
    color: #211a15; font-family: 'Noto Sans', 'Noto Sans Ethiopic', sans-serif; }
  main { display: grid; grid-template-rows: auto 1fr auto; padding: 48px 24px 40px 56px; }
  .brand { display: flex; align-items: center; gap: 16px; font: 600 40px/1.2 'Noto Serif', 'Noto Serif Ethiopic', serif; }
  .brand svg { width: 64px; }
  h1 { align-self: center; font: 600 64px/1.12 'Noto Serif', 'Noto Serif Ethiopic', serif; text-wrap: balance; }
  :lang(am) h1 { font-size: 54px; line-height: 1.35; }
  p { color: #5e5349; font-size: 28px; line-height: 1.45; text-wrap: balance; }
  img { width: 100%; height: 586px; object-fit: cover; background: #fdfaf4; }
  img.figure { padding: 40px 56px; object-fit: contain; background: #eee5d6; }
  .tibeb { grid-column: 1 / -1; background: ${cssImage(tibebBroadSvg('light'))} repeat-x center / 60px 44px; }`;

const html = (picture: SharePicture, language: Language, origin: string) => `<!doctype html>
  <html lang="${language}"><meta charset="utf-8"><style>${style}</style>
  <main><div class="brand">${brandMarkSvg('light')}${siteNames[language]}</div>
  <h1>${picture.title[language]}</h1><p>${picture.line[language]}</p></main>
  <img src="${origin}${picture.drawing}" class="${/\/(plan|platter|hero)-/.test(picture.drawing) ? 'scene' : 'figure'}" alt="">
  <div class="tibeb"></div></html>`;

/** What the page shows, pixel by pixel. */
async function pixelsOf(page: Page): Promise<Pixels> {
  const screenshot = (await page.screenshot()).toString('base64');
  return await page.evaluate(async (png) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
    canvas.drawImage(bitmap, 0, 0);
    const { data } = canvas.getImageData(0, 0, width, height);
    return { width, height, colours: [...new Uint32Array(data.buffer)] };
  }, screenshot);
}

async function makeSharePictures(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ viewport: sharePictureSize });
  mkdirSync('public/share', { recursive: true });
  for (const file of readdirSync('public/share')) rmSync(join('public/share', file));
  for (const picture of sharePictures)
    for (const language of languages) {
      await page.setContent(html(picture, language, origin), { waitUntil: 'networkidle' });
      writeFileSync(join('public', sharePicturePath(picture, language)), indexedPng(await pixelsOf(page)));
    }
}

/** By file: the drawing and its pixels each way. Home screens cut their own shape out of what fills its square. */
const icons = {
  'icon-192.png': { svg: faviconSvg(), size: 192 },
  'icon-512.png': { svg: faviconSvg(), size: 512 },
  'icon-maskable-512.png': { svg: homeScreenSvg(), size: 512 },
  'apple-touch-icon.png': { svg: homeScreenSvg(), size: 180 },
  'favicon.ico': { svg: faviconSvg(), size: 32 },
};

async function makeIcons(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  for (const [file, { svg, size }] of Object.entries(icons)) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<body style="margin:0">${svg.replace('<svg', '<svg style="display:block"')}`);
    const png = await page.screenshot({ omitBackground: true });
    writeFileSync(join('public', file), file.endsWith('.ico') ? icoOf(png, size) : png);
  }
}

/** An .ico that holds one PNG, for readers that look for no other icon. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

await withProductAndBrowser(async (browser, origin) => {
  await makeSharePictures(browser, origin);
  await makeIcons(browser);
  writeFileSync('public/default-image.svg', inBothThemes(sceneSvg('entoto')!));
  say('The pictures are in public.');
});
