import { ApiError, read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { importLimits } from './exports.ts';
import { importMessages } from './messages.ts';
import type { Import, ImportFile, ImportList, NewImport, Preview } from './schema.ts';

const api = () => memberApi().training.imports;

export const importPath = '/profile/training/import';

/** @throws {ApiError} as all of these */
export const previewImport = async (json: ImportFile): Promise<Preview> =>
  await read(api().preview.$post({ json }));

export const importWorkouts = async (json: NewImport): Promise<Import> => await read(api().$post({ json }));

export const listImports = async (): Promise<ImportList> => await read(api().$get());

export const readImport = async (id: string): Promise<Import> =>
  await read(api()[':id'].$get({ param: { id } }));

export const undoImport = async (id: string): Promise<Import> =>
  await read(api()[':id'].$delete({ param: { id } }));

/** Where the clocks of the file stood: where this one stands. */
export const timeZoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The text of a file; or why it is none that can be imported. */
export async function readText(file: File): Promise<string | { readonly fault: { readonly id: string } }> {
  if (file.size > importLimits.bytes) return { fault: importMessages.tooLarge };
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return { fault: importMessages.encoding };
  }
}

/** What a fault of the file says; null where the file is not to blame. */
export const faultOf = (error: unknown): string | null =>
  error instanceof ApiError && [409, 413, 422, 429].includes(error.problem.status)
    ? error.problem.detail
    : null;

/** Chosen in place of an exercise: it becomes the member's own. No exercise has this id. */
export const asOwn = '+own';

type Meant = Readonly<Record<string, string | null>>;

const storageKey = (userId: string) => `birtu-import-names-${userId}`;

/** What the member said of names that the library does not know: asked once on a device. */
export function meantBefore(userId: string): Meant {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Meant) : {};
  } catch {
    return {};
  }
}

export function keepMeant(userId: string, meant: Meant): void {
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify({ ...meantBefore(userId), ...meant }));
  } catch {
    // Then it is asked again.
  }
}
