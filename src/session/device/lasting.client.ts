/** Asks the browser to leave what is kept here alone when the device runs low, since the server does not have all of it. */
export async function askToLast(): Promise<void> {
  try {
    const { storage } = navigator;
    if (!(await storage.persisted())) await storage.persist();
  } catch {
    // Not every browser can.
  }
}

/** How much this site may keep, and whether that lasts; null where the browser does not tell. */
export async function roomHere(): Promise<{ readonly quota: number; readonly lasts: boolean } | null> {
  try {
    const { storage } = navigator;
    const [{ quota }, lasts] = await Promise.all([storage.estimate(), storage.persisted()]);
    return quota === undefined ? null : { quota, lasts };
  } catch {
    return null;
  }
}
