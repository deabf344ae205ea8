import babelExtractor from '@lingui/cli/api/extractors/babel';
import { defineConfig, type ExtractedMessage, type ExtractorType } from '@lingui/conf';

/** What each file says: several areas have some files in common. */
const messages = new Map<string, Promise<ExtractedMessage[]>>();

/** Lingui's own, but that it reads each file once, and only those that say anything. */
const extractor: ExtractorType = {
  match: (filename) => babelExtractor.match(filename),
  async extract(filename, code, onMessageExtracted, context) {
    if (!/lingui|i18n/.test(code)) return;
    const read = async () => {
      const found: ExtractedMessage[] = [];
      await babelExtractor.extract(filename, code, (message) => found.push(message), context);
      return found;
    };
    const found = messages.get(filename) ?? read();
    messages.set(filename, found);
    for (const message of await found) onMessageExtracted(message);
  },
};

/** What only staff see, wherever it lies. */
const staffFolders = [
  'src/ui/staff',
  'src/api/server-faults.ts',
  'src/lib/text-messages.ts',
  'src/lib/other-names-schema.ts',
  'src/lib/idempotency.ts',
  'src/lib/record-history.ts',
  'src/lib/second-step.ts',
  'src/lib/import-table.ts',
  'src/features/admin',
  'src/features/plans/exercises/staff',
  'src/features/plans/staff',
  'src/features/plans/fitness/staff',
  'src/features/plans/nutrition/staff',
  'src/features/plans/nutrition/dish-messages.ts',
  'src/features/plans/publishing',
  'src/features/articles/staff',
  'src/features/articles/draft-links',
  'src/features/feedback/staff',
  'src/features/foods/staff',
  'src/features/recipes/messages.ts',
  'src/features/recipes/staff',
  'src/features/fasting/staff',
  'src/features/media/staff',
  'src/features/usage',
];

/** What the pages of the table of foods and of recipes say, which the tray need not load. */
const foodPages = [
  'foods-page',
  'food-page',
  'food-sources',
  'compare-page',
  'sources-page',
  'fasting-mark',
  'figure-text',
  'food-name',
  'nutrient-labels.client',
].map((file) => `src/features/foods/${file}.ts*`);

/** What the pages of the library say, which a plan need not load. */
const exercisePages = ['exercises-page.tsx', 'exercise-page.tsx'].map(
  (file) => `src/features/plans/exercises/${file}`,
);

/** What a member's day says of what was eaten. */
const dayOfFood = [
  'day-figures.tsx',
  'figure-range.tsx',
  'units.client.ts',
  'amounts-text.ts',
  'source-link.tsx',
  'messages.ts',
].map((file) => `src/features/diary/${file}`);

/** What the shopping list says, which no other page need load; a plan that is not there is missing here as well. */
const shoppingFolder = 'src/features/plans/nutrition/shopping';

/** What every page of a member's own says: who is signed in, and the bar above it. */
const memberFrame = ['src/session'];

/** What the plan that a member follows says on the member's own pages. */
const ownPlan = ['messages.ts', 'switch-dialog.tsx'].map((file) => `src/features/plans/saved/${file}`);

/** What a workout says while it goes on, which the other pages of training need not load. */
const workout = [
  'current-set.tsx',
  'delivery-note.tsx',
  'empty-workout.tsx',
  'exercise-tools.tsx',
  'exercises-sheet.tsx',
  'going-workout.tsx',
  'plates-sheet.tsx',
  'proposal-note.tsx',
  'session-exercises.client.ts',
  'session-page.tsx',
  'set-list.tsx',
  'signal-choice.tsx',
  'signal-fields.tsx',
  'step-words.tsx',
  'swap-dialog.tsx',
  'workout-bar.tsx',
  'workout-header.tsx',
].map((file) => `src/features/training/${file}`);

/** What those pages say as well. */
const workoutShared = [
  'amounts.tsx',
  'drop-button.tsx',
  'drop-dialog.tsx',
  'effort-field.tsx',
  'energy-note.tsx',
  'exercise-picker.tsx',
  'messages.ts',
  'own-exercises/make-own.tsx',
  'own-exercises/messages.ts',
  'own-exercises/own-exercise-form.tsx',
  'routines/messages.ts',
  'stepper.tsx',
  'train-freely.tsx',
  'units',
].map((file) => `src/features/training/${file}`);

/** What is said once a workout is over, and nowhere else. */
const afterWorkout = [
  'src/features/training/next-plans.tsx',
  'src/features/training/rounds/week-trained.tsx',
  'src/features/training/to-friend.tsx',
  'src/session/home-screen/hint.tsx',

  'src/features/training/week-of-workout.tsx',
  'src/features/reminders/reminder-question.tsx',
];

/** What is said of what waits for a connection, which is seldom loaded. */
const waitingFolder = 'src/session/device/queue';

/** What was trained elsewhere is brought in once, by few. */
const trainingImport = 'src/features/training/import';

/** What is said of a day that a visitor tries: its page, and the end of it. */
const tried = 'src/features/training/try';

/** What only members read of their assessments, which visitors' pages need not hold. */
const assessedPages = [
  'assessments-page.tsx',
  'changes.tsx',
  'history-lines.tsx',
  'kept-pressure.tsx',
  'member-results.tsx',
].map((file) => `src/features/assessment/${file}`);

