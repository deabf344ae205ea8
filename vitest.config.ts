import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,test,db,content}/**/*.test.{ts,tsx}'],
    // Generous, since machines are slow and busy: no test is about speed.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // One more than the two cores that are counted on: the longest tests wait for clocks, mails and processes.
    maxWorkers: 3,
    globalSetup: ['test/database-server.ts'],
  },
});
