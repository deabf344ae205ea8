import { read } from '#src/api/client.ts';
import { copyKey, readTraining, readWaitingTraining } from '#src/features/training/training.client.ts';
import type { Day } from '#src/lib/day.ts';
import { zoneHere } from '#src/lib/zone-here.ts';
import { memberApi } from '#src/session/account.client.ts';
import { storedSession } from '#src/session/stored.client.ts';
import { waitingBodies } from '#src/session/writes.client.ts';
import type { Today } from './schema.ts';

/** @throws {ApiError} as all of these */
export async function readToday(day: Day): Promise<Today> {
  const [answer, { tsom }] = await Promise.all([
    read(memberApi().today.$get({ query: { day, timeZone: zoneHere() } })),
    waitingBodies('/preferences'),
  ]);
  const today = await withTrained(answer.day === day ? answer : await onDevice(answer, day));
  const { training } = today;
  return {
    ...today,
    // Chosen without a connection, as is what is trained.
    ...(tsom !== undefined && { tsom: tsom as Today['tsom'] }),
    training: { ...training, session: (await keptSession()) ?? training.session },
  };
}

/** The device answers of another day, where it has none of this one. */
async function onDevice(known: Today, day: Day): Promise<Today> {
  const [{ carriedOver }, meals] = await Promise.all([
    import('./carried-over.ts'),
    plannedOn(known, day).catch(() => null),
  ]);
  return carriedOver(known, day, meals);
}

async function plannedOn({ aims }: Today, day: Day) {
  if (!aims.plan) return null;
  const [{ mealsOn }, { readNutritionPlan }] = await Promise.all([
    import('./planned-meals.ts'),
    import('#src/features/diary/eatables.client.ts'),
  ]);
  return mealsOn(await readNutritionPlan(aims.plan.id), aims.plan.savedAt, day, zoneHere());
}

/** A day with what was trained, or put behind, on this device alone. */
async function withTrained(today: Today): Promise<Today> {
  const waiting = await readWaitingTraining();
  if (!waiting || waiting.finished.length + waiting.deeds.length === 0) return today;
  const plans = await readTraining().then(
    (training) => training.plans,
    () => [],
  );
  const { withWaitingTraining } = await import('./waiting-training.ts');
  return withWaitingTraining(today, waiting, plans);
}

/** The workout whose beginning or end only this device knows of. */
async function keptSession(): Promise<Today['training']['session']> {
  const userId = storedSession()?.user.id;
  if (userId === undefined || localStorage.getItem(copyKey(userId)) === null) return null;
  const { headOf, readCopy } = await import('#src/features/training/device-copy.client.ts');
  const copy = readCopy(userId);
  return copy?.begun || copy?.finish ? headOf(copy) : null;
}
