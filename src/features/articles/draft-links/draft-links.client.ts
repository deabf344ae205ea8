import { read } from '#src/api/client.ts';
import { deleting, saving } from '#src/api/screen-data.client.ts';
import type { Refusal, SaveResult } from '#src/lib/save-result.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { DraftLink, NewDraftLink } from './schema.ts';

const calls = () => memberApi().admin.content[':id']['draft-links'];

/** @throws {ApiError} */
export const readLinks = async (id: string): Promise<readonly DraftLink[]> =>
  (await read(calls().$get({ param: { id } }))).items;

export const makeLink = (id: string): Promise<SaveResult<NewDraftLink>> =>
  saving(calls().$post({ param: { id } }));

/** Takes back that it was ended. */
export const resumeLink = (id: string, linkId: string): Promise<SaveResult<DraftLink>> =>
  saving(calls()[':linkId'].restore.$post({ param: { id, linkId } }));

export const endLink = (id: string, linkId: string): Promise<Refusal | null> =>
  deleting(calls()[':linkId'].$delete({ param: { id, linkId } }));
