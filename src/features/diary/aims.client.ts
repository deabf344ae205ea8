import { read } from '#src/api/client.ts';
import type { Day } from '#src/lib/day.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { AimsAnswer } from './schema.ts';

export const readAims = async (day: Day): Promise<AimsAnswer> =>
  await read(memberApi().diary.aims.$get({ query: { day } }));
