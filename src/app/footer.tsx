import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/ui/link.tsx';
import { BrandMark, Tibeb } from '#src/ui/ornament.tsx';
import { useMainLinks, useSections } from './navigation.tsx';

export function Footer() {
  const { t } = useLingui();
  const [, ...sections] = useSections();
  const services = [
    { to: '/services/fitness', label: t`Fitness Plans` },
    { to: '/services/nutrition', label: t`Nutrition Plans` },
    { to: '/services/education', label: t`Education` },
    { to: '/services/motivation', label: t`Motivation` },
    { to: '/bmi', label: t`BMI Calculator` },
    ...sections,
  ];
  return (
    <footer className="site-footer">
      <Tibeb />
      <div className="page grid gap-x-8 gap-y-10 grid-cols-2 py-12 sm:grid-cols-[2fr_1fr_1fr]">
        <div className="grid max-w-sm content-start gap-3 max-sm:col-span-2">
          <p className="brand">
            <BrandMark />
            <span>
              <Trans>Birtu</Trans>
            </span>
          </p>
          <p className="text-soft">
            <Trans>
              General guidance for healthy adults. It does not replace the advice of a health worker who knows
              you.
            </Trans>
          </p>
        </div>
        <LinkList title={t`Quick links`} links={useMainLinks().filter(({ to }) => to !== '/bmi')} />
        <LinkList title={t`Services`} links={services} />
      </div>
    </footer>
  );
}

function LinkList({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <p className="font-semibold">{title}</p>
      <ul className="mt-1">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="footer-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
