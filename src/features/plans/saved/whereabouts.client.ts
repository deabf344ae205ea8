import { read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';

/** Which plan the member follows, and where in it they are. @throws {ApiError} */
export const readWhereabouts = async () => await read(memberApi().training.whereabouts.$get());

/** For how long what was read serves what else a page shows of it. */
const sharedMs = 1000;
let shared: { readonly until: number; readonly found: ReturnType<typeof readWhereabouts> } | null = null;

/** As `readWhereabouts`, with one request for all parts of a page that is being opened. @throws {ApiError} */
export async function readWhereaboutsTogether() {
  if (!shared || performance.now() > shared.until) {
    const found = readWhereabouts();
    shared = { until: Infinity, found };
    const keptBriefly = () => {
      shared = { until: performance.now() + sharedMs, found };
    };
    found.then(keptBriefly, () => (shared = null));
  }
  return await shared.found;
}

export type Whereabouts = Awaited<ReturnType<typeof readWhereabouts>>;
export type CurrentPlan = NonNullable<Whereabouts['plan']>;
