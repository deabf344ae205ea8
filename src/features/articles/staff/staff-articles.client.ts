import { useLingui } from '@lingui/react/macro';
import { read } from '#src/api/client.ts';
import { saving } from '#src/api/screen-data.client.ts';
import { staffRecords } from '#src/api/staff-records.client.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { SaveKey } from '#src/lib/idempotency.ts';
import { refusalIn, type Refusal, type SaveResult } from '#src/lib/save-result.ts';
import { useTakenBack } from '#src/ui/staff/taken-back.client.ts';
import { staffContentMessages as messages } from './messages.ts';
import { asBefore, reaches } from './publication.ts';
import type { ArticleLinks, ArticleRow, PublicationChange, StoredArticle } from './schema.ts';

const calls = () => memberApi().admin.content;

export const articles = staffRecords(
  calls,
  async () => (await import('./schema.ts')).articleListQuerySchema,
  ({ id }) => id,
);

/** The articles that lead to one. @throws {ApiError} */
export const readLinks = async (id: string): Promise<ArticleLinks> =>
  await read(calls()[':id'].links.$get({ param: { id } }));

export const changePublication = (
  id: string,
  json: PublicationChange,
  key: SaveKey,
): Promise<SaveResult<StoredArticle>> =>
  saving(calls()[':id'].publication.$put({ param: { id }, json }, key));

type Stood = Pick<ArticleRow, 'status' | 'publishedAt'>;

/** As it was before: since its first day, or at the time that it waited for. */
export async function publishAgain(
  before: Stood,
  { id, version }: Pick<StoredArticle, 'id' | 'version'>,
  keyOf: (sent: object) => SaveKey,
): Promise<Refusal | null> {
  const json = { version, publication: asBefore(before) };
  return refusalIn(await changePublication(id, json, keyOf({ id, ...json })), messages.changedMeanwhile);
}

/** What is said of an article that has come back. */
export function useBackAgain(): (title: string, before: Stood) => string {
  const { t } = useLingui();
  return (title, { status }) =>
    status === 'scheduled' ? t`Scheduled again: ${title}` : t`Published: ${title}`;
}

/** For `undoOf` of the editor. */
export const useArticleTakenBack = () =>
  useTakenBack<StoredArticle>({
    reachOf: ({ status }) => reaches[status],
    nameOf: ({ title }) => title,
    giveBack: (saved, before, keyOf) => publishAgain(before, saved, keyOf),
    saidOf: useBackAgain(),
  });
