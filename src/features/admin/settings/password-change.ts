import { settingsMessages } from './messages.ts';

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

/** What is wrong, and what fills in its words. */
export interface PasswordFault {
  readonly id: string;
  readonly values?: { readonly minimum: number };
}

/**
 * What is wrong before the server is asked, the first of four in the order of the specification; null where nothing is.
 *
 * @param minimum characters, `RESET_PASSWORD_MIN`
 */
export function passwordFault(
  isLoggedIn: boolean,
  { current, next, confirmation }: PasswordChange,
  minimum: number,
): PasswordFault | null {
  if (!isLoggedIn) return settingsMessages.notLoggedIn;
  if (current === '') return settingsMessages.currentMissing;
  if (next !== confirmation) return settingsMessages.different;
  // As people count: a sign of two code units is one character.
  return Array.from(next).length < minimum ? { ...settingsMessages.tooShort, values: { minimum } } : null;
}
