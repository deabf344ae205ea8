import { useCallback, useState } from 'react';
import { read } from '#src/api/client.ts';
import { loaded } from '#src/api/screen-data.client.ts';
import type { EditorArea } from '#src/lib/record-history.ts';
import type { Loaded } from '#src/lib/save-result.ts';
import { memberApi } from '#src/session/account.client.ts';
import { useLatest } from '#src/ui/staff/latest.client.ts';
import { recordAsked } from '#src/ui/staff/record-asked.ts';
import type { RecordUsage, Usage } from './schema.ts';

/** Neither a picture nor a saved reply is a page of its own. */
type UsedArea = Exclude<EditorArea, 'pictures' | 'saved-replies'>;

/** The API's part for each area of editors whose records others open. */
const areas = {
  fitness: () => memberApi().admin['fitness-plans'],
  nutrition: () => memberApi().admin['nutrition-plans'],
  exercises: () => memberApi().admin.exercises,
  foods: () => memberApi().admin.foods,
  recipes: () => memberApi().admin.recipes,
  content: () => memberApi().admin.content,
} as const satisfies Readonly<Record<UsedArea, () => unknown>>;

export interface EditedRecord {
  readonly area: UsedArea;
  readonly id: string;
}

/** The record whose editor is at an address; null where there is none yet. @param path without language */
export function recordAtEditor(path: string): EditedRecord | null {
  const [, area = '', id = ''] = /^\/admin\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  if (!(area in areas) || id === 'import' || recordAsked({ id }).id === null) return null;
  return { area: area as UsedArea, id };
}

export const readRecordUsage = ({ area, id }: EditedRecord): Promise<Loaded<RecordUsage>> =>
  loaded(read(areas[area]()[':id'].usage.$get({ param: { id } })));

export const readUsage = (): Promise<Loaded<Usage>> => loaded(read(memberApi().admin.usage.$get()));

/** What is read while the rest of the screen stands, and how it is read again. */
export function useReading<T>(reading: () => Promise<Loaded<T>>) {
  const [promise, setPromise] = useState(reading);
  const again = useCallback(() => setPromise(reading()), [reading]);
  return { ...useLatest(promise), again };
}
