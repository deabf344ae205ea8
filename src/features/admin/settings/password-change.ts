import { settingsMessages } from './messages.ts';

export const passwordMinimum = 6;

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

/** What is wrong before the server is asked, the first of four in the order of the specification; null where nothing is. */
export function passwordFault(
  isLoggedIn: boolean,
  { current, next, confirmation }: PasswordChange,
): { readonly id: string } | null {
  if (!isLoggedIn) return settingsMessages.notLoggedIn;
  if (current === '') return settingsMessages.currentMissing;
  if (next !== confirmation) return settingsMessages.different;
  // As people count: a sign of two code units is one character.
  return Array.from(next).length < passwordMinimum ? settingsMessages.tooShort : null;
}
