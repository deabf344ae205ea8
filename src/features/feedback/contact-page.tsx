import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useActionData, type ActionFunctionArgs } from 'react-router';
import { serverFetch } from '#src/api/server-fetch.ts';
import { useSiteContact } from '#src/features/site/contact.client.ts';
import { MailIcon, PhoneIcon, PlaceIcon } from '#src/ui/icons.tsx';
import { PageHead, Scene } from '#src/ui/page-head.tsx';
import { ContactForm } from './contact-form.tsx';
import { takePlainForm } from './plain-form.client.ts';

export async function action({ request, context }: ActionFunctionArgs) {
  return await takePlainForm(request, context.get(serverFetch));
}

export default function ContactPage() {
  const { t } = useLingui();
  const refused = useActionData<typeof action>();
  return (
    <main className="page grid gap-x-16 gap-y-10 pt-10 md:grid-cols-[5fr_7fr]">
      <PageHead
        title={t`Contact Us`}
        description={t`Questions, corrections and wishes: write to the people behind Birtu.`}
      />
      <div>
        <h1>
          <Trans>Contact Us</Trans>
        </h1>
        <p className="text-large text-soft mt-4 max-w-md">
          <Trans>
            Tell us what does not work, which food is missing, or how your training goes. A person reads every
            message.
          </Trans>
        </p>
        <div className="mt-8">
          <Scene place="street" />
        </div>
        <ContactCard />
      </div>
      <ContactForm refused={refused} />
    </main>
  );
}

/** The ways to reach the site's people; an entry that the operator has not set stays empty. */
function ContactCard() {
  const { email, phone, address } = useSiteContact();
  return (
    <address className="card mt-8 p-6 not-italic">
      <dl className="grid gap-1">
        <Entry icon={<MailIcon />} name={<Trans>Email</Trans>}>
          {email && (
            <a href={`mailto:${email}`} className="arrow-link wrap-anywhere">
              {email}
            </a>
          )}
        </Entry>
        <Entry icon={<PhoneIcon />} name={<Trans>Phone</Trans>}>
          {phone && (
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="arrow-link">
              {phone}
            </a>
          )}
        </Entry>
        <Entry icon={<PlaceIcon />} name={<Trans>Address</Trans>}>
          {address}
        </Entry>
      </dl>
    </address>
  );
}

const Entry = ({ icon, name, children }: { icon: ReactNode; name: ReactNode; children: ReactNode }) => (
  <div className="grid min-h-11 grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-2">
    <dt className="flex items-center gap-2 text-soft">
      {icon}
      {name}
    </dt>
    <dd>{children || '–'}</dd>
  </div>
);
