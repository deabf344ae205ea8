import { isCutOff } from '#src/session/device/cut-off.client.ts';

/** Pages that read what an address chooses from the API, which the device answers for. */
const isMembers = /^(\/am)?\/(profile|today)\b/;

/**
 * Without a connection each link leads to a document, which the worker has or says that it has not. What the application
 * would load on its way may be missing; then its router would load the page anew that one wants to leave.
 */
export function followByDocument(): void {
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
      const isElsewhere =
        link?.origin === location.origin &&
        (link.pathname !== location.pathname ||
          (link.search !== location.search && !isMembers.test(link.pathname)));
      if (isElsewhere && isCutOff()) event.stopPropagation();
    },
    true,
  );
}
