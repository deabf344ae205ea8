import { read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { sendOrKeep } from '#src/session/send-or-keep.client.ts';
import { waitingBodies } from '#src/session/writes.client.ts';
import { answersKept, finderAddress, type Answers } from './answers.ts';
import { answersIn, isAnswered } from './questions.ts';

/** What a member keeps of the three questions. */
export interface Kept {
  readonly answers: Answers | null;
  /** They are not to be asked any more. */
  readonly isPassedOver: boolean;
}

const api = () => memberApi().preferences;
const path = '/preferences';
const about = { kind: 'choice' } as const;

/** @throws {ApiError} as all of these */
export async function readKept(): Promise<Kept> {
  const [kept, waiting] = await Promise.all([read(api().$get()), waitingBodies(path)]);
  const { finder, finderPassed } = { ...kept, ...waiting };
  return { answers: finder ? answersKept(finder) : null, isPassedOver: finderPassed === true };
}

export async function keepAnswers(answers: Answers | null): Promise<void> {
  const { goal, days, minutes, gear, minds } = answers ?? {};
  const finder = answers && {
    ...(goal && { goal }),
    ...(days && { days: days as 2 }),
    ...(minutes && { minutes: minutes as 10 }),
    gear: [...(gear ?? [])],
    minds: [...(minds ?? [])],
  };
  await sendOrKeep({ method: 'PUT', path, body: { finder }, about }, () =>
    read(api().$put({ json: { finder } })),
  );
  carry(null);
}

export async function passOver(isPassedOver: boolean): Promise<void> {
  const json = { finderPassed: isPassedOver ? (true as const) : null };
  await sendOrKeep({ method: 'PUT', path, body: json, about }, () => read(api().$put({ json })));
}

// In this window alone: what somebody has to mind does not outlive it on a phone that others use, too.
const key = 'birtu-answers';

/** Takes a visitor's answers along to where they register. */
export function carry(answers: Answers | null): void {
  try {
    if (answers) sessionStorage.setItem(key, finderAddress(answers));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is refused: then they are asked once more.
  }
}

/** What was answered in this window before. */
export function carried(): Answers | null {
  try {
    const { searchParams } = new URL(sessionStorage.getItem(key) ?? '', 'http://internal');
    const answers = answersIn(searchParams);
    return isAnswered(answers) ? answers : null;
  } catch {
    return null;
  }
}
