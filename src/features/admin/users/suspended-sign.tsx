import { Trans } from '@lingui/react/macro';

/** Beside the name of somebody who cannot log in. */
export const SuspendedSign = () => (
  <span className="rounded-full bg-red-tint px-2 py-0.5 text-small font-semibold text-red">
    <Trans>Suspended</Trans>
  </span>
);
