import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { deviceChoice } from '#src/ui/device-choice.client.ts';
import { useToday } from '#src/ui/today.client.ts';

/** Where staff turn it on. */
const setup = '/admin/profile#two-step';

const closedOn = deviceChoice('staff-second-step');

/** Reminds staff of the second step that they have not turned on; closed, it comes again on another day. */
export function SecondStepNote() {
  const { t } = useLingui();
  const day = useToday();
  if (closedOn.useChoice() === day) return null;
  return (
    <aside
      aria-label={t`Second step`}
      className="card staff-note no-print mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 border-gold p-4"
    >
      <p className="min-w-0">
        <Trans>
          A password alone may be guessed or stolen. A second step keeps your account safe: two minutes, with
          an app on your phone.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={setup} look="primary">
          <Trans>Set it up</Trans>
        </ButtonLink>
        <Button onClick={() => closedOn.choose(day)}>
          <Trans>Not today</Trans>
        </Button>
      </div>
    </aside>
  );
}

/** In the place of a screen: what a super admin has to do first. */
export const SecondStepFirst = () => (
  <div className="notice">
    <h2 className="text-title">
      <Trans>First, a second step</Trans>
    </h2>
    <p className="text-large text-soft">
      <Trans>A super admin can change everybody’s account, so a password alone is not enough.</Trans>
    </p>
    <p className="text-soft">
      <Trans>
        When you log in, an app on your phone shows a code. Turn it on once, and all areas open. It takes two
        minutes.
      </Trans>
    </p>
    <ButtonLink to={setup} look="primary">
      <Trans>Set it up</Trans>
    </ButtonLink>
  </div>
);

/** Over the profile of a super admin who has come to turn it on. */
export const SecondStepNeeded = () => (
  <p className="card mb-4 border-gold p-4">
    <Trans>Super admins need a second step: turn it on under “Two-step login”, and all areas open.</Trans>
  </p>
);
