import { read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';

/** Which plan the member follows, and where in it they are. @throws {ApiError} */
export const readWhereabouts = async () => await read(memberApi().training.whereabouts.$get());

export type Whereabouts = Awaited<ReturnType<typeof readWhereabouts>>;
export type CurrentPlan = NonNullable<Whereabouts['plan']>;
