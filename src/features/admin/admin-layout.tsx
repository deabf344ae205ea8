import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  Outlet,
  redirect,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
  type ClientLoaderFunctionArgs,
} from 'react-router';
import { ApiError } from '#src/api/client.ts';
import { WaitingDot, WaitingNews } from '#src/features/feedback/staff/waiting-badge.tsx';
import { useFollowedWaiting } from '#src/features/feedback/staff/waiting.client.ts';
import { LoadingWords, requireSession, useMember } from '#src/session/guard.tsx';
import type { User } from '#src/session/session.client.ts';
import { secondStepMissingCode } from '#src/lib/second-step.ts';
import { useSecondStep } from '#src/session/second-step.client.ts';
import { languageOf, pathIn, withoutLanguage } from '#src/lib/language.ts';
import { recordAtEditor } from '#src/features/usage/usage.client.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { CloseButton } from '#src/ui/close-button.tsx';
import { MenuIcon, SiteIcon } from '#src/ui/icons.tsx';
import { useLocalPath } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { holdToasts, releaseToasts } from '#src/ui/toaster.tsx';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { useInSteps } from '#src/ui/staff/in-steps.client.ts';
import { DraftStoreContext } from '#src/ui/staff/draft.client.ts';
import { FilterStoreContext } from '#src/ui/staff/filter-store.client.ts';
import { HistoryContext } from '#src/ui/staff/history.tsx';
import { ShortcutsDialog } from '#src/ui/staff/shortcuts-dialog.tsx';
import { useShortcuts } from '#src/ui/staff/shortcuts.client.ts';
import { areaAt, asksForSecondStep, elsewhere, leadAt, mayOpen } from './areas.ts';
import { draftStoreOf } from './drafts/drafts.client.ts';
import { filterStore } from './filters/filters.client.ts';
import { loadHistory } from './versions/load-history.client.ts';
import { SecondStepFirst, SecondStepNeeded, SecondStepNote } from './second-step-note.tsx';
import { Sidebar } from './sidebar.tsx';
import './admin-layout.css';

const messagesPath = '/admin/feedback';

/** The frame stands before it is known who asks. */
export const HydrateFallback = () => <Frame user={null} />;

/** Visitors are led to the login and back here, members home; see `elsewhere` for staff. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const { role } = await requireSession(request);
  const target = elsewhere(role, withoutLanguage(pathname));
  if (target !== null) throw redirect(pathIn(languageOf(pathname), target));
  return null;
}

/** Who is signed in is followed by the frame itself. */
export const shouldRevalidate = () => false;

/**
 * The frame of every staff screen. It brings `main`, the one `h1` (the area's title) and what one does there, the page's
 * head, what is shown while the session loads, and a place for errors: a screen is what stands between, and its headings
 * begin at `h2`.
 */
export default function AdminLayout() {
  return (
    <StaffFrame>
      <Screen>
        <Outlet />
        <UsageOfRecord />
      </Screen>
    </StaffFrame>
  );
}

/** What stands in the frame is made once that is there, in a task of its own. */
const Screen = ({ children }: { children: ReactNode }) =>
  useInSteps(1, 1) > 0 ? children : <LoadingWords />;

const RecordUsage = lazy(() => import('#src/features/usage/record-usage.tsx'));

/** Below each record how much it is read and done. */
function UsageOfRecord() {
  const record = recordAtEditor(withoutLanguage(useLocation().pathname));
  if (!record) return null;
  return (
    <Suspense fallback={null}>
      <RecordUsage key={`${record.area}/${record.id}`} record={record} />
    </Suspense>
  );
}

/** A screen that could not be read leaves the way to every other one standing. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!(error instanceof ApiError)) throw error;
  const { code, detail } = error.problem;
  return code === secondStepMissingCode ? (
    <StaffFrame isClosed>
      <SecondStepFirst />
    </StaffFrame>
  ) : (
    <StaffFrame>
      <ScreenFailure message={detail} />
    </StaffFrame>
  );
}

interface StaffFrameProps {
  /** The API does not open it: what one does there is not said. */
  isClosed?: boolean;
  children: ReactNode;
}

function StaffFrame({ isClosed = false, children }: StaffFrameProps) {
  const user = useMember();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const path = withoutLanguage(useLocation().pathname);
  const target = user && elsewhere(user.role, path);
  const [areKeysShown, setKeysShown] = useState(false);
  const hasSecondStep = useSecondStep();
  useShortcuts();
  useEffect(() => {
    // The role may change while a screen is open.
    if (target) void navigate(localPath(target), { replace: true });
  });
  const userId = user?.id;
  const drafts = useMemo(() => (userId === undefined ? null : draftStoreOf(userId)), [userId]);
  useFollowedWaiting(useHasMessages(user) ? user!.id : null);
  if (!user || target) return <Frame user={null} />;
  const barrier = barrierTo(path, user.role, hasSecondStep);
  return (
    <>
      <Frame user={user} isClosed={isClosed || barrier !== null} onKeys={() => setKeysShown(true)}>
        <DraftStoreContext value={drafts}>
          <HistoryContext value={loadHistory}>
            <FilterStoreContext value={filterStore}>
              {barrier ?? (
                // The screen keeps its place, and so what it holds, when the note goes.
                <>
                  {!hasSecondStep &&
                    (user.role === 'admin_super' ? <SecondStepNeeded /> : <SecondStepNote />)}
                  {children}
                </>
              )}
            </FilterStoreContext>
          </HistoryContext>
        </DraftStoreContext>
      </Frame>
      <WaitingNews />
      <ShortcutsDialog isOpen={areKeysShown} onClose={() => setKeysShown(false)} />
    </>
  );
}

