import { defineConfig } from '@lingui/conf';

/** Which folders speak which part of the words; `src/app/catalogues.ts` loads a part where a page needs it. */
const areas = {
  shell: ['src/app', 'src/ui', 'src/lib', 'src/api'],
  site: ['src/features/site', 'src/features/feedback', 'src/features/bmi'],
  plans: ['src/features/plans', 'src/features/foods'],
  member: ['src/features/auth', 'src/features/profile', 'src/features/activity'],
};

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'am'],
  catalogs: Object.entries(areas).map(([area, include]) => ({
    path: `content/locales/{locale}/${area}`,
    include,
    exclude: ['**/*.server.ts', '**/*.test.ts'],
  })),
});
