import { StructuredData } from '#src/ui/structured-data.tsx';
import { AboutBirtu } from './about-birtu.tsx';
import { BmiPromo } from './bmi-promo.tsx';
import { useSiteContact } from './contact.client.ts';
import { ContactTeaser } from './contact-teaser.tsx';
import { Features } from './features.tsx';
import { FirstDay } from './first-day.tsx';
import { Hero } from './hero.tsx';
import type { HomeData } from './home.ts';
import { PlanRows } from './plan-rows.tsx';
import { RegisterCall } from './register-call.tsx';
import { ServiceList } from './service-list.tsx';
import { siteFacts } from './site-facts.ts';

/** The home page as visitors see it. */
export function HomeBelow({ plans, day, meals }: HomeData) {
  const contact = useSiteContact();
  return (
    <>
      <StructuredData facts={import.meta.env.SSR && siteFacts(contact)} />
      <Hero />
      <Features meals={meals} />
      {day && <FirstDay day={day} />}
      <PlanRows plans={plans} />
      <AboutBirtu />
      <ServiceList />
      <BmiPromo />
      <ContactTeaser />
      <RegisterCall />
    </>
  );
}
