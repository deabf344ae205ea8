/**
 * Who may import what: the whole table. Folders stand for layers (docs/architecture.md), suffixes for what a file may
 * do. `features` lists which feature may use which other one, and the arrows make no circle.
 */
const features = {
  // How much is read and done, days and totals: it stands beside what staff write.
  usage: [],
  // Home opens with a member’s day.
  site: ['plans', 'today'],
  auth: [],
  // A result leads to a plan.
  bmi: ['plans'],
  foods: [],
  // What goes into a dish.
  recipes: ['foods', 'media'],
  articles: ['media'],
  // The library of pictures, which staff choose from where they write.
  media: [],
  // Its guidance shows figures of the table of foods.
  fasting: ['foods'],
  plans: ['foods', 'recipes', 'fasting', 'media', 'usage'],
  // The calendar names fasts and feasts.
  activity: ['fasting'],
  assessment: ['plans', 'bmi'],
  // What was eaten is of foods, recipes and plans; what is eaten on a fast is the person's own choice.
  diary: ['foods', 'recipes', 'plans', 'fasting'],
  // What is measured is judged as in an assessment; what is aimed at, as in the diary.
  measurements: ['activity', 'assessment', 'bmi', 'diary'],
  // The blood pressure of the last assessment stands on the profile, how one fasts, and the unit of weights.
  profile: ['bmi', 'auth', 'activity', 'plans', 'fasting', 'assessment', 'training', 'diary'],
  training: ['plans', 'activity', 'fasting'],
  progress: [
    'reminders',
    'training',
    'plans',
    'activity',
    'assessment',
    'profile',
    'bmi',
    'diary',
    'measurements',
  ],
  // What there is to remind of stands where it is kept; a link in a mail is signed as those of accounts are.
  reminders: ['auth', 'activity', 'diary', 'fasting', 'profile'],
  // A member’s day, of all that they do.
  today: [
    'reminders',
    'training',
    'plans',
    'activity',
    'fasting',
    'diary',
    'profile',
    'progress',
    'bmi',
    'measurements',
  ],
  // What a member may take along is in every feature's hands; below it stands how one leaves.
  takeout: ['activity', 'assessment', 'auth', 'profile', 'training', 'diary', 'measurements', 'reminders'],
  // What tells staff of messages greets and is ended as reminders are.
  feedback: ['site', 'auth', 'reminders'],
  education: ['articles'],
  motivation: ['articles'],
  // Everything that is public, by words.
  search: ['plans', 'foods', 'recipes', 'articles', 'education'],
  // The frame of the staff area; each feature brings its own staff screens in a folder `staff`. The log speaks of all
  // that they change in their words, and the frame says how many messages wait.
  admin: ['auth', 'profile', 'plans', 'articles', 'feedback', 'usage'],
};

const server = '\\.server\\.tsx?$';
/** Rendered: markup, and what a browser does without it. */
const react = '\\.(tsx|client\\.ts)$';
const test = '\\.test\\.tsx?$';

const featureRules = Object.entries(features).map(([feature, allowed]) => ({
  name: `feature-${feature}`,
  comment: 'A feature imports itself and the features listed for it.',
  severity: 'error',
  from: { path: `^src/features/${feature}/`, pathNot: test },
  to: {
    path: '^src/features/([^/]+)/',
    pathNot: [feature, ...allowed].map((name) => `^src/features/${name}/`),
  },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'pure-stays-pure',
      comment: 'A pure file imports pure files, content, zod and dequal.',
      severity: 'error',
      from: { path: '^src/(lib|features|ui|session)/.+\\.ts$', pathNot: [server, react, test] },
      to: {
        pathNot: [
          '^src/(lib|features|ui|api|session)/.+(?<!\\.client)\\.ts$',
          '^content/',
          '^node_modules/(zod|dequal)/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'pure-imports-no-server',
      severity: 'error',
      from: { path: '^src/.+\\.tsx?$', pathNot: [server, test, '^src/app/entry\\.server'] },
      to: { path: server, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'lib-knows-no-one',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: { path: '^src/(?!lib/)' },
    },
    {
      name: 'ui-knows-lib-only',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/(?!ui/|lib/)' },
    },
    {
      name: 'words-know-lib-only',
      severity: 'error',
      from: { path: '^src/words/' },
      to: { path: '^src/(?!words/|lib/)' },
    },
    {
      name: 'session-knows-no-feature',
      severity: 'error',
      from: { path: '^src/session/', pathNot: test },
      to: { path: '^src/(?!session/|api/|ui/|lib/|words/)' },
    },
    {
      name: 'api-knows-features-by-its-mount',
      comment: 'The typed client is made from what is mounted, as a type only.',
      severity: 'error',
      from: { path: '^src/api/', pathNot: [test, '^src/api/mount\\.server'] },
      to: { path: '^src/(features|app|words|session|ui)/' },
    },
    {
      name: 'features-know-no-app',
      severity: 'error',
      from: { path: '^src/features/', pathNot: test },
      to: { path: '^src/app/' },
    },
    {
      name: 'server-knows-no-feature',
      severity: 'error',
      from: { path: '^src/server/', pathNot: test },
      to: { path: '^src/(features|app|session|words)/' },
    },
    {
      name: 'services-do-not-render',
      severity: 'error',
      from: { path: server, pathNot: '^src/app/' },
      to: { path: `^src/.+${react}` },
    },
    {
      name: 'app-reaches-data-through-the-client',
      severity: 'error',
      from: { path: '^src/app/' },
      to: { path: ['^db/', '^src/server/', 'service\\.server\\.ts$'] },
    },
    {
      name: 'pages-reach-data-through-the-client',
      severity: 'error',
      from: { path: `^src/(features|session|words|ui)/.+${react}` },
      to: { path: ['^db/', '^src/server/'] },
    },
    ...featureRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^build/', '\\+types/'] },
    parser: 'swc',
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
