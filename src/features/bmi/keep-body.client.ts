import { read } from '#src/api/client.ts';
import { memberApi, refreshProfile } from '#src/session/account.client.ts';
import { today } from '#src/lib/day.ts';
import type { Body } from '#src/lib/bmi.ts';

/** Keeps height and weight on the member's profile, as measured today. @throws {ApiError} */
export async function keepBody({ height, weight }: Body): Promise<void> {
  await read(memberApi().profile.$patch({ json: { height, weight, date: today(new Date()) } }));
  await refreshProfile();
}
