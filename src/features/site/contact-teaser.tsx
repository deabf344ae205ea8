import { Trans } from '@lingui/react/macro';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { MailIcon, PhoneIcon } from '#src/ui/icons.tsx';
import { useSiteContact } from './contact.client.ts';

export function ContactTeaser() {
  const { email, phone } = useSiteContact();
  return (
    <section className="page grid gap-x-12 gap-y-4 pb-20 md:grid-cols-[5fr_7fr]">
      <h2>
        <Trans>Ask us anything</Trans>
      </h2>
      <div className="max-w-2xl">
        <p className="text-large">
          <Trans>
            A question about a plan, a food we forgot, a word that reads wrongly: a person reads every
            message.
          </Trans>
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-8">
          {email && (
            <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center gap-2 font-semibold">
              <MailIcon />
              {email}
            </a>
          )}
          {phone && (
            <a
              href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
              className="inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              <PhoneIcon />
              {phone}
            </a>
          )}
          <ArrowLink to="/contact">
            <Trans>Write to us</Trans>
          </ArrowLink>
        </div>
      </div>
    </section>
  );
}
