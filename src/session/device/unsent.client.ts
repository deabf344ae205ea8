import { areaOf } from '../storage.client.ts';

/** Tries to send what features keep by themselves. @returns how much is left, by how it is counted to its owner */
export type SendUnsent = (userId: string) => Promise<number>;

/** Loaded by the page, which knows all features, once it has time. */
export const ofFeatures: { load?: () => Promise<SendUnsent>; loadDrafts?: () => Promise<SendUnsent> } = {};

/** How the device's keys begin of drafts that the server has not taken. */
export const unsentDraftsOf = (userId: string) => `birtu-draft-${userId}-`;

/** Whether the device holds a draft of somebody of the staff that the server has not. */
export const hasUnsentDraft = (userId: string): boolean =>
  Object.keys(areaOf('localStorage')).some((key) => key.startsWith(unsentDraftsOf(userId)));

const keysOf = (userId: string) => ['diary', 'training', 'queue'].map((part) => `birtu-${part}-${userId}`);

/** Whether the device may hold something of a member that the server has not. */
export const mayBeUnsent = (userId: string): boolean =>
  keysOf(userId).some((key) => areaOf('localStorage').getItem(key) !== null);
