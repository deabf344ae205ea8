/** Grams for one person. */
export type Dishes = Readonly<Record<string, number>>;

/** The assumed recipe of the fasting platter in the table of foods (`beyaynetu`). */
export const fastingTray: Dishes = {
  'injera-teff': 300,
  'shiro-wat': 60,
  'misir-wat': 60,
  'kik-alicha': 60,
  gomen: 60,
  'tikil-gomen': 60,
  'key-sir': 40,
};

/** Our own assumption of a feast day's tray. */
export const feastTray: Dishes = {
  'injera-teff': 300,
  'doro-wat': 150,
  ayib: 50,
  gomen: 60,
};

/** As it is typed. */
export interface TypedDish {
  /** The id of a food. */
  readonly dish: string;
  readonly grams: string;
}

/** As it is typed for so many people. */
export const trayFor = (tray: Dishes, eaters: number): TypedDish[] =>
  Object.entries(tray).map(([dish, grams]) => ({ dish, grams: String(grams * eaters) }));

/**
 * The dishes for another number of people: a starting tray that nobody has changed grows with it, any other stays.
 * @param before null where the number before was not understood: the tray itself tells for how many it is
 */
export function forEaters(dishes: readonly TypedDish[], before: number | null, after: number) {
  const tray = [fastingTray, feastTray].find((started) => {
    const eaters = before ?? Number(dishes[0]?.grams) / (started[dishes[0]?.dish ?? ''] ?? 0);
    const parts = trayFor(started, eaters);
    return (
      parts.length === dishes.length &&
      parts.every(({ dish, grams }, i) => dishes[i]?.dish === dish && dishes[i]?.grams === grams)
    );
  });
  return tray ? trayFor(tray, after) : dishes;
}
