import { plateQuery } from './plate-address.ts';

/** Grams for one person. */
type Dishes = Readonly<Record<string, number>>;

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

/** What stands behind the `?` for such a tray. */
export const trayQuery = (tray: Dishes, eaters: number): string =>
  plateQuery({
    dishes: Object.entries(tray).map(([dish, grams]) => ({ dish, grams: String(grams * eaters) })),
    eaters: String(eaters),
    share: '',
    find: '',
    all: false,
  });
