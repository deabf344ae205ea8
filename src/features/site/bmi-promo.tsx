import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#src/ui/button.tsx';
import { BmiScale } from './bmi-scale.tsx';

export function BmiPromo() {
  return (
    <section className="page pb-20">
      <div className="card grid items-center gap-x-12 gap-y-8 p-6 md:grid-cols-2 md:p-10">
        <div className="grid justify-items-start gap-4">
          <h2>
            <Trans>Where do you stand today?</Trans>
          </h2>
          <p className="text-soft">
            <Trans>
              Your height and weight are enough. The body mass index is a first look, not a verdict: log in and it is kept on
              your profile.
            </Trans>
          </p>
          <ButtonLink to="/bmi" look="primary">
            <Trans>Calculate BMI</Trans>
          </ButtonLink>
        </div>
        <BmiScale />
      </div>
    </section>
  );
}
