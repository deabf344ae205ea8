import { read } from '#src/api/client.ts';
import { askedOf, deleting, saving } from '#src/api/screen-data.client.ts';
import { changingAll } from '#src/api/staff-records.client.ts';
import type { Localized } from '#src/lib/language.ts';
import type { Refusal, SaveResult } from '#src/lib/save-result.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { PicturePage, StoredPicture } from './schema.ts';

const calls = () => memberApi().admin.pictures;

const loadQuery = async () => (await import('./schema.ts')).pictureListQuerySchema;

/** @throws {ApiError} as the next one */
export const readPage = async (asked: URLSearchParams): Promise<PicturePage> =>
  await read(calls().$get({ query: await askedOf(loadQuery, asked) }));

export const readOne = async (id: string): Promise<StoredPicture> =>
  await read(calls()[':id'].$get({ param: { id } }));

export const saveWords = (
  { picture: { id }, version }: StoredPicture,
  alt: Partial<Localized>,
): Promise<SaveResult<StoredPicture>> =>
  saving(calls()[':id'].$put({ param: { id }, json: { alt, version } }));

export const changeAll = changingAll(calls);

/** @returns why it could not be brought back; null where it is */
export async function bringBack(id: string): Promise<Refusal | null> {
  const result = await saving(calls()[':id'].restore.$post({ param: { id } }));
  return result.outcome === 'refused' ? result.refusal : null;
}

export const remove = (id: string): Promise<Refusal | null> =>
  deleting(calls()[':id'].$delete({ param: { id } }));