/** What those show as the assessment itself does. */
const assessedShared = ['messages.ts', 'names.client.ts', 'pressure-advice.tsx'].map(
  (file) => `src/features/assessment/${file}`,
);

/** What leads to the notes below a text, which few pages have. */
const notes = 'src/ui/note*.tsx';

/** What is said of a day that cannot be kept, which only members' pages ask for. */
const keptDays = 'src/lib/day-schema.ts';

/** Which folders speak which part of the words; `src/words/catalogues.client.ts` loads a part where a page needs it. */
const areas = {
  shell: ['src/app', 'src/ui', 'src/lib', 'src/api'],
  site: ['src/features/site', 'src/features/feedback'],
  bmi: ['src/features/bmi'],
  plans: [
    'src/ui/note-marks.tsx',
    'src/features/plans/*.ts*',
    'src/features/plans/exercises',
    'src/features/plans/fitness',
    'src/features/plans/finder',
  ],
  exercises: exercisePages,
  saved: ['src/features/plans/saved', 'src/features/plans/pack'],
  nutrition: ['src/features/plans/nutrition'],
  shopping: [shoppingFolder, 'src/features/plans/nutrition/messages.ts'],
  foods: ['src/features/foods'],
  'food-pages': foodPages,
  recipes: ['src/features/recipes'],
  search: ['src/features/search'],
  fasting: ['src/features/fasting', notes],
  education: ['src/features/education', notes],
  assessment: ['src/features/assessment', notes],
  assessed: [...assessedPages, ...assessedShared],
  motivation: ['src/features/motivation', 'src/features/articles', notes],
  // What the account's forms say.
  account: [
    'src/session',
    'src/features/auth/*.ts*',
    'src/features/auth/changes',
    'src/features/auth/factors',
    'src/features/auth/identities',
    'src/features/auth/passwords',
    'src/features/auth/registration',
    'src/features/auth/sessions',
  ],
  // Each page of a member's speaks one area, with all that it says. The profile judges and names the measures as the
  // calculator does, and asks for the unit of loads.
  member: [
    ...memberFrame,
    'src/features/profile',
    'src/features/activity',
    keptDays,
    'src/features/training/units',
    'src/features/bmi/messages.ts',
    'src/features/fasting/tsom-card.tsx',
    'src/features/plans/fitness/duration.tsx',
    'src/features/plans/saved/saved-plans-card.tsx',
    'src/features/plans/saved/start-plan.tsx',
    ...ownPlan,
  ],
  recovery: ['src/features/auth/recovery'],
  // What a member settles once: safety, what is kept of them, reminders.
  settings: [
    ...memberFrame,
    'src/features/auth/security',
    'src/features/auth/deletion',
    'src/features/takeout',
    'src/features/reminders',
  ],
  training: [
    ...memberFrame,
    'src/features/training',
    'src/features/fasting/estimate.tsx',
    'src/features/fasting/training-note.tsx',
    ...ownPlan,
  ],
  workout: [...memberFrame, ...workout, ...workoutShared],
  'after-workout': [...afterWorkout, 'src/features/reminders/messages.ts'],
  try: [
    tried,
    'src/session/later-part.tsx',
    'src/features/plans/sources-list.tsx',
    'src/features/plans/fitness/messages.ts',
  ],
  'training-import': [...memberFrame, trainingImport, 'src/features/training/messages.ts'],
  progress: [
    ...memberFrame,
    'src/features/progress',
    'src/features/measurements',
    'src/features/assessment/history-lines.tsx',
    ...assessedShared,
    ...['eaten-section.tsx', 'figure-range.tsx', 'units.client.ts', 'messages.ts'].map(
      (file) => `src/features/diary/${file}`,
    ),
  ],
  diary: [...memberFrame, 'src/features/diary'],
  today: [
    ...memberFrame,
    'src/features/today',
    'src/features/measurements/measured-words.client.ts',
    'src/features/progress/unlikely-weight.tsx',
    ...dayOfFood,
  ],
  waiting: [waitingFolder],
  staff: [...staffFolders, notes],
};

export default defineConfig({
  // What people typed is never parsed for tags.
  runtimeConfigModule: { Trans: ['#src/ui/trans.tsx', 'Trans'] },
  extractors: [extractor],
  sourceLocale: 'en',
  locales: ['en', 'am'],
  catalogs: Object.entries(areas).map(([area, include]) => ({
    path: `content/locales/{locale}/${area}`,
    include,
    exclude: [
      '**/*.server.ts',
      '**/*.test.ts',
      ...(area === 'staff' ? [] : staffFolders),
      ...(area === 'shell' ? [notes, keptDays] : []),
      ...(area === 'assessment' ? assessedPages : []),
      ...(area === 'foods' ? foodPages : []),
      ...(area === 'plans' ? exercisePages : []),
      ...(area === 'nutrition' ? [shoppingFolder] : []),
      ...(area === 'training' ? [trainingImport, tried, ...workout] : []),
      ...(area === 'waiting' ? [] : [waitingFolder]),
      ...(area === 'after-workout' ? [] : afterWorkout),
    ],
  })),
});
