import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#src/ui/button.tsx';

/** Where a member's day could not be loaded, the way to it, in words that every page has. */
export default function DayLink() {
  return (
    <p className="page pt-6">
      <ButtonLink to="/today" look="primary">
        <Trans>Today</Trans>
      </ButtonLink>
    </p>
  );
}
