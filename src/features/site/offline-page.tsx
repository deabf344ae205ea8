import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '#src/ui/page-head.tsx';

/**
 * What stands in the place of a page that cannot be had without a connection. The service worker keeps it, and writes
 * into the list what this device has; the application does not run on it.
 */
export default function OfflinePage() {
  const { t } = useLingui();
  return (
    <main className="page notice">
      <PageHead title={t`No connection`} description={t`What this device can show without a connection.`} />
      <h1>
        <Trans>This page is not on this device</Trans>
      </h1>
      <p className="text-large text-soft">
        <Trans>There is no connection. What was read here before opens all the same.</Trans>
      </p>
      <p>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- leads to the address that was asked for, whichever it is */}
        <a href="" className="button button-primary">
          <Trans>Try again</Trans>
        </a>
      </p>
      <h2 className="text-title has-[+ul:empty]:hidden">
        <Trans>On this device</Trans>
      </h2>
      <ul id="kept-pages" className="rows" suppressHydrationWarning />
    </main>
  );
}
