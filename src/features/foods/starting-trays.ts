/** Of each dish so many of one of its measures, for one person. */
export type Dishes = Readonly<Record<string, readonly [count: number, measure: string]>>;

/** The fasting platter of the table of foods (`beyaynetu`), as a kitchen measures it. */
export const fastingTray: Dishes = {
  'injera-teff': [1, 'injera'],
  'shiro-wat': [0.5, 'ladle'],
  'misir-wat': [0.5, 'ladle'],
  'kik-alicha': [0.5, 'ladle'],
  gomen: [0.5, 'ladle'],
  'tikil-gomen': [0.5, 'ladle'],
  'key-sir': [1, 'beet'],
};

/** Our own assumption of a feast day's tray. */
export const feastTray: Dishes = {
  'injera-teff': [1, 'injera'],
  'doro-wat': [1, 'piece'],
  ayib: [0.5, 'ladle'],
  gomen: [0.5, 'ladle'],
};

/** As it is typed. */
export interface TypedDish {
  /** The id of a food. */
  readonly dish: string;
  readonly amount: string;
  /** The id of one of the food’s measures, of which there are so many; null where there are so many grams. */
  readonly measure: string | null;
}

/** As it is typed for so many people. */
export const trayFor = (tray: Dishes, eaters: number): TypedDish[] =>
  Object.entries(tray).map(([dish, [count, measure]]) => ({ dish, amount: String(count * eaters), measure }));

/**
 * The dishes for another number of people: a starting tray that nobody has changed grows with it, any other stays.
 * @param before null where the number before was not understood: the tray itself tells for how many it is
 */
export function forEaters(dishes: readonly TypedDish[], before: number | null, after: number) {
  const tray = [fastingTray, feastTray].find((started) => {
    const [usual = 0] = started[dishes[0]?.dish ?? ''] ?? [];
    const parts = trayFor(started, before ?? Number(dishes[0]?.amount) / usual);
    return (
      parts.length === dishes.length &&
      parts.every(
        ({ dish, amount, measure }, i) =>
          dishes[i]?.dish === dish && dishes[i]?.amount === amount && dishes[i]?.measure === measure,
      )
    );
  });
  return tray ? trayFor(tray, after) : dishes;
}
