import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#src/ui/button.tsx';

/** The closing call: the one place where green is the ground. */
export function RegisterCall() {
  return (
    <section className="green-ground">
      <div className="page grid justify-items-start gap-5 py-16">
        <h2 className="text-hero">
          <Trans>Begin today. Stay steadfast.</Trans>
        </h2>
        <p className="text-large max-w-xl">
          <Trans>
            With a free account your BMI, your workouts and your calendar stay with you, on every phone you
            use.
          </Trans>
        </p>
        <ButtonLink to="/register" className="button-gold">
          <Trans>Register Now</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
