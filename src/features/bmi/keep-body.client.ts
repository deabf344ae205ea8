import { read } from '#src/api/client.ts';
import { memberApi, refreshProfile } from '#src/session/account.client.ts';
import { today } from '#src/lib/day.ts';
import type { Body } from '#src/lib/bmi.ts';

/** Keeps height and weight on the member's profile, as measured today. @throws {ApiError} */
export async function keepBody({ height, weight }: Body): Promise<void> {
  await read(memberApi().profile.$patch({ json: { height, weight, date: today(new Date()) } }));
  // The session knows the measures too; when this fails it learns them at the next visit.
  refreshProfile().catch(() => undefined);
}
