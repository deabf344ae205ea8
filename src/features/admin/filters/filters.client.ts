import { read } from '#src/api/client.ts';
import { deleting, loaded, saving } from '#src/api/screen-data.client.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { FilterStore } from '#src/ui/staff/filter-store.client.ts';
import { filteredLists, type FilteredList } from './kinds.ts';

const calls = () => memberApi().admin.filters[':list'];
const param = (list: string) => ({ param: { list: list as FilteredList } });
const one = (list: string, id: string) => ({ param: { list: list as FilteredList, id } });

async function readAll(list: string) {
  const { items } = await read(calls().$get(param(list)));
  return items;
}

export const filterStore: FilterStore = {
  keepsOf: (list) => filteredLists.some((each) => each === list),
  read: (list) => loaded(readAll(list)),
  keep: (list, json, key) => saving(calls().$post({ ...param(list), json }, key)),
  change: (list, id, json) => saving(calls()[':id'].$put({ ...one(list, id), json })),
  remove: (list, id) => deleting(calls()[':id'].$delete(one(list, id))),
};
