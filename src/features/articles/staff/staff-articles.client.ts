import { read } from '#src/api/client.ts';
import { askedOf, deleting, saving } from '#src/api/screen-data.client.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { Refusal, SaveResult } from '#src/lib/save-result.ts';
import type { SaveKey } from '#src/ui/staff/save-key.client.ts';
import {
  articleListQuerySchema,
  type ArticleChange,
  type ArticleDraft,
  type PublicationChange,
  type StaffArticles,
  type StoredArticle,
} from './schema.ts';

const articlesApi = () => memberApi().admin.content;

/** The list that an address asks for. @throws {ApiError} */
export const readArticles = async (address: URLSearchParams): Promise<StaffArticles> =>
  await read(articlesApi().$get({ query: askedOf(articleListQuerySchema, address) }));

/** @throws {ApiError} */
export const readArticle = async (id: string): Promise<StoredArticle> =>
  await read(articlesApi()[':id'].$get({ param: { id } }));

export const createArticle = (json: ArticleDraft, key: SaveKey): Promise<SaveResult<StoredArticle>> =>
  saving(articlesApi().$post({ json }, key));

export const changeArticle = (
  id: string,
  json: ArticleChange,
  key: SaveKey,
): Promise<SaveResult<StoredArticle>> => saving(articlesApi()[':id'].$put({ param: { id }, json }, key));

export const changePublication = (id: string, json: PublicationChange): Promise<SaveResult<StoredArticle>> =>
  saving(articlesApi()[':id'].publication.$put({ param: { id }, json }));

export const deleteArticle = (id: string): Promise<Refusal | null> =>
  deleting(articlesApi()[':id'].$delete({ param: { id } }));
