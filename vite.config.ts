import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig, type PluginOption } from 'vite';
import { inlineScripts } from './vite-inline-plugin.ts';
import { orderedImports } from './vite-manifest-plugin.ts';
import { leanApiClient, leanReact, leanRouter, leanSchemas, leanWords } from './vite-lean-plugin.ts';
import { rulesLater } from './vite-later-plugin.ts';
import { pureSchemas } from './vite-pure-plugin.ts';
import { reactModules } from './vite-react-plugin.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
    inlineScripts(
      Object.fromEntries(
        ['boot', 'early', 'early-day', 'early-exercises', 'early-month', 'early-plan'].map((name) => [
          name,
          file(`src/app/${name}.ts`),
        ]),
      ),
    ),
    lingui(),
    // The build ends without maps.
    babel({ sourceMap: false, presets: [linguiTransformerBabelPreset()] }),
    reactModules(),
    leanReact(),
    leanRouter(),
    leanApiClient(),
    leanSchemas(),
    leanWords(),
    pureSchemas(),
    rulesLater(),
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
              test: /node_modules\/(react|react-dom|scheduler|react-router)\/|birtu-react:|rolldown\/runtime/,
            },
            {
              name: 'app',
              test: /node_modules\/@lingui\/|\/src\/(app\/(?!entry\.|member-menu|ended-note|service-worker\/)|words\/catalogues\.|api\/server-fetch\.|lib\/(language|listed|diary-address)|ui\/(link|button|icons|ornament|image|page-head|arrow-link|facts|trans|language|own-words)\.|session\/addresses\.|features\/plans\/plans-address\.)/,
            },
            // What calls the API. Before the groups whose parts call it, or it would go along with them to every page.
            {
              name: 'member',
              test: /\/src\/(api\/client|session\/(device\/kept-answers|home-screen\/install-prompt|account|early|guard|passing|messages|session|storage|stored|send-or-keep)\.|lib\/(retry-delay|roles|initials)\.)/,
            },
            // Days and moments, and how they are written, in both calendars and by both clocks; and who fasts on them.
            {
              name: 'days',
              test: /\/src\/(lib\/(day|zone-here|month|dates|ethiopian-date|ethiopian-clock)|ui\/((today|leading-calendar|device-choice|chosen-clock)\.client|moment)|features\/fasting\/(tsom|use-tsom\.client))\.tsx?$/,
            },
            // Fasts and feasts.
            {
              name: 'fasts',
              test: /\/src\/features\/fasting\/(bahire-hasab|fasts|ramadan|names|feasts|fasting-day|day-names|coming|announced\.client)\.ts/,
            },
            // What pages of foods need as well, which the diary's group would take along.
            {
              name: 'food-figures',
              test: /\/src\/features\/(foods\/(kinds|strictness|nutrients|measures|foods-address|plate)|recipes\/nutrition)\.ts/,
            },
            {
              name: 'food-parts',
              test: /\/src\/features\/foods\/(food-name|figures|figure-text|fasting-mark|nutrient-labels\.client)\./,
            },
            // What the groups below would take along, and other pages need by itself.
            {
              name: 'measures',
              test: /\/src\/(lib\/(bmi|blood-pressure)|features\/bmi\/messages)\./,
            },
            { name: 'sources', test: /\/content\/education\/(sources|waist)\./ },
            {
              name: 'rules',
              test: /\/src\/(features\/plans\/(exercises\/(muscles|labels|kinds|gear|exercises-address)|fitness\/(schedule|duration|labels|messages|kinds|week-energy))|lib\/(capped-count|minutes)|ui\/time-amount)\./,
            },
            { name: 'bmi', test: /\/src\/features\/bmi\/schema\./ },
            // The way to the three questions, and what finds a plan by them, which results load only for whom it is meant.
            { name: 'answers', test: /\/src\/features\/plans\/finder\/(answers|for-keepers)\./ },
            { name: 'finder', test: /\/src\/features\/plans\/finder\//, minShareCount: 2 },
            // The ways to recipes and into the diary, which pages of plans have as well.
            {
              name: 'ways',
              test: /\/src\/(lib\/recipe-path|session\/member-link)\./,
            },
            // Behind claims, on pages of plans and on those that teach.
            { name: 'notes', test: /\/src\/(ui\/(note-marks|notes-over-text|cited-text)|lib\/notes)\./ },
            // What pages of plans share: parts alone, since the rules that staff screens share as well bring zod along.
            {
              name: 'plans',
              test: /\/src\/features\/plans\/(?!saved|publishing|finder|pack|sources-list|folded|fitness\/(plan-sheet|plan-hero|overview|guidance|workout-day|exercise-guide|week-picker)|nutrition\/(plan-hero|day-meals)|.*staff\/).*\.(tsx|client\.ts)$/,
              minShareCount: 2,
            },
            // What pages of the site itself share.
            { name: 'site', test: /\/src\/features\/site\//, minShareCount: 2 },
            // What screens of members and forms share: every page carries the list of all files, so they are few. A
            // group takes along what its files import, so what others need without them comes before.
            {
              name: 'field',
              test: /\/src\/(ui\/(field|toast|combobox\.client|lost-focus)|lib\/field-errors|session\/(loaded|later-part))\./,
            },
            { name: 'dialog', test: /\/src\/ui\/dialog\.tsx/ },
            { name: 'search', test: /\/src\/(lib\/search-name|ui\/reading\.client)\./ },
            {
              name: 'plate',
              test: /\/src\/features\/foods\/(plate-address|starting-trays)\.ts/,
            },
            { name: 'education', test: /\/src\/features\/education\//, minShareCount: 2 },
            { name: 'zod', test: /\/node_modules\/zod\// },
            // Rules of what is written: whatever needs them has zod.
            { name: 'text', test: /\/src\/lib\/text\./ },
            {
              name: 'written',
              test: /\/src\/lib\/(text-messages|version|list-query|media-address|paging|localized)\./,
            },
            // From here on what members' screens alone share, and load as few files. Rules of forms bring zod along, and
            // come when a form is sent.
            {
              name: 'own',
              test: /\/src\/(session\/(member-(page|bar)|later-dialog|sent\.client)\.|features\/fasting\/member-tsom|lib\/weight\.|ui\/(undo-focus\.|into-view\.|on-approach\.)|app\/member-menu\.css$|features\/((diary|training)\/.*\.css$|training\/(training\.client|messages|session-name|import\/source-names|units\/(weight-unit\.client|unit-choice|load\.))|activity\/(naming|kinds|activity-icons)|today\/messages|reminders\/(kinds|opened\.client)|measurements\/(kinds|measured-words)|diary\/aims\.client))/,
            },
            { name: 'aims', test: /\/src\/features\/diary\/(aims|limits)\.ts/ },
            // What a day of food, a member's day and their progress call, reckon with and show.
            {
              name: 'eaten',
              test: /\/src\/features\/(diary\/(outbox|diary\.client|figures|kinds|messages|figure-range|salt|units\.client|planned|eaten|eatables\.client|meal-names\.client|fitting|offered|use-diary\.client|day-figures|amount-list|amounts-text)|plans\/nutrition\/(meals|meal-labels))\.tsx?$/,
            },
            { name: 'charts', test: /\/src\/ui\/chart\//, minShareCount: 2 },
            { name: 'advice', test: /\/src\/(ui\/source-list|features\/assessment\/pressure-advice)\./ },
            {
              name: 'scores',
              test: /\/src\/features\/assessment\/(messages|names\.client|answers|assessment-address|keep-request\.client)\./,
            },
            // By what tables, which the server knows for visitors.
            { name: 'rated', test: /\/src\/features\/assessment\/(scoring|norms|overall)\./ },
            {
              name: 'training',
              test: /\/src\/features\/training\/(?!import|routines|rounds|waiting-training|workouts|exercise(-picker|-figures|s\/)|try\/|going-workout|current-set|workout-(bar|header)|set-list|signal|course|tones|step-words|stepper|proposal-note|exercise-tools|delivery-note|later-parts|session-(summary|results)|use-countdown|begin-session|train-freely|plan-progress|library\.client|energy-note|effort-field|voice|.*schema\.)/,
              minShareCount: 2,
            },
            // A workout that goes on, a member's or a visitor's.
            {
              name: 'player',
              test: /\/src\/features\/training\/(going-workout|current-set|workout-(bar|header)|set-list|signal(?!-fields)|voice|course|tones|step-words|stepper|proposal-note|exercise-tools|delivery-note|use-countdown)/,
              minShareCount: 2,
            },
            // Before a workout, and after one: not needed while one goes on.
            {
              name: 'begin',
              test: /\/src\/features\/training\/(begin-session\.client|train-freely|plan-progress)\./,
              minShareCount: 2,
            },
            {
              name: 'done',
              test: /\/src\/features\/training\/(energy-note|effort-field|exercise-figures|exercises\/total)\./,
              minShareCount: 2,
            },
            { name: 'import', test: /\/src\/features\/training\/import\/(?!.*schema\.)/, minShareCount: 2 },
            {
              name: 'assessed',
              test: /\/src\/features\/assessment\/(history|changes|comparison|kept\.client)/,
              minShareCount: 2,
            },
            {
              name: 'routines',
              test: /\/src\/features\/training\/(routines|workouts)\/(?!.*schema\.)/,
              minShareCount: 3,
            },
            {
              name: 'activity',
              test: /\/src\/features\/(activity|profile|plans\/saved)\/(?!.*schema\.)/,
              minShareCount: 2,
            },
            {
              name: 'measured',
              test: /\/src\/features\/(measurements|progress)\/(?!.*schema\.)/,
              minShareCount: 2,
            },
            // What staff lists and forms share, down to pieces of a few hundred bytes.
            {
              name: 'staff',
              test: /\/src\/(ui\/staff\/(?!sortable-list|differences|import|shortcuts-dialog|unfinished-drafts|history|undo-toast)|features\/admin\/(areas|role-labels|second-step-note|filters\/|drafts\/)(?!.*schema))/,
              minShareCount: 2,
            },
            {
              name: 'account-forms',
              test: /\/src\/(ui\/password-field|features\/auth\/(account-frame|messages|recovery\/reset-link|factors\/(factor-step|messages)|sessions\/(return-path|provider|notice)|passwords\/))/,
              minShareCount: 2,
            },
            {
              name: 'security',
              test: /\/src\/features\/auth\/security\/(?!.*(schema|session-entry|enrolment)|free-name|security\.css)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
