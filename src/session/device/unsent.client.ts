import type { ReactNode } from 'react';
import { areaOf } from '../storage.client.ts';

/** Tries to send what features keep by themselves. @returns how much is left, by how it is counted to its owner */
export type SendUnsent = (userId: string) => Promise<number>;

/** What one feature needs of another that knows it. */
interface Named {
  load?: () => Promise<SendUnsent>;
  loadDrafts?: () => Promise<SendUnsent>;
  /** Whether to be reminded of the next workout. @param meant workouts a week; null where nothing says how many */
  loadReminderQuestion?: () => Promise<{ default: (props: { meant: number | null }) => ReactNode }>;
}

let tellNamed: () => void;
/** Once `ofFeatures` is whole. */
export const featuresNamed = new Promise<void>((resolve) => (tellNamed = resolve));

export const ofFeatures: Named = {};

/** For the page, which knows all features, once it has time. */
export function nameFeatures(named: Required<Named>): void {
  Object.assign(ofFeatures, named);
  tellNamed();
}

/** How the device's keys begin of drafts that the server has not taken. */
export const unsentDraftsOf = (userId: string) => `birtu-draft-${userId}-`;

/** Whether the device holds a draft of somebody of the staff that the server has not. */
export const hasUnsentDraft = (userId: string): boolean =>
  Object.keys(areaOf('localStorage')).some((key) => key.startsWith(unsentDraftsOf(userId)));

const keysOf = (userId: string) => ['diary', 'training', 'queue'].map((part) => `birtu-${part}-${userId}`);

/** Whether the device may hold something of a member that the server has not. */
export const mayBeUnsent = (userId: string): boolean =>
  keysOf(userId).some((key) => areaOf('localStorage').getItem(key) !== null);
