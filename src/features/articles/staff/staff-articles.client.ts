import { read } from '#src/api/client.ts';
import { saving } from '#src/api/screen-data.client.ts';
import { staffRecords } from '#src/api/staff-records.client.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { SaveKey } from '#src/lib/idempotency.ts';
import type { SaveResult } from '#src/lib/save-result.ts';
import {
  articleListQuerySchema,
  type ArticleLinks,
  type PublicationChange,
  type StoredArticle,
} from './schema.ts';

const calls = () => memberApi().admin.content;

export const articles = staffRecords(calls, articleListQuerySchema, ({ id }) => id);

/** The articles that lead to one. @throws {ApiError} */
export const readLinks = async (id: string): Promise<ArticleLinks> =>
  await read(calls()[':id'].links.$get({ param: { id } }));

export const changePublication = (
  id: string,
  json: PublicationChange,
  key: SaveKey,
): Promise<SaveResult<StoredArticle>> =>
  saving(calls()[':id'].publication.$put({ param: { id }, json }, key));
