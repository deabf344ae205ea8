import { ApiError } from '#src/api/client.ts';

/** Whether it helps to wait: no connection, or a server that is coming back. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.problem.status === 0 || error.problem.status === 429 || error.problem.status >= 500);

/** Whether the account's last request found no server. */
let isLost = false;
let waiting: (() => void)[] = [];

/** Told of each request of the account: whether it was answered. */
export function tellLine(isThere: boolean): void {
  isLost = !isThere;
  if (!isLost) return;
  for (const tell of waiting) tell();
  waiting = [];
}

/** Milliseconds after which a line that carries nothing is taken for none. */
const patience = 5_000;

/** When there is no server to be asked about the session; never, where it answers, or nothing answers in its place. */
export const noServer = (): Promise<void> =>
  new Promise((resolve) => {
    if (!navigator.serviceWorker?.controller) return;
    if (isLost) return resolve();
    waiting.push(resolve);
    setTimeout(resolve, patience);
  });
