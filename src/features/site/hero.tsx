import { Trans, useLingui } from '@lingui/react/macro';
import { finderPath } from '#src/features/plans/plans-address.ts';
import { stops } from '#src/lib/listed.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { ChevronIcon, PauseIcon, PlayIcon } from '#src/ui/icons.tsx';
import { Image } from '#src/ui/image.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useApproach } from './approach.client.ts';

export function Hero() {
  return (
    <section className="page grid items-start gap-x-12 gap-y-8 pt-8 pb-16 md:grid-cols-[6fr_7fr] md:pt-12">
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
            Workouts for the room you have, Ethiopian meals for the whole week, and a way to see where you
            stand. Free, in Amharic and English, and light on your data.
          </Trans>
        </p>
        <div className="hero-actions mt-7">
          <ButtonLink to="/register" look="primary" className="in-data-member:hidden">
            <Trans>Get Started</Trans>
          </ButtonLink>
          <Approach />
        </div>
        <p className="mt-2 in-data-member:hidden">
          <ArrowLink to={finderPath}>
            <Trans>Three questions lead to your plan</Trans>
          </ArrowLink>
        </p>
      </div>
      <HeroPicture />
    </section>
  );
}

/** Stands still until it is asked to move; the moving drawing is fetched only then. */
function HeroPicture() {
  const { t } = useLingui();
  return (
    <div className="hero-picture md:mt-8">
      <Image src="/figures/hero-still.svg" width="640" height="440" fetchPriority="high" alt="" />
      <label data-native="" className="play">
        <input
          type="checkbox"
          role="switch"
          autoComplete="off"
          className="sr-only"
          aria-label={t`Let the picture move`}
        />
        <PlayIcon />
        <PauseIcon />
      </label>
      <Image src="/figures/hero.svg" width="640" height="440" loading="lazy" alt="" className="moving" />
    </div>
  );
}

/** Learn More opens it beneath the buttons, without the application. */
function Approach() {
  const language = useLanguage();
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
        {useApproach()
          .slice(0, 3)
          .map(({ name, text }) => (
            <p key={name}>
              <b>
                {name}
                {stops[language]}
              </b>{' '}
              {text}
            </p>
          ))}
        <ArrowLink to="/about">
          <Trans>About Birtu</Trans>
        </ArrowLink>
      </div>
    </details>
  );
}
