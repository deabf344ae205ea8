import { useLingui } from '@lingui/react/macro';
import { PageHead } from '#src/ui/page-head.tsx';
import { AboutBirtu } from './about-birtu.tsx';
import { BmiPromo } from './bmi-promo.tsx';
import { ContactTeaser } from './contact-teaser.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { RegisterCall } from './register-call.tsx';
import { ServiceList } from './service-list.tsx';

export default function HomePage() {
  const { t } = useLingui();
  return (
    <main>
      <PageHead
        title={t`Birtu: fitness and food for Ethiopia`}
        description={t`Culturally relevant meal plans, customised workouts and health tracking through BMI, in Amharic and English.`}
      />
      <Hero />
      <Features />
      <AboutBirtu />
      <ServiceList />
      <BmiPromo />
      <ContactTeaser />
      <RegisterCall />
    </main>
  );
}
