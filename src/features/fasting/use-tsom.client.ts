import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { sessionSettled, useSession } from '#src/session/session.client.ts';
import { deviceChoice } from '#src/ui/device-choice.client.ts';
import { formatTsom, parseTsom, type Tsom } from './tsom.ts';

/** What this device keeps for whoever has no account, as {@link formatTsom} writes it. */
const device = deviceChoice('tsom');

/**
 * What a member's profile holds; `text` is null where it holds no choice. A member's choice is never written to the
 * device: others may use it after them.
 */
let inProfile: { readonly of: string; readonly text: string | null } | null = null;
const readProfile = () => inProfile;
const changed = 'birtu:profile-tsom';

type Client = Pick<typeof import('./member-tsom.client.ts'), 'readTsom' | 'keepTsom'>;

let client: Client | undefined;

/** Said by what only members need, where it is part of the page already. */
export const tsomClientIsHere = (here: Client): void => void (client = here);

const loadClient = async (): Promise<Client> => client ?? (await import('./member-tsom.client.ts'));

/** Whose profile is being read, or has been. */
let reading: { readonly of: string; readonly done: Promise<void> } | null = null;

/**
 * Reads a member's choice, once while the page is open; what could not be read stays as it is, to be asked again. A page
 * whose look depends on the choice waits for it in its loader.
 */
export async function learnTsom(memberId: string): Promise<void> {
  if (reading?.of !== memberId) reading = { of: memberId, done: learnFromProfile(memberId) };
  await reading.done;
}

async function learnFromProfile(memberId: string): Promise<void> {
  const isAsked = () => reading?.of === memberId;
  try {
    const { readTsom } = await loadClient();
    const tsom = await readTsom();
    // What was chosen meanwhile is newer.
    if (isAsked() && inProfile?.of !== memberId) showInProfile(memberId, tsom);
  } catch {
    if (isAsked()) reading = null;
  }
}

function showInProfile(memberId: string, tsom: Tsom | null): void {
  inProfile = { of: memberId, text: tsom && formatTsom(tsom) };
  dispatchEvent(new Event(changed));
}

/**
 * Chooses, or forgets (null): in the profile of a member, else on the device.
 *
 * @throws {ApiError} where the profile could not be reached; then nothing has changed
 */
async function choose(tsom: Tsom | null): Promise<void> {
  const { user } = await sessionSettled();
  if (user) await (await loadClient()).keepTsom(tsom);
  if (user) showInProfile(user.id, tsom);
  device.choose(user || !tsom ? null : formatTsom(tsom));
}

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
}

export interface KeptTsom {
  /** Null where nothing was chosen, or it is not known yet. */
  readonly tsom: Tsom | null;
  /** Where it stands; while it is being looked for, nowhere. */
  readonly place: 'profile' | 'device' | 'unknown';
}

/** The choice that holds for whoever sits here, and where it is kept: a member's own before the device's. */
export function useKeptTsom(): KeptTsom {
  const { status, user } = useSession();
  const memberId = user?.id;
  const chosen = device.useChoice();
  const profile = useSyncExternalStore(subscribe, readProfile, () => null);
  useEffect(() => {
    if (memberId === undefined) return;
    const learn = () => void learnTsom(memberId);
    learn();
    addEventListener('online', learn);
    return () => removeEventListener('online', learn);
  }, [memberId]);
  const own = profile?.of === memberId ? profile : null;
  const isKnown = memberId === undefined ? status !== 'loading' : own !== null;
  const place = own?.text ? 'profile' : 'device';
  const text = own?.text ?? chosen;
  return useMemo(() => {
    if (!isKnown) return { tsom: null, place: 'unknown' };
    return { tsom: text === null ? null : parseTsom(text), place };
  }, [isKnown, text, place]);
}

/**
 * How the person fasts, and how to choose it. Null: nothing was chosen, and then nothing about fasting is shown or
 * asked. The server knows of nobody's fast: pages are the same for everyone until the application runs.
 */
export function useTsom(): readonly [Tsom | null, typeof choose] {
  return [useKeptTsom().tsom, choose];
}
