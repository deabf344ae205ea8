import { sessionKey, sessionStorageArea } from './storage.client.ts';

interface StoredSession {
  readonly access_token: string;
  /** Seconds since 1970, by the device's clock. */
  readonly expires_at: number;
  readonly user: { readonly id: string };
}

/** The session that stands in the storage, also where the time of its token is over; null where there is none. */
export function storedSession(): StoredSession | null {
  try {
    const stored = JSON.parse(sessionStorageArea.getItem(sessionKey) ?? 'null');
    return stored?.access_token && stored.expires_at && stored.user ? stored : null;
  } catch {
    return null;
  }
}
