import { read, remove } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import type { Target } from './target.ts';

/** @throws {ApiError} as below */
export async function setTarget(
  json: Pick<Target, 'weight'> & Partial<Target> & { readonly day: string },
): Promise<void> {
  await read(memberApi().progress.target.$put({ json }));
}

export const removeTarget = (): Promise<void> => remove(memberApi().progress.target.$delete());
