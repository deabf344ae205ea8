import { Trans } from '@lingui/react/macro';
import { ArrowLink } from '#src/ui/arrow-link.tsx';

export function AboutBirtu() {
  return (
    <section className="page grid gap-x-12 gap-y-4 pb-20 md:grid-cols-[5fr_7fr]">
      <h2>
        <Trans>Health that speaks your language</Trans>
      </h2>
      <div className="max-w-2xl">
        <p className="text-large">
          <Trans>
            Most fitness advice assumes a gym, foreign food and a fast connection. Birtu begins in an
            Ethiopian home: with the food on the mesob, the fasts of the year, the calendar on the wall and
            the phone in your hand.
          </Trans>
        </p>
        <ArrowLink to="/about">
          <Trans>Our mission and approach</Trans>
        </ArrowLink>
      </div>
    </section>
  );
}
