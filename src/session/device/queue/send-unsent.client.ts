import { ofFeatures } from '../unsent.client.ts';
import { sendWaiting, showKept } from './queue.client.ts';

/** Sends all that a member has written on this device. @returns how much is left */
export async function sendUnsent(userId: string): Promise<number> {
  await sendWaiting(userId);
  const [queue, others] = await Promise.all([
    showKept(userId),
    ofFeatures.load?.().then((send) => send(userId)) ?? 0,
  ]);
  // What is told by who has it, too, is counted there.
  return queue.filter(({ isCopy }) => !isCopy).length + others;
}
