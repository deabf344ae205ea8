import { defineConfig } from '@lingui/conf';

const staff = ['src/features/admin'];
const member = ['src/features/auth', 'src/features/profile', 'src/features/activity'];

/** A page loads the public catalogue of its language, and on top of it the member's or the staff's where it needs one. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'am'],
  catalogs: [
    {
      path: 'content/locales/{locale}/public',
      include: ['src/app', 'src/ui', 'src/lib', 'src/features'],
      exclude: ['**/*.server.ts', '**/*.test.ts', ...[...member, ...staff].map((folder) => `${folder}/**`)],
    },
    { path: 'content/locales/{locale}/member', include: member, exclude: ['**/*.server.ts', '**/*.test.ts'] },
  ],
});
