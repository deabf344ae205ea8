import { changeQueue, readQueue } from './kept-queue.client.ts';
import { after, nextOf, outcomeOf, type Outcome, type Queue, type Write } from './waiting.ts';

/** Asks the API, as the member whose changes wait. @param path as of a URL */
export type Ask = (path: string, init: RequestInit) => Promise<Response>;

/** Milliseconds after which an answer is not waited for any more; the change is sent again. */
const patience = 30_000;

/**
 * Sends what waits, one after the other, in the order in which it was made. Whatever page or worker begins, no other does
 * so meanwhile.
 *
 * @param tell of each change of the queue
 * @returns whether all was sent that can be
 */
export async function sendQueue(userId: string, ask: Ask, tell: (queue: Queue) => void): Promise<boolean> {
  return await navigator.locks.request(`birtu-queue-${userId}`, async () => {
    for (let queue = await readQueue(userId); ;) {
      const next = nextOf(queue);
      if (!next) return true;
      const outcome = await send(next, ask);
      if (outcome.is === 'waits') return false;
      queue = await changeQueue(userId, (now) => after(now, next, outcome));
      tell(queue);
    }
  });
}

async function send(write: Write, ask: Ask): Promise<Outcome> {
  const { method, path, body } = write;
  try {
    const answer = await ask(`/api${path}`, {
      method,
      signal: AbortSignal.timeout(patience),
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const told: unknown = answer.status === 204 ? undefined : await answer.json().catch(() => undefined);
    return outcomeOf(write, answer.status, told);
  } catch {
    return { is: 'waits' };
  }
}
