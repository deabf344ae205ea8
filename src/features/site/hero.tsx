import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#src/ui/button.tsx';
import { ChevronIcon } from '#src/ui/icons.tsx';

export function Hero() {
  return (
    <section className="page grid items-center gap-x-12 gap-y-8 pt-8 pb-16 md:grid-cols-[6fr_7fr] md:pt-12">
      <div>
        <p className="text-soft">
          <Trans>
            <b lang="am" className="text-ink font-serif">
              ብርቱ
            </b>{' '}
            (birtu): strong, steadfast
          </Trans>
        </p>
        <h1 className="text-hero mt-3">
          <Trans>Grow strong on injera and a jerrycan.</Trans>
        </h1>
        <p className="text-large text-soft mt-5 max-w-md">
          <Trans>
            Workouts for the room you have, Ethiopian meals for the whole week, and a way to see where you stand. Free, in
            Amharic and English, and light on your data.
          </Trans>
        </p>
        <div className="hero-actions mt-7">
          <ButtonLink to="/register" look="primary">
            <Trans>Get Started</Trans>
          </ButtonLink>
          <Approach />
        </div>
      </div>
      <img
        src="/figures/hero.svg"
        width="640"
        height="440"
        fetchPriority="high"
        alt=""
        className="hero-picture"
      />
    </section>
  );
}

/** Learn More opens it beneath the buttons, without the application. */
function Approach() {
  return (
    <details className="approach">
      <summary className="button">
        <Trans>Learn More</Trans>
        <ChevronIcon />
      </summary>
      <div className="card mt-4 grid gap-3 p-5">
        <h2 className="text-title">
          <Trans>Our approach</Trans>
        </h2>
        <p>
          <Trans>
            <b>Begin where you are.</b> Every plan starts with movements that a beginner can do well, and adds a little at a
            time.
          </Trans>
        </p>
        <p>
          <Trans>
            <b>Use what is at hand.</b> A chair, a mat, a jerrycan filled with water. No gym is needed.
          </Trans>
        </p>
        <p>
          <Trans>
            <b>Eat what you know.</b> Shiro, misir, gomen, kolo: food from your own table, with the energy of each day
            counted, also for fasting days.
          </Trans>
        </p>
      </div>
    </details>
  );
}
