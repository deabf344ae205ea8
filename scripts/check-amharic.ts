/** Part of `npm run check`: holds every Amharic text to the spellings and forms of docs/glossary-am.md. */
import { globSync, readFileSync } from 'node:fs';
import { errorsOf, readRules, textsOf } from './amharic.ts';
import { say } from './prepare.mjs';

const rules = readRules(readFileSync('docs/glossary-am.md', 'utf8'));
const files = globSync([
  'content/locales/am/*.po',
  'content/**/*.{ts,json}',
  'content/articles/*.am.md',
  'src/**/*.{ts,tsx}',
]).filter((file) => !file.includes('.test.'));

const faults = files
  .toSorted()
  .flatMap((file) =>
    textsOf(file, readFileSync(file, 'utf8')).flatMap(({ line, text }) =>
      errorsOf(text, rules).map(({ found, wanted }) => `${file}:${line}: ${found} → ${wanted}`),
    ),
  );
for (const fault of faults) say(fault);
say(`${rules.words.length} words, ${files.length} files, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
