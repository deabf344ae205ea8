import { read } from '#src/api/client.ts';
import { loaded, saving } from '#src/api/screen-data.client.ts';
import type { EditorAddress, EditorArea } from '#src/lib/record-history.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { HistoryFrame } from '#src/ui/staff/history.tsx';
import { ComparedTable, nameOfValue } from '../log/compared-values.tsx';
import { actionLabels } from '../log/labels.ts';

/** The API's part for each area of editors whose records have an id. */
const areas = {
  fitness: () => memberApi().admin['fitness-plans'],
  nutrition: () => memberApi().admin['nutrition-plans'],
  exercises: () => memberApi().admin.exercises,
  foods: () => memberApi().admin.foods,
  pictures: () => memberApi().admin.pictures,
  recipes: () => memberApi().admin.recipes,
  content: () => memberApi().admin.content,
  'saved-replies': () => memberApi().admin['saved-replies'],
} as const satisfies Readonly<Record<EditorArea, () => unknown>>;

/** Of a record, whose editor has that address below `/admin/`. */
function callsOf(address: EditorAddress) {
  const [area = '', id = '', year = ''] = address.split('/');
  if (area === 'feasts') {
    const versions = memberApi().admin.feasts[':feast'][':year'].versions;
    const param = { feast: id, year };
    return {
      page: (query: { after?: string }) => versions.$get({ param, query }),
      one: (version: string) => versions[':version'].$get({ param: { ...param, version } }),
      restore: (version: string, json: { version: number }, key: object) =>
        versions[':version'].restore.$post({ param: { ...param, version }, json }, key),
    };
  }
  const { versions } = areas[area as EditorArea]()[':id'];
  return {
    page: (query: { after?: string }) => versions.$get({ param: { id }, query }),
    one: (version: string) => versions[':version'].$get({ param: { id, version } }),
    restore: (version: string, json: { version: number }, key: object) =>
      versions[':version'].restore.$post({ param: { id, version }, json }, key),
  };
}

/** What the history of a record needs of the API and of the log's words. */
export const historyFrame: HistoryFrame = {
  readPage: (address, after) => loaded(read(callsOf(address).page(after === null ? {} : { after }))),
  readVersion: (address, version) => loaded(read(callsOf(address).one(String(version)))),
  restore: (address, version, over, key) =>
    saving(callsOf(address).restore(String(version), { version: over }, key)),
  actionText: (action, i18n) =>
    i18n._(action in actionLabels ? actionLabels[action as keyof typeof actionLabels].id : action),
  valueName: (name, i18n) => nameOfValue([name], i18n),
  Compared: ComparedTable,
};
