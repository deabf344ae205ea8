import { ApiError, apiClient, read, remove } from '#src/api/client.ts';
import type { FitnessPlan } from '#src/features/plans/fitness/schema.ts';
import { memberApi } from '#src/session/account.client.ts';
import { draftOf, type RoutineFields } from './routine-fields.ts';
import type { ListedRoutine, Routine, RoutineChange, RoutineDraft } from './schema.ts';

const api = () => memberApi().training.routines;
const routineApi = () => api()[':id'];

export const routinesPath = '/profile/training/routines';
export const routinePath = (id: string): string => `${routinesPath}/${id}`;
/** What a new routine can begin from. */
type Source =
  | Readonly<Record<'plan' | 'week' | 'day', string>>
  | Readonly<Record<'workout' | 'copy', string>>;
export const newRoutinePath = (from?: Partial<Source>): string =>
  `${routinePath('new')}${from ? `?${new URLSearchParams(from)}` : ''}`;

/** @throws {ApiError} as all of these */
export const readRoutines = async (): Promise<readonly ListedRoutine[]> => (await read(api().$get())).items;

export const readRoutine = async (id: string): Promise<Routine> =>
  await read(routineApi().$get({ param: { id } }));

export const createRoutine = async (json: RoutineDraft & { readonly id?: string }): Promise<Routine> =>
  await read(api().$post({ json }));

export const changeRoutine = async (id: string, json: RoutineChange): Promise<Routine> =>
  await read(routineApi().$put({ param: { id }, json }));

export const deleteRoutine = (id: string): Promise<void> => remove(routineApi().$delete({ param: { id } }));

export const restoreRoutine = async (id: string): Promise<Routine> =>
  await read(routineApi().restore.$post({ param: { id } }));

/** A plan as everybody reads it, in one of its weeks. */
export const readPlan = async (id: string, week: string): Promise<FitnessPlan> =>
  (await read(apiClient(fetch).plans.fitness[':id'].$get({ param: { id }, query: { week } }))).plan;

/** What stands, where a save came after another one; null where that was not the reason. */
export const whatStands = (error: unknown): Routine | null =>
  error instanceof ApiError && error.problem.code === 'changed_meanwhile'
    ? (error.problem.current as Routine)
    : null;

/** What was typed and not saved yet, as this device keeps it. */
export interface KeptRoutine {
  readonly fields: RoutineFields;
  /** Of one that is new: what it will be kept under, however often it is sent. */
  readonly id?: string | undefined;
  /** Of one that is changed: the version that was read. */
  readonly version?: number | undefined;
}

const prefixOf = (userId: string) => `birtu-routine-${userId}-`;

/** @param place the end of the address: an id, or `new` with what it begins from */
export function readKept(userId: string, place: string): KeptRoutine | null {
  try {
    return parsed(localStorage.getItem(prefixOf(userId) + place));
  } catch {
    // Storage can be refused, as in some private windows.
    return null;
  }
}

/** @param kept null: nothing of it is unsaved */
export function keepRoutine(userId: string, place: string, kept: KeptRoutine | null): void {
  try {
    if (kept === null) localStorage.removeItem(prefixOf(userId) + place);
    else localStorage.setItem(prefixOf(userId) + place, JSON.stringify(kept));
  } catch {
    // As above.
  }
}

/** The routines of a member that were typed here and not saved yet. */
export function listKept(userId: string): { readonly place: string; readonly name: string }[] {
  try {
    const prefix = prefixOf(userId);
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .toSorted()
      .flatMap((key) => {
        const kept = parsed(localStorage.getItem(key));
        return kept ? [{ place: key.slice(prefix.length), name: kept.fields.name }] : [];
      });
  } catch {
    return [];
  }
}

/** What an older version of the product has left there, and could not be shown, is nothing. */
function parsed(text: string | null): KeptRoutine | null {
  const kept = JSON.parse(text ?? 'null') as KeptRoutine | null;
  if (kept === null || typeof kept.fields.name !== 'string') return null;
  draftOf(kept.fields);
  return kept;
}
