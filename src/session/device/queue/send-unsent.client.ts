import { ofFeatures } from '../unsent.client.ts';
import { sendWaiting, showKept } from './queue.client.ts';

/**
 * Sends all that a member has written on this device. What a closed page left beside the database is taken into it
 * meanwhile, however long the line lets the queue wait.
 *
 * @returns how much is left
 */
export async function sendUnsent(userId: string): Promise<number> {
  const [others] = await Promise.all([
    ofFeatures.load?.().then((send) => send(userId)) ?? 0,
    sendWaiting(userId),
  ]);
  // A workout may just have been handed to the queue. What is told by who has it, too, is counted there.
  const queue = await showKept(userId);
  return queue.filter(({ isCopy }) => !isCopy).length + others;
}
