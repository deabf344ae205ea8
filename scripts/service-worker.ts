/** Builds the service worker, which knows the files of the build that it belongs to. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { pages } from '#src/app/pages.ts';
import { ledToByPlans, openedAnywhere } from '#src/app/service-worker/ahead.ts';
import type { Release } from '#src/app/service-worker/release.ts';
import { languages } from '#src/lib/language.ts';

/** Of Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const isMembers = (path: string) => /^\/(profile|today)/.test(path);
/** Where those lead by themselves: the router must find the files, or it would load the same page without end. */
const ledTo = ['/', '/login'];
/** What members' pages and their parts speak, beside the words of layouts around pages. */
const membersParts = [
  'shell',
  'site',
  'member',
  'training',
  'training-import',
  'workout',
  'after-workout',
  'diary',
  'saved',
  'plans',
  'fasting',
  'today',
  'waiting',
  'settings',
  'progress',
  'assessment',
  'assessed',
];

/** The same of public pages that are kept before they were opened. */
const publicParts = ['shell', 'saved', 'education', 'recipes'];

/** The files that modules need, with those that they may load later; words and screens of the staff are not among them. */
function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = [...modules];
  const seen = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(`/${file}`);
    const later = (chunk.dynamicImports ?? []).filter((each) => !/\.po$|\/staff\//.test(each));
    waiting.push(...(chunk.imports ?? []), ...later);
  }
  return [...found];
}

function releaseOf(folder: string): Release {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const kept = pages.filter(({ path }) => isMembers(path));
  const members = partsOf([...kept, ...pages.filter(({ path }) => ledTo.includes(path))]);
  const opened: readonly string[] = [...openedAnywhere, ...ledToByPlans];
  const read = partsOf(pages.filter(({ path }) => opened.includes(path)));
  const route = (file: string) => `${file}?__react-router-build-client-route`;
  const entry = 'src/app/entry.client.tsx';
  const wordsOf = (areas: readonly string[]) =>
    Object.fromEntries(
      languages.map((language) => [
        language,
        filesOf(
          manifest,
          areas.map((area) => `content/locales/${language}/${area}.po`),
        ),
      ]),
    ) as unknown as Release['words'];
  const all = readdirSync(join(folder, 'assets'))
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => `/assets/${name}`);
  const files = [
    // The table of routes, which the framework names apart from the manifest.
    ...all.filter((name) => name.startsWith('/assets/manifest-')),
    ...filesOf(manifest, [entry, route('src/app/root.tsx'), ...members.modules.map(route)]),
  ];
  const publicFiles = filesOf(manifest, read.modules.map(route));
  return {
    id: createHash('sha256').update(all.toSorted().join()).digest('hex').slice(0, 12),
    entry: `/${manifest[entry]?.file}`,
    shells: kept.map(({ path }) => path),
    files,
    words: wordsOf([...members.areas, ...membersParts]),
    publicFiles: publicFiles.filter((file) => !files.includes(file)),
    publicWords: wordsOf([...read.areas, ...publicParts]),
    all,
  };
}

/** The modules of pages and of what is around them, and which words those speak. */
function partsOf(of: readonly { readonly files: readonly string[] }[]) {
  const modules = [...new Set(of.flatMap(({ files }) => files))];
  return { modules, areas: modules.flatMap((file) => /^src\/words\/(.+)\.tsx$/.exec(file)?.[1] ?? []) };
}

/** @param folder of the built files for the browser */
export async function buildServiceWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { __RELEASE__: JSON.stringify(releaseOf(folder)), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'src/app/service-worker/service-worker.worker.ts',
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'service-worker.js' },
      },
    },
  });
}
