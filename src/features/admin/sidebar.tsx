import { Trans, useLingui } from '@lingui/react/macro';
import { NavLink } from 'react-router';
import type { User } from '#src/session/session.client.ts';
import { useLogOut } from '#src/session/guard.tsx';
import { WaitingBadge } from '#src/features/feedback/staff/waiting-badge.tsx';
import { initialsOf } from '#src/lib/initials.ts';
import { inLanguage } from '#src/lib/language.ts';
import { isAdmin } from '#src/lib/roles.ts';
import { KeysIcon } from '#src/ui/icons.tsx';
import { LanguageSwitch } from '#src/ui/language-switch.tsx';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import { BrandMark } from '#src/ui/ornament.tsx';
import { useShortcut } from '#src/ui/staff/shortcuts.client.ts';
import { ThemeToggle } from '#src/ui/theme-toggle.tsx';
import { areasLinkedFor, homeOf } from './areas.ts';
import { roleLabel } from './role-labels.ts';
import { useLanguage } from '#src/ui/language.client.ts';

interface SidebarProps {
  /** Null until it is known who asks: what is theirs keeps its place. */
  user: User | null;
  onKeys: (() => void) | undefined;
}

/** Who works here, and where to: dark in both themes. */
export function Sidebar({ user, onKeys }: SidebarProps) {
  const { t, i18n } = useLingui();
  const localPath = useLocalPath();
  const shortcut = useShortcut('?');
  const logOut = useLogOut();
  return (
    <div className="sidebar">
      <Link
        to={user ? homeOf(user.role) : '/admin'}
        className="brand self-start"
        aria-label={t`Birtu, staff area`}
      >
        <BrandMark />
        <span>{t`Birtu`}</span>
      </Link>
      {user ? (
        <Person user={user} />
      ) : (
        <span className="sidebar-person" aria-hidden="true">
          <span className="sidebar-initial" />
        </span>
      )}
      <nav aria-label={t`Staff area`} className="grid content-start gap-1">
        {(user ? areasLinkedFor(user.role) : []).map(({ path, title }) => (
          <NavLink key={path} to={localPath(path)} end className="sidebar-link">
            {i18n._(title.id)} {path === '/admin/feedback' && <WaitingBadge />}
          </NavLink>
        ))}
      </nav>
      <div className="mt-auto border-t border-edge pt-3">
        <div className="flex items-center justify-between">
          <LanguageSwitch />
          <span className="flex">
            <button
              type="button"
              className="icon-button"
              aria-label={t`Keys`}
              title={t`Keys`}
              {...shortcut}
              disabled={!onKeys}
              onClick={onKeys}
            >
              <KeysIcon />
            </button>
            <ThemeToggle />
          </span>
        </div>
        <button type="button" className="sidebar-link" onClick={() => void logOut()}>
          <Trans>Logout</Trans>
        </button>
      </div>
    </div>
  );
}

function Person({ user }: { user: User }) {
  const { t } = useLingui();
  const language = useLanguage();
  const name = user.name.trim() || t`Admin User`;
  return (
    <Link to="/admin/profile" className="sidebar-person">
      <span className="sidebar-initial" aria-hidden="true">
        {initialsOf(name.split(/\s/, 1).join())}
      </span>
      <span className="grid min-w-0">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-small text-soft">
          {inLanguage(roleLabel(isAdmin(user.role) ? user.role : ''), language)}
        </span>
      </span>
    </Link>
  );
}
