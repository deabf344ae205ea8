import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { unaskedExports } from './vite-lean-plugin.ts';

const require = createRequire(import.meta.url);

/** What the product and its libraries import of React, and where it stands in its packages. */
const sources = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

const prefix = '\0birtu-react:';

/** Where the production build of one stands. */
const builtOf = (source: string): string =>
  join(dirname(require.resolve(source)), 'cjs', `${source.replace('/', '-')}.production.js`);

/**
 * What React throws to itself, and knows by being the same. As errors, made while its file is run, each has a stack that
 * nobody reads; whoever watches the page (developer tools, Lighthouse) has the whole file read once more for it: 14 ms.
 */
const thrownWithin = /(?<==\s*)Error\(formatProdErrorMessage\((?:460|461|474|519|542)\)\)/g;
const thrownKinds = 5;

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
      const names = Object.keys(require(built) as object).filter(
        (name) => !name.startsWith('__') && !unaskedExports.includes(name),
      );
      return [
        `import whole from ${JSON.stringify(built)};`,
        ...names.map((name) => `export const ${name} = whole.${name};`),
        'export default whole;',
      ].join('\n');
    },
    transform: {
      filter: { id: /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js/ },
      handler(code) {
        const count = code.match(thrownWithin)?.length;
        if (count !== thrownKinds)
          this.error(`React throws ${count} things to itself, and not ${thrownKinds}`);
        return { code: code.replace(thrownWithin, 'Symbol()'), map: null };
      },
    },
  };
}
