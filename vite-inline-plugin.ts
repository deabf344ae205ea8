import { build, type Plugin } from 'vite';

const prefix = 'virtual:';

/**
 * `import boot from 'virtual:boot'`: a script as one minified text, to stand inline in pages.
 *
 * @param entries by name
 */
export function inlineScripts(entries: Readonly<Record<string, string>>): Plugin {
  const entryOf = (id: string) => (id.startsWith(prefix) ? entries[id.slice(prefix.length)] : undefined);
  return {
    name: 'birtu-inline-scripts',
    resolveId: (source) => (entryOf(source) === undefined ? null : `\0${source}`),
    async load(source) {
      const entry = source.startsWith('\0') ? entryOf(source.slice(1)) : undefined;
      if (entry === undefined) return null;
      this.addWatchFile(entry);
      const result = await build({
        configFile: false,
        logLevel: 'error',
        build: {
          write: false,
          target: 'es2022',
          minify: true,
          rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
        },
      });
      if (!('output' in result)) throw new Error(`${entry} built into more than one result.`);
      return `export default ${JSON.stringify(result.output[0].code.trim())}`;
    },
  };
}
