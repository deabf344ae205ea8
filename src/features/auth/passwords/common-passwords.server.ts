import { readFileSync } from 'node:fs';

/** Lower case; loaded once, on the server only. */
const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('../../../../content/common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());
