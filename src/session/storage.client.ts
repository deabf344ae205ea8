/** Where the session stands in the browser's storage. The boot script looks for the same key. */
export const sessionKey = 'birtu-session';

/** Where recovery codes stand that were shown and not kept yet: in this tab, and no longer than the session. */
export const unkeptCodesKey = 'birtu-recovery-codes';

/** Where a workout stands that a visitor goes through, under nobody's name. */
export const triedKey = 'birtu-tried';

type AreaName = 'localStorage' | 'sessionStorage';
type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const inMemory = new Map<string, string>();
const memory: Area = {
  getItem: (key) => inMemory.get(key) ?? null,
  setItem: (key, value) => void inMemory.set(key, value),
  removeItem: (key) => void inMemory.delete(key),
};

/** Storage can be refused, as in some private windows: the session then lives as long as the page. */
export function areaOf(name: AreaName): Area {
  try {
    return window[name];
  } catch {
    return memory;
  }
}

let chosen: AreaName | undefined;

/** Remember me, for the sign-in that follows: whether its session outlives the browser's window. */
export function rememberSession(remember: boolean): void {
  chosen = remember ? 'localStorage' : 'sessionStorage';
  areaOf(remember ? 'sessionStorage' : 'localStorage').removeItem(sessionKey);
}

/** What the account client keeps its session in. A session that was found stays in the area where it stands. */
export const sessionStorageArea: Area = {
  getItem: (key) => areaOf('sessionStorage').getItem(key) ?? areaOf('localStorage').getItem(key),
  setItem(key, value) {
    const found = areaOf('sessionStorage').getItem(sessionKey) === null ? 'localStorage' : 'sessionStorage';
    areaOf(chosen ?? found).setItem(key, value);
  },
  removeItem(key) {
    areaOf('localStorage').removeItem(key);
    areaOf('sessionStorage').removeItem(key);
    if (key === sessionKey) areaOf('sessionStorage').removeItem(unkeptCodesKey);
  },
};

/** Whether this browser holds a session, alive or not. */
export const hasStoredSession = (): boolean => sessionStorageArea.getItem(sessionKey) !== null;

/** Whether a visitor's workout is kept here, of whatever age. */
export const hasTried = (): boolean => areaOf('localStorage').getItem(triedKey) !== null;
