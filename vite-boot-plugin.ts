import { build, type Plugin } from 'vite';

const id = 'virtual:boot';

/** `import boot from 'virtual:boot'`: the boot script as one minified string, to stand inline in every page. */
export function bootScript(entry: string): Plugin {
  return {
    name: 'birtu-boot-script',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(source) {
      if (source !== `\0${id}`) return null;
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
      if (!('output' in result)) throw new Error('The boot script built into more than one result.');
      return `export default ${JSON.stringify(result.output[0].code.trim())}`;
    },
  };
}