interface FrameProps {
  /** Null until it is known who asks: what is theirs keeps its place. */
  user: User | null;
  /** What stands there is why the screen is not open: what one does there is not said. */
  isClosed?: boolean;
  onKeys?: () => void;
  children?: ReactNode;
}

/**
 * Sidebar and header around a screen, and in its place what says that it is on its way. What one does there is its
 * document's largest text: nothing that comes later counts as what it was waited for (e2e/staff-frame.test.ts).
 */
function Frame({ user, isClosed = false, onKeys, children }: FrameProps) {
  const { t, i18n } = useLingui();
  const isLeaving = useNavigation().state === 'loading';
  const path = withoutLanguage(useLocation().pathname);
  const area = areaAt(path);
  const lead = isClosed ? undefined : leadAt(path);
  const title = area ? i18n._(area.title.id) : t`Admin`;
  const sidebar = <Sidebar {...{ user, onKeys }} />;
  return (
    <div className="staff">
      <PageHead title={title} description={t`The staff area of Birtu.`} />
      <aside className="staff-sidebar">{sidebar}</aside>
      <div className="flex min-w-0 flex-col">
        <header className="staff-header">
          <MenuDialog isReady={user !== null}>{sidebar}</MenuDialog>
          <h1 className="min-w-0 flex-[1_1_8rem] text-title">{title}</h1>
          <ButtonLink to="/" className="staff-leave">
            <SiteIcon size={20} />
            <span className="max-sm:sr-only">
              <Trans>View Site</Trans>
            </span>
          </ButtonLink>
        </header>
        <main id="screen" tabIndex={-1} className="staff-main" aria-busy={isLeaving}>
          {lead && <p className="staff-lead text-large text-soft">{i18n._(lead.id)}</p>}
          {children ?? <LoadingWords />}
        </main>
      </div>
    </div>
  );
}

/** Whether the API would say what waits: it asks the role, and who has all rights for a second step. */
function useHasMessages(user: User | null): boolean {
  const hasSecondStep = useSecondStep();
  return (
    user !== null &&
    mayOpen(user.role, messagesPath) &&
    (hasSecondStep || !asksForSecondStep(user.role, messagesPath))
  );
}

/** Why a screen is not open, in its place; null where it is. */
function barrierTo(path: string, role: string, hasSecondStep: boolean): ReactNode {
  if (!mayOpen(role, path)) return <NoRight />;
  return !hasSecondStep && asksForSecondStep(role, path) ? <SecondStepFirst /> : null;
}

/** On small screens: the sidebar over the page. A modal keeps the focus, and gives it back to the button. */
function MenuDialog({ isReady, children }: { isReady: boolean; children: ReactNode }) {
  const { t } = useLingui();
  const waiting = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  useEffect(() => dialog.current?.close(), [key]);
  return (
    <>
      <span className="relative -ms-3 flex md:hidden">
        <button
          type="button"
          className="icon-button"
          aria-label={t`Menu`}
          aria-describedby={waiting}
          aria-haspopup="dialog"
          disabled={!isReady}
          onClick={() => {
            dialog.current!.showModal();
            holdToasts(dialog.current!);
          }}
        >
          <MenuIcon />
        </button>
        <WaitingDot id={waiting} />
      </span>
      <dialog
        ref={dialog}
        aria-label={t`Menu`}
        className="staff-overlay"
        onClose={() => releaseToasts(dialog.current!)}
        {...{ closedby: 'any' }}
      >
        <CloseButton
          label={t`Close menu`}
          className="absolute end-2 top-2"
          onClick={() => dialog.current?.close()}
        />
        {children}
      </dialog>
    </>
  );
}

/** The reason, in the place of a screen that is not for this role. */
function NoRight() {
  return (
    <div className="notice">
      <h2 className="text-title">
        <Trans>This area is not open to you</Trans>
      </h2>
      <p className="text-large text-soft">
        <Trans>Your role does not allow this.</Trans>
      </p>
      <ButtonLink to="/admin" look="primary">
        <Trans>Back to your work</Trans>
      </ButtonLink>
    </div>
  );
}

function ScreenFailure({ message }: { message: string }) {
  const { i18n } = useLingui();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <div className="grid max-w-xl justify-items-start gap-4">
      <ErrorBox>{i18n._(message)}</ErrorBox>
      <Button onClick={() => void navigate(pathname + search, { replace: true })}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
