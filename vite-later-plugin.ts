import type { Plugin, Rolldown } from 'vite';

/** What checks forms: it weighs more than most of them. */
const rules = /\/node_modules\/(zod|@hookform\/resolvers)\//;

/** As the router names what it builds of a page. */
const isRoute = /\?__react-router-build-client-route$/;

type Bundle = Rolldown.OutputBundle;

/** The files from one to another that holds rules, each imported by the one before it; null where there is none. */
function wayToRules(bundle: Bundle, file: string, seen = new Set<string>()): readonly string[] | null {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return null;
  seen.add(file);
  if (chunk.moduleIds.some((id) => rules.test(id))) return [file];
  for (const imported of chunk.imports) {
    const way = wayToRules(bundle, imported, seen);
    if (way) return [file, ...way];
  }
  return null;
}

/**
 * Ends the build where a page brings along what its forms are checked by: that comes when somebody writes, or with what is
 * sent. An `import { type … }` is enough to bring a module along, where `import type` is not.
 */
export function rulesLater(): Plugin {
  return {
    name: 'birtu-rules-later',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type !== 'chunk' || !isRoute.test(chunk.facadeModuleId ?? '')) continue;
        const way = wayToRules(bundle, file);
        if (!way) continue;
        const named = way.map((each) => (bundle[each] as Rolldown.OutputChunk).moduleIds.at(-1)).join(' > ');
        this.error(`A page brings along the rules of its forms: ${named}`);
      }
    },
  };
}
