import { defineConfig } from 'vitest/config';

const all = '{src,test,db,content}/**/*.test.{ts,tsx}';
/** On a database of each file's own, within the test's process; what they import is read once for many of them. */
const served = '{src,db}/**/*.server.test.{ts,tsx}';
/** They start processes, or are about what a whole process has: each file has a process of its own. */
const started = [
  'src/{found,secrecy,site}.server.test.ts',
  'src/features/auth/{deletion/api,passwords/*}.server.test.ts',
  'src/features/plans/pdf/press.server.test.ts',
  'src/server/**/*.server.test.ts',
  'test/**/*.test.ts',
];
const globalSetup = ['test/database-server.ts'];

export default defineConfig({
  test: {
    // Generous, since machines are slow and busy: no test is about speed.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // One more than the two cores that are counted on: the longest tests wait for clocks, mails and processes.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: [all], exclude: [served, ...started], isolate: false },
      },
      {
        extends: true,
        test: { name: 'served', include: [served], exclude: started, isolate: false, globalSetup },
      },
      { extends: true, test: { name: 'started', include: started, globalSetup } },
    ],
  },
});
