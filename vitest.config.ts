import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,test,db,content}/**/*.test.{ts,tsx}'],
    // Generous, since machines are slow and busy: no test is about speed.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: ['test/database-server.ts'],
  },
});
