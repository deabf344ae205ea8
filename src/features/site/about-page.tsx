import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#src/ui/button.tsx';
import { PageHead, Scene } from '#src/ui/page-head.tsx';
import { useApproach } from './approach.client.ts';
import { plansPath } from './places.ts';

export default function AboutPage() {
  const { t } = useLingui();
  return (
    <main className="page grid gap-16 pt-10">
      <PageHead
        title={t`About`}
        description={t`Why Birtu exists and how it works: training and food from an Ethiopian home, with sources you can read.`}
      />
      <div className="grid items-center gap-x-12 gap-y-8 md:grid-cols-2">
        <div>
          <h1 className="text-hero">
            <Trans>About Birtu</Trans>
          </h1>
          <p className="text-large text-soft mt-5 max-w-lg">
            <Trans>
              <b lang="am" className="text-ink font-serif">
                ብርቱ
              </b>{' '}
              means strong and steadfast: not only the one who lifts, but the one who comes back tomorrow.
            </Trans>
          </p>
        </div>
        <Scene place="yard" />
      </div>
      <section className="grid gap-x-12 gap-y-3 md:grid-cols-[5fr_7fr]">
        <h2>
          <Trans>Our mission</Trans>
        </h2>
        <p className="text-title max-w-2xl font-serif">
          <Trans>
            That everyone who reads Amharic or English can train and eat well with what is already at home,
            whatever the phone, the purse or the connection.
          </Trans>
        </p>
      </section>
      <section className="grid gap-x-12 gap-y-6 md:grid-cols-[5fr_7fr]">
        <h2 className="self-start md:sticky md:top-28">
          <Trans>Our approach</Trans>
        </h2>
        <Approach />
      </section>
      <section className="grid gap-x-12 gap-y-3 md:grid-cols-[5fr_7fr]">
        <h2>
          <Trans>Open to read</Trans>
        </h2>
        <p className="max-w-2xl">
          <Trans>
            Plans, exercises, foods and articles are open to programs, too: whoever builds something for
            Ethiopia may read them through{' '}
            <a href="/api/docs" hrefLang="en" className="text-green underline">
              the documented API
            </a>
            .
          </Trans>
        </p>
      </section>
      <section className="grid gap-x-12 gap-y-3 md:grid-cols-[5fr_7fr]">
        <h2>
          <Trans>What we count</Trans>
        </h2>
        <p className="max-w-2xl">
          <Trans>
            How often a page is opened or printed, how often plans are saved, begun and finished, and what was
            searched and not found: days and totals, without cookies and without a word of whose it was.
            Searches are forgotten after 90 days, the figures after 400.
          </Trans>
        </p>
      </section>
      <section className="grid gap-x-12 gap-y-3 md:grid-cols-[5fr_7fr]">
        <h2>
          <Trans>What we are not</Trans>
        </h2>
        <div className="grid max-w-2xl justify-items-start gap-5">
          <p>
            <Trans>
              Birtu is not a clinic. If you are pregnant or nursing, ill, or taking medicine, ask a health
              worker before you change how you eat, fast or train.
            </Trans>
          </p>
          <ButtonLink to={plansPath('fitness')} look="primary">
            <Trans>See the plans</Trans>
          </ButtonLink>
        </div>
      </section>
    </main>
  );
}

function Approach() {
  return (
    <ol className="border-edge border-b">
      {useApproach().map(({ name, text }, index) => (
        <li key={name} className="border-edge grid grid-cols-[2.5rem_1fr] gap-y-1 border-t py-5">
          <span className="text-title text-soft font-serif" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{name}</h3>
          <p className="text-soft col-start-2 max-w-xl">{text}</p>
        </li>
      ))}
    </ol>
  );
}
