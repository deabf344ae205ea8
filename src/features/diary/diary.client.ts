import { read } from '#src/api/client.ts';
import type { Day } from '#src/lib/day.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { DayFigures, DiaryDay, Meal, Often, ShownEntry } from './schema.ts';

const api = () => memberApi().diary;

/** @throws {ApiError} as all of these */
export const readDay = async (day: Day): Promise<DiaryDay> => await read(api().$get({ query: { day } }));

export const readDays = async (from: Day, to: Day): Promise<readonly DayFigures[]> =>
  (await read(api().days.$get({ query: { from, to } }))).items;

export const readOften = async (day: Day): Promise<Often> => await read(api().often.$get({ query: { day } }));

/** @param id of the copy: sent again under it, nothing is written down twice */
export const copyDay = async (copy: {
  readonly id: string;
  readonly from: Day;
  readonly to: Day;
  readonly meal: Meal | null;
}): Promise<readonly ShownEntry[]> => (await read(api().copy.$post({ json: copy }))).items;
