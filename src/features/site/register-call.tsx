import { Trans } from '@lingui/react/macro';
import { useSession } from '#src/session/session.client.ts';
import { ButtonLink } from '#src/ui/button.tsx';

/** The closing call, and the one place where green is the ground; who has an account already is called to use it. */
export function RegisterCall() {
  const { user } = useSession();
  return (
    <section className="green-ground">
      <div className="page grid justify-items-start gap-5 py-16">
        <h2 className="text-hero">
          <Trans>Begin today. Stay steadfast.</Trans>
        </h2>
        {user ? (
          <ButtonLink to="/profile#calendar" className="button-gold">
            <Trans>Open your calendar</Trans>
          </ButtonLink>
        ) : (
          <>
            <p className="text-large max-w-xl in-data-member:hidden">
              <Trans>
                With a free account your BMI, your workouts and your calendar stay with you, on every phone
                you use.
              </Trans>
            </p>
            <ButtonLink to="/register" className="button-gold in-data-member:hidden">
              <Trans>Register Now</Trans>
            </ButtonLink>
          </>
        )}
      </div>
    </section>
  );
}
