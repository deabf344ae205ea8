import { defineConfig } from 'vitest/config';

const all = '{src,test,db,content}/**/*.test.{ts,tsx}';
/** They start servers and processes: each file has a process of its own. */
const started = ['{src,db}/**/*.server.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    // Generous, since machines are slow and busy: no test is about speed.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // One more than the two cores that are counted on: the longest tests wait for clocks, mails and processes.
    maxWorkers: 3,
    projects: [
      { extends: true, test: { name: 'rules', include: [all], exclude: started, isolate: false } },
      {
        extends: true,
        test: { name: 'started', include: started, globalSetup: ['test/database-server.ts'] },
      },
    ],
  },
});
