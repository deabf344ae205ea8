import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const all = '{src,test,db,content}/**/*.test.{ts,tsx}';
/** On a database of each file's own, within the test's process; what they import is read once for many of them. */
const served = '{{src,db}/**/*.server,test/database}.test.{ts,tsx}';
/** They start processes, or are about what a whole process has: each file has a process of its own. */
const started = [
  'src/{found,secrecy,site}.server.test.ts',
  'src/features/auth/{deletion/api,passwords/*}.server.test.ts',
  'src/features/plans/pdf/press.server.test.ts',
  'src/server/**/{backup,command,data-dir,database,deadline,embedded-postgres,jobs,listener,log,mail,overload,public-memory,text-message}.server.test.ts',
  'test/{crash,database-faults,start}.test.ts',
];
const globalSetup = ['test/database-server.ts'];

/** By how much they wait: what waits for processes begins first, and short rules fill the end. */
const order = ['started', 'served', 'rules'];
/** Those that take longest; one that begins last keeps all others waiting. */
const long =
  /(backup|command|embedded-postgres|found|jobs|mail|press|site|text-message)\.server|test\/(crash|database-faults|start)|hostile-input|search-name/;

class LongestFirst extends BaseSequencer {
  override async sort(...found: [TestSpecification[]]): Promise<TestSpecification[]> {
    const place = ({ project, moduleId }: TestSpecification) =>
      2 * order.indexOf(project.name) + (long.test(moduleId) ? 0 : 1);
    return (await super.sort(...found)).toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    // Generous, since machines are slow and busy: no test is about speed.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // What is started compiles what it is made of once for all.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compile') },
    // Twice the cores that are counted on: many tests wait for clocks, mails and processes.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: [all], exclude: [served, ...started], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'served',
          include: [served],
          exclude: started,
          isolate: false,
          globalSetup,
          setupFiles: ['test/cheap-passwords.ts'],
        },
      },
      { extends: true, test: { name: 'started', include: started, globalSetup } },
    ],
  },
});
