import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { withoutLanguage } from '#src/lib/language.ts';
import { icon, SunIcon } from './icons.tsx';
import { Link } from './link.tsx';
import './thumb-bar.css';

const TrainingIcon = icon('M3 9v6M6.5 6v12M17.5 6v12M21 9v6M6.5 12h11');
const FoodIcon = icon('M3 12h18a9 9 0 0 1-6 7.5H9A9 9 0 0 1 3 12ZM9 8c0-2 2-2 2-4M14 8c0-2 2-2 2-4');
const ProgressIcon = icon('M3 19h18M4 15l5-5 4 3 7-8M15 5h5v5');
const ProfileIcon = icon('M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21c1-4 4-6 8-6s7 2 8 6');

/**
 * What a member comes for each day. It is a row above the member's own pages; on a phone that is held upright it lies
 * under the thumb, on public pages too.
 *
 * @param isThumbOnly nothing where no thumb is
 */
export function ThumbBar({ isThumbOnly = false }: { isThumbOnly?: boolean }) {
  const { t } = useLingui();
  const path = withoutLanguage(useLocation().pathname);
  const links = [
    { to: '/today', label: t`Today`, Icon: SunIcon },
    { to: '/profile/training', label: t`Training`, Icon: TrainingIcon },
    { to: '/today/food', label: t`Food`, Icon: FoodIcon },
    { to: '/profile/progress', label: t`Progress`, Icon: ProgressIcon },
    { to: '/profile', label: t`Profile`, Icon: ProfileIcon },
  ];
  const isAbove = (to: string) => path === to || path.startsWith(`${to}/`);
  // Of two pages above this one, that which is nearer.
  const current = links.filter(({ to }) => isAbove(to)).toSorted((a, b) => b.to.length - a.to.length)[0];
  return (
    <nav aria-label={t`Yours`} className={`page thumb-bar ${isThumbOnly ? 'thumb-only' : ''}`}>
      {links.map(({ to, label, Icon }) => (
        <Link key={to} to={to} aria-current={to === current?.to ? 'page' : undefined}>
          <Icon className="flex-none" />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
