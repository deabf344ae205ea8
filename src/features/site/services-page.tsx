import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { languageOf } from '#src/lib/language.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { PageHead, Scene } from '#src/ui/page-head.tsx';
import { plansPath } from './places.ts';
import { servicesView } from './services-view.ts';

export const loader = ({ url }: LoaderFunctionArgs) => servicesView(languageOf(url.pathname));

/** The services, and where each begins. */
export default function ServicesPage() {
  const { t } = useLingui();
  const { term, proverb } = useLoaderData<typeof loader>();
  return (
    <main className="page grid gap-16 pt-10">
      <PageHead
        title={t`Services`}
        description={t`Fitness and nutrition plans, educational content and motivational content, in Amharic and English.`}
      />
      <h1 className="text-hero">
        <Trans>Services</Trans>
      </h1>
      <Service
        leads={plansPath('fitness')}
        name={<Trans>Fitness and Nutrition Plans</Trans>}
        text={
          <Trans>
            Weeks of training for the room you have, every movement drawn step by step, and weeks of Ethiopian
            meals with the energy of each day counted.
          </Trans>
        }
        picture={<Scene place="steps" />}
      >
        <ArrowLink to={plansPath('nutrition')}>
          <Trans>See the nutrition plans</Trans>
        </ArrowLink>
        <ArrowLink to="/exercises">
          <Trans>Look up an exercise</Trans>
        </ArrowLink>
      </Service>
      <Service
        leads="/services/educational-content"
        name={<Trans>Educational Content</Trans>}
        text={
          <Trans>
            What the numbers of your body say, and what they do not: a guide to fitness and how it is tested,
            a glossary, a BMI calculator and an assessment of your own, each figure with its source.
          </Trans>
        }
        picture={
          <dl className="card grid gap-2 p-6 md:p-10">
            <dt className="font-serif text-title font-semibold">{term.name}</dt>
            <dd className="text-large text-soft">{term.meaning}</dd>
          </dl>
        }
      >
        <ArrowLink to="/services/educational-content/tools/fitness-assessment">
          <Trans>Take the fitness assessment</Trans>
        </ArrowLink>
      </Service>
      <Service
        leads="/services/motivational-content"
        name={<Trans>Motivational Content</Trans>}
        text={
          <Trans>
            How people begin, fall back and begin again: proverbs and words to keep, what research knows of
            habits, and articles to read with a coffee.
          </Trans>
        }
        picture={
          <figure className="grid gap-4">
            <Scene place="field" isLater />
            <blockquote className="grid gap-1">
              <p lang="am" className="font-serif text-title font-semibold">
                {proverb.words}
              </p>
              {proverb.meaning && <p className="text-large">{proverb.meaning}</p>}
            </blockquote>
            <figcaption className="text-small text-soft">{proverb.author}</figcaption>
          </figure>
        }
      />
      <Service
        name={<Trans>Our food, our calendar</Trans>}
        text={
          <Trans>
            What is in injera, shiro and kitfo, each figure with its source; what your share of the tray gives
            you; and the fasts and feasts of the Ethiopian year.
          </Trans>
        }
        picture={
          <img
            src="/figures/platter-fasting-table.svg"
            width="640"
            height="360"
            loading="lazy"
            alt=""
            className="plate w-full"
          />
        }
      >
        <ButtonLink to="/foods" look="primary">
          <Trans>Look up a food</Trans>
        </ButtonLink>
        <ArrowLink to="/recipes">
          <Trans>Cook it by a recipe</Trans>
        </ArrowLink>
        <ArrowLink to="/foods/plate">
          <Trans>Build a tray</Trans>
        </ArrowLink>
        <ArrowLink to="/fasting">
          <Trans>Fasting and feasts</Trans>
        </ArrowLink>
      </Service>
    </main>
  );
}

/** @param leads where more is to be learned of it */
function Service({
  leads,
  name,
  text,
  picture,
  children,
}: {
  leads?: string;
  name: ReactNode;
  text: ReactNode;
  picture: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className="group grid items-center gap-x-12 gap-y-5 md:grid-cols-2">
      <div className="md:group-even:order-last">{picture}</div>
      <div className="max-w-xl">
        <h2>{name}</h2>
        <p className="text-large text-soft mt-3">{text}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          {leads !== undefined && (
            <ButtonLink to={leads} look="primary">
              <span>
                <Trans>Learn More</Trans>
                <span className="sr-only">: {name}</span>
              </span>
            </ButtonLink>
          )}
          {children}
        </div>
      </div>
    </section>
  );
}
