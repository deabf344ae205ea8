import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Link } from '#src/ui/link.tsx';

/** What is offered, as a list to read down rather than cards to look across. */
export function ServiceList() {
  const { t } = useLingui();
  const services = [
    {
      name: t`Fitness and Nutrition Plans`,
      to: '/services/fitness-and-nutrition-plans',
      text: t`Training weeks from the first march in place to the last set, and weeks of Ethiopian meals beside them.`,
    },
    {
      name: t`Educational Content`,
      to: '/services/educational-content',
      text: t`What the numbers of your body say, and what they do not: a guide, a glossary, two tools.`,
    },
    {
      name: t`Motivational Content`,
      to: '/services/motivational-content',
      text: t`How people stay with it, in proverbs, in research and in articles.`,
    },
  ];
  return (
    <section className="page pb-20">
      <h2>
        <Trans>Services</Trans>
      </h2>
      <dl className="mt-6">
        {services.map(({ name, to, text }) => (
          <div key={name} className="border-edge grid gap-x-12 gap-y-1 border-t py-5 md:grid-cols-[5fr_7fr]">
            <dt className="text-title font-serif font-semibold">
              <Link to={to} className="inline-flex min-h-11 items-center">
                {name}
              </Link>
            </dt>
            <dd className="text-soft max-w-2xl">{text}</dd>
          </div>
        ))}
      </dl>
      <ArrowLink to="/services">
        <Trans>All services</Trans>
      </ArrowLink>
    </section>
  );
}
