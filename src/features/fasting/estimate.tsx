import { Trans } from '@lingui/react/macro';

/** Behind what the new moon may yet change. */
export const Estimate = () => (
  <>
    {' '}
    (<Trans>estimate, ±1 day</Trans>)
  </>
);
