import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#src/ui/link.tsx';
import { areasOpenTo } from '../areas.ts';

/** Every area that the role may open, those among them that its sidebar does not name. */
export function AreaLinks({ role }: { role: string }) {
  const { i18n } = useLingui();
  const others = areasOpenTo(role).filter(({ path }) => path !== '/admin');
  return (
    <nav aria-labelledby="areas">
      <h2 id="areas" className="text-large">
        <Trans>Your areas</Trans>
      </h2>
      <ul className="rows mt-2">
        {others.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} className="flex min-h-11 items-center hover:underline">
              {i18n._(title.id)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
