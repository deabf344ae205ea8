import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useSession } from './session.client.ts';
import { useCopyMoment } from './device/copies.client.ts';
import { useLogOut } from './guard.tsx';
import { isAnythingWaiting, useWaiting } from './writes.client.ts';
import { speak, type Area } from '#src/words/catalogues.client.ts';
import { withoutLanguage } from '#src/lib/language.ts';
import { LanguageSwitch } from '#src/ui/language-switch.tsx';
import { Link } from '#src/ui/link.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { BrandMark } from '#src/ui/ornament.tsx';
import { SearchLink } from '#src/ui/search-link.tsx';
import { ThemeToggle } from '#src/ui/theme-toggle.tsx';
import { ThumbBar } from '#src/ui/thumb-bar.tsx';

/** Where a thumb is busy with sets, and nobody means to leave. */
const sessionPath = '/profile/training/session';

/** Above the member's own pages: a slim bar instead of the public header, and what is to be known of the line. */
function MemberBar() {
  const { t } = useLingui();
  const { status } = useSession();
  const isInWorkout = withoutLanguage(useLocation().pathname) === sessionPath;
  return (
    <>
      <header className="no-print border-b border-edge bg-paper">
        <div className="page flex min-h-16 flex-wrap items-center gap-1">
          <Link to="/" className="brand mr-auto" aria-label={t`Birtu, home`}>
            <BrandMark />
            <span className="hidden sm:inline">{t`Birtu`}</span>
          </Link>
          <SearchLink />
          <LanguageSwitch />
          <ThemeToggle />
          {!isInWorkout && status !== 'signed-out' && <LogoutButton />}
        </div>
      </header>
      {!isInWorkout && status !== 'signed-out' && <ThumbBar />}
      <CopyNote />
      <Waiting />
    </>
  );
}

function LogoutButton() {
  const logOut = useLogOut();
  return (
    <button type="button" className="nav-link -me-3 cursor-pointer" onClick={() => void logOut()}>
      <Trans>Logout</Trans>
    </button>
  );
}

// Loaded where something waits, or has waited since the page came.
const WaitingNote = lazy(() =>
  import('./device/queue/waiting-note.tsx').catch(() => ({ default: () => null })),
);

function Waiting() {
  const { user } = useSession();
  const waits = useWaiting().length > 0 || (user !== null && isAnythingWaiting(user.id));
  return (
    waits && (
      <Suspense>
        <WaitingNote />
      </Suspense>
    )
  );
}

/** Without a connection the device answers for the server; then it says since when. */
function CopyNote() {
  const moment = useCopyMoment();
  if (moment === null) return null;
  return (
    <p role="status" className="page mt-3 text-small text-soft">
      <Trans>
        No connection: you see what was known on <Moment at={moment} />.
      </Trans>
    </p>
  );
}

/**
 * What each page of a member's own says of itself: the areas of words that it speaks, and that the bar stands above it.
 *
 * @example
 * export const handle = await ownPage('progress');
 */
export const ownPage = async (...areas: Area[]) => ({ ...(await speak(...areas)), bar: MemberBar });
