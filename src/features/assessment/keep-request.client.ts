import type { AssessmentForm } from './answers.ts';

// In this window alone, and not in the address: a link from somebody else must not keep anything on a member's profile.
const key = 'birtu-assessment-to-keep';

/** A visitor goes to log in so that these answers are kept. */
export function requestKeeping(form: AssessmentForm): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(form));
  } catch {
    // Storage is refused: the button to save them is there after logging in.
  }
}

/** Whether these very answers were to be kept; asked once. */
export function takeKeepingRequest(form: AssessmentForm): boolean {
  try {
    const requested = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return requested === JSON.stringify(form);
  } catch {
    return false;
  }
}
