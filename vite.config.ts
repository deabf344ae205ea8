import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig, type PluginOption } from 'vite';
import { bootScript } from './vite-boot-plugin.ts';
import { orderedImports } from './vite-manifest-plugin.ts';
import { leanRouter } from './vite-router-plugin.ts';

const dotClient = 'react-router:dot-client';

/**
 * The router empties modules called `*.client.*` on the server. Here the suffix means browser code without markup, which
 * pages also import while the server renders them.
 */
function renderedEverywhere(router: PluginOption[]): PluginOption[] {
  const isDotClient = (plugin: PluginOption) => plugin && 'name' in plugin && plugin.name === dotClient;
  if (!router.some(isDotClient)) throw new Error(`The router has no plugin ${dotClient} to leave out`);
  return router.filter((plugin) => !isDotClient(plugin));
}

/** Every page carries the list of all files, so that each is named by nothing but a hash. */
const fileNames = { entryFileNames: 'assets/[hash:7].js', chunkFileNames: 'assets/[hash:7].js' };

export default defineConfig({
  plugins: [
    tailwindcss(),
    bootScript(fileURLToPath(new URL('src/app/boot.ts', import.meta.url))),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    leanRouter(),
    renderedEverywhere(reactRouter()),
    orderedImports(),
  ],
  // Of the libraries, the words' one still brings its own for React 17; React has it since 18.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  environments: { client: { build: { rolldownOptions: { output: fileNames } } } },
  build: {
    target: 'es2022',
    // Read by scripts/service-worker.ts.
    manifest: true,
    // Inlined files would be `data:` addresses, which the Content-Security-Policy refuses for scripts and styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Data does nothing by being there: a page whose texts only the server reads takes none of it along.
      treeshake: { moduleSideEffects: [{ test: /\/content\/[^.]+\.ts$/, sideEffects: false }] },
      output: {
        hashCharacters: 'base36',
        codeSplitting: {
          // Two files hold what every page needs; many small ones would cost more in requests and compress worse.
          // The entry is not among it: it must run last, when the page's route modules are all there. Nor is what waits
          // for words of its own until it is needed.
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown\/runtime/,
            },
            {
              name: 'app',
              test: /node_modules\/@lingui\/|\/src\/(app\/(?!entry\.|member-menu|member-links|ended-note|service-worker\/)|words\/catalogues\.|api\/server-fetch\.|lib\/(language|listed|diary-address)|ui\/(link|button|icons|ornament|image|page-head|arrow-link|trans|language)\.|session\/addresses\.|features\/plans\/plans-address\.)/,
            },
            // What calls the API. Before the groups whose parts call it, or it would go along with them to every page.
            {
              name: 'member',
              test: /\/src\/(api\/client|session\/(account|guard|passing|messages|session|storage|stored)\.|lib\/(retry-delay|roles|initials)\.)/,
            },
            // Days and moments, and how they are written, in both calendars and by both clocks.
            {
              name: 'days',
              test: /\/src\/(lib\/(day|month|dates|ethiopian-date|ethiopian-clock)|ui\/((today|leading-calendar|device-choice|chosen-clock)\.client|moment))\.tsx?$/,
            },
            // Fasts and feasts.
            {
              name: 'fasts',
              test: /\/src\/features\/fasting\/(bahire-hasab|fasts|ramadan|names|feasts|fasting-day|day-names|coming|announced\.client)\.ts/,
            },
            // What pages of foods need as well, which the diary's group would take along.
            {
              name: 'food-figures',
              test: /\/src\/features\/foods\/(kinds|strictness|nutrients|measures)\.ts/,
            },
            { name: 'foods-address', test: /\/src\/features\/foods\/foods-address\./ },
            {
              name: 'food-parts',
              test: /\/src\/features\/foods\/(food-name|figures|figure-text|fasting-mark|nutrient-labels\.client)\./,
            },
            // What the groups below would take along, and other pages need by itself.
            {
              name: 'rules',
              test: /\/src\/(features\/plans\/(exercises\/(muscles|labels)|fitness\/(schedule|duration|labels|messages))|lib\/(capped-count|minutes)|ui\/time-amount)\./,
            },
            // The way to the three questions, and what finds a plan by them, which results load only for whom it is meant.
            { name: 'answers', test: /\/src\/features\/plans\/finder\/(answers|for-keepers)\./ },
            { name: 'finder', test: /\/src\/features\/plans\/finder\//, minShareCount: 2 },
            // The ways to recipes and into the diary, which pages of plans have as well.
            {
              name: 'ways',
              test: /\/src\/(lib\/recipe-path|session\/member-link)\./,
            },
            // What pages of plans share: parts alone, since the rules that staff screens share as well bring zod along.
            {
              name: 'plans',
              test: /\/src\/features\/plans\/(?!saved|publishing|finder|.*staff\/).*\.(tsx|client\.ts)$/,
              minShareCount: 2,
            },
            // What pages of the site itself share.
            { name: 'site', test: /\/src\/features\/site\//, minShareCount: 2 },
            // What screens of members and forms share: every page carries the list of all files, so they are few. A
            // group takes along what its files import, so what others need without them comes before.
            { name: 'field', test: /\/src\/(ui\/(field|toast|combobox\.client)|lib\/field-errors)\./ },
            { name: 'education', test: /\/src\/features\/education\//, minShareCount: 2 },
            // Who fasts, on public pages: without what members' screens of it bring along.
            { name: 'tsom', test: /\/src\/features\/fasting\/(use-tsom|tsom)\./ },
            // What a day of food and a member's day share, and what they call of training.
            {
              name: 'eaten',
              test: /\/src\/features\/(diary\/(outbox|figures|figure-range|fitting|offered|salt|units\.client|kinds|use-diary|diary\.client|day-figures|amounts-text|messages)|plans\/nutrition\/meal-labels)\.(tsx?|client\.ts)$/,
            },
            {
              name: 'trained',
              test: /\/src\/features\/(training\/(training\.client|messages|session-name)|activity\/(naming|kinds)|today\/messages|reminders\/(kinds|opened\.client))\.ts/,
            },
            { name: 'zod', test: /\/node_modules\/zod\// },
            {
              name: 'account-forms',
              test: /\/src\/features\/auth\/(account-frame|messages|recovery\/reset-link|factors\/factor-step|sessions\/(return-path|provider))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
