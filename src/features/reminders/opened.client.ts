import { memberApi } from '#src/session/account.client.ts';
import { openedOf, openedParameter } from './kinds.ts';

/** For the loader of a page that a reminder leads to: one that was followed comes again. Nothing waits for it. */
export function noteOpened(request: Request): void {
  const json = openedOf(new URL(request.url).searchParams.get(openedParameter));
  if (json)
    void memberApi()
      .reminders.opened.$post({ json })
      .catch(() => undefined);
}
