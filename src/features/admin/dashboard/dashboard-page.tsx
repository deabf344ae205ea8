import { useLingui } from '@lingui/react/macro';
import { useMember } from '#src/features/auth/guard.tsx';
import { Link } from '#src/ui/link.tsx';
import { areasOpenTo } from '../areas.ts';

/** The way to every area that the role may open. */
export default function DashboardPage() {
  const { t, i18n } = useLingui();
  const user = useMember();
  if (!user) return null;
  const others = areasOpenTo(user.role).filter(({ path }) => path !== '/admin');
  return (
    <nav aria-label={t`Areas`}>
      <ul className="rows max-w-xl">
        {others.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} className="flex min-h-11 items-center">
              {i18n._(title.id)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
