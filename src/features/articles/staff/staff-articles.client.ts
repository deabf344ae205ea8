import { saving } from '#src/api/screen-data.client.ts';
import { staffRecords } from '#src/api/staff-records.client.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { SaveResult } from '#src/lib/save-result.ts';
import { articleListQuerySchema, type PublicationChange, type StoredArticle } from './schema.ts';

const calls = () => memberApi().admin.content;

export const articles = staffRecords(calls, articleListQuerySchema, ({ id }) => id);

export const changePublication = (id: string, json: PublicationChange): Promise<SaveResult<StoredArticle>> =>
  saving(calls()[':id'].publication.$put({ param: { id }, json }));
