import { openOutbox } from '#src/features/diary/kept-outbox.client.ts';
import { deliverKept } from '#src/features/training/delivery.client.ts';

/** Sends what the diary and a workout keep by themselves. @returns how many entries and workouts are left */
export async function sendUnsent(userId: string): Promise<number> {
  const diary = openOutbox(userId);
  const [workout] = await Promise.all([deliverKept(userId), diary.send()]);
  return Object.keys(diary.get()).length + (workout === null ? 0 : 1);
}
