import type { Plugin } from 'vite';

/** What Vite puts around each `import()`. `files` are what the module needs besides itself. */
const code = `
import { preinit, preloadModule } from 'react-dom';
export const __vitePreload = (load, files = []) => {
  for (const file of files)
    if (file.endsWith('.css')) preinit('/' + file, { as: 'style', precedence: 'default' });
    else preloadModule('/' + file);
  return load();
};`;

/** Vite's own helper is a kilobyte on every page, for what React can be asked to do. */
export const importAhead: Plugin = {
  name: 'birtu-import-ahead',
  enforce: 'pre',
  load: { filter: { id: /^\0vite\/preload-helper/ }, handler: () => code },
};
