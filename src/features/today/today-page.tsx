import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLoaderData, useRevalidator, type ClientLoaderFunctionArgs } from 'react-router';
import { noteOpened } from '#src/features/reminders/opened.client.ts';
import { today } from '#src/lib/day.ts';
import { LoadingWords, readAsMember, requireSession, useMember } from '#src/session/guard.tsx';
import { ownPage } from '#src/session/member-bar.tsx';
import { useSent } from '#src/session/sent.client.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { useToday } from '#src/ui/today.client.ts';
import { DayBoard } from './day-board.tsx';
import { DayHead } from './day-head.tsx';
import type { Today } from './schema.ts';
import { readToday } from './today.client.ts';

export const handle = await ownPage('today');

export { MemberError as ErrorBoundary } from '#src/session/guard.tsx';

interface Loaded {
  readonly userId: string;
  readonly today: Today;
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Loaded> {
  noteOpened(request);
  const read = await readAsMember(request, () => readToday(today(new Date())));
  const { id: userId } = await requireSession(request);
  return { userId, today: read };
}

/** The day's name is there before the day is. */
export function HydrateFallback() {
  return (
    <main className="page py-6">
      <DayHead day={null} heading="h1" />
      <LoadingWords />
    </main>
  );
}

/** One screen a day: what there is to do, and what was done. */
export default function TodayPage() {
  const { t } = useLingui();
  const { userId, today: loaded } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const now = useToday();
  useMember();
  // Left open over night.
  const isOver = loaded.day !== now;
  useEffect(() => {
    if (isOver) void revalidate();
  }, [isOver, revalidate]);
  // What was done without a connection is with the server.
  useSent(revalidate);
  return (
    <main className="page py-6">
      <PageHead title={t`Today`} description={t`Your workout, your meals and your fast, on one screen.`} />
      <DayBoard
        key={`${userId} ${loaded.day}`}
        userId={userId}
        today={loaded}
        heading="h1"
        onDone={revalidate}
      />
    </main>
  );
}
