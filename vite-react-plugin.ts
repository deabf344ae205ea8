import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** What the product and its libraries import of React, and where it stands in its packages. */
const sources = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

const prefix = '\0birtu-react:';

/** Where the production build of one stands. */
const builtOf = (source: string): string =>
  join(dirname(require.resolve(source)), 'cjs', `${source.replace('/', '-')}.production.js`);

/**
 * React as modules. It comes in the older format, for which the bundler has each file ask a file of its own for the whole
 * of React (`(0, react.useState)`): a request, and a byte or two for each call and element, on every page.
 */
export function reactModules(): Plugin {
  return {
    name: 'birtu-react-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer, options) {
      const { kind } = options as { kind?: string };
      const isOwn = importer?.startsWith(prefix) || kind === 'require-call';
      return sources.includes(source) && !isOwn ? prefix + source : null;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const built = builtOf(id.slice(prefix.length));
      const names = Object.keys(require(built) as object).filter((name) => !name.startsWith('__'));
      return [
        `import whole from ${JSON.stringify(built)};`,
        ...names.map((name) => `export const ${name} = whole.${name};`),
        'export default whole;',
      ].join('\n');
    },
  };
}
