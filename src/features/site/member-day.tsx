import { lazy, Suspense, useSyncExternalStore } from 'react';
import { accountComes, useSession } from '#src/session/session.client.ts';
import { hasStoredSession } from '#src/session/storage.client.ts';

// Most visitors are no members, and never load it.
const loadDay = () => import('#src/features/today/home-day.tsx');
const HomeDay = lazy(() => loadDay().catch(() => import('./day-link.tsx')));
// The day asks the API as the member, and has the account with it.
if (!import.meta.env.SSR && hasStoredSession()) accountComes(loadDay());

const never = () => () => undefined;

// In the browser the day has it.
const DayHead = import.meta.env.SSR ? (await import('#src/features/today/day-head.tsx')).DayHead : null;

/** What the day is called, written by the document before the application is there (app/early-day.ts). */
const DayPlace = () =>
  DayHead ? (
    <div className="day-place page pt-4">
      <DayHead day={null} heading="h2" />
    </div>
  ) : (
    <div className="day-place page pt-4" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );

/** What opens a member's home. The style sheet keeps its place from the first paint on, for members only. */
export function MemberDay() {
  const { status, user } = useSession();
  const hasSession = useSyncExternalStore(never, hasStoredSession, () => false);
  const isExpected = hasSession && (status === 'loading' || status === 'failed');
  // Who still owes a second step, or leaves, has no day, and needs no place for one.
  if (status === 'second-factor' || status === 'leaving') return null;
  return (
    <div className="member-day">
      <DayPlace />
      {(user || isExpected) && (
        <Suspense>
          <HomeDay />
        </Suspense>
      )}
    </div>
  );
}
