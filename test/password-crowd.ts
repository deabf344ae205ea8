import { passwordMatches } from '#src/features/auth/passwords/hashing.server.ts';

/** So many that they take every place where passwords are hashed, and every place in the queue for one. */
const size = 120;

/** Keeps every place where passwords are looked at taken while something is done. */
export async function whileCrowded(work: () => Promise<void>): Promise<void> {
  let isOver = false;
  const press = async () => {
    while (!isOver) await passwordMatches('x', null).catch(() => new Promise(setImmediate));
  };
  const crowd = Array.from({ length: size }, press);
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all(crowd);
  }
}
