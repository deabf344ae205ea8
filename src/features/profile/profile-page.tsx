import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { read } from '#src/api/client.ts';
import { ActivityCard } from '#src/features/activity/activity-card.tsx';
import { countIn } from '#src/features/activity/totals.ts';
import { LoadingWords, readAsMember, useMember } from '#src/session/guard.tsx';
import { ownPage } from '#src/session/member-bar.tsx';
import { memberApi } from '#src/session/account.client.ts';
import { isAtLeast, parsePressure, pressureLevel } from '#src/lib/blood-pressure.ts';
import { today } from '#src/lib/day.ts';
import { inLanguage } from '#src/lib/language.ts';
import { defaultRole } from '#src/lib/roles.ts';
import { readSavedPlans } from '#src/features/plans/saved/keeping.client.ts';
import { SavedPlansCard } from '#src/features/plans/saved/saved-plans-card.tsx';
import { TsomCard } from '#src/features/fasting/tsom-card.tsx';
import { WeightUnitCard } from '#src/features/training/units/weight-unit-card.tsx';
import type { SavedPlan } from '#src/features/plans/saved/schema.ts';
import {
  readWhereabouts,
  type CurrentPlan,
  type Whereabouts,
} from '#src/features/plans/saved/whereabouts.client.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { DayInShort } from './day-in-short.tsx';
import { Identity } from './identity.tsx';
import { Measures } from './measures.tsx';
import { PersonalInformation } from './personal-information.tsx';
import { Progress } from './progress.tsx';
import type { Profile } from './schema.ts';

export const handle = await ownPage('member');

export { MemberError as ErrorBoundary } from '#src/session/guard.tsx';

/** What it is called, before the application is there. */
export const HydrateFallback = () => (
  <main className="page py-6 sm:py-10">
    <Head />
    <LoadingWords />
  </main>
);

/** Loaded only for those whose blood pressure was high; where it cannot load, the page does without it. */
const KeptPressure = lazy(() =>
  import('#src/features/assessment/kept-pressure.tsx').catch(() => ({ default: () => null })),
);

/** Whether the last known blood pressure asks for something to be done. */
function isHigh({ blood_pressure: known }: Profile): boolean {
  const pressure = known && parsePressure(known.reading);
  return pressure !== null && isAtLeast(pressureLevel(pressure), 'high');
}

interface Loaded {
  readonly profile: Profile;
  /** Null where they could not be read; the page does without them. */
  readonly savedPlans: readonly SavedPlan[] | null;
  readonly whereabouts: Whereabouts | null;
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Loaded> {
  return await readAsMember(request, async () => {
    const savedPlans = readSavedPlans().catch(() => null);
    const whereabouts = readWhereabouts().catch(() => null);
    const profile = read(memberApi().profile.$get({ query: { today: today(new Date()) } }));
    return { profile: await profile, savedPlans: await savedPlans, whereabouts: await whereabouts };
  });
}

/** The member's own page: their day, their week and weight, the calendar to log in; what one settles once comes last. */
export default function ProfilePage() {
  const { t } = useLingui();
  const loaded = useLoaderData<typeof clientLoader>();
  const [profile, setProfile] = useState(loaded.profile);
  const [doneToday, setDoneToday] = useState(0);
  const hasCalendar = profile.role === defaultRole;
  useMember();
  return (
    <main className="page py-6 sm:py-10">
      <Head>
        <Identity profile={profile} />
      </Head>
      <DayInShort whereabouts={loaded.whereabouts} done={doneToday} />
      {profile.blood_pressure && isHigh(profile) && (
        <Suspense>
          <KeptPressure {...profile.blood_pressure} />
        </Suspense>
      )}
      <div className="mt-8 grid grid-cols-1 items-start gap-8 md:grid-cols-[20rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-12">
        <div className="grid grid-cols-1 gap-8">
          <Progress {...profile} />
          {hasCalendar && <Measures profile={profile} />}
        </div>
        {hasCalendar && (
          <div className="md:col-start-2 md:row-span-2 md:row-start-1">
            <ActivityCard
              onToday={setDoneToday}
              onCount={(activity, sign) =>
                setProfile((before) => ({ ...before, ...countIn(before, activity, sign, today(new Date())) }))
              }
            />
          </div>
        )}
        <div className={`grid grid-cols-1 gap-8 ${hasCalendar ? '' : 'md:col-start-2 md:row-start-1'}`}>
          <SavedPlansCard known={loaded.savedPlans} whereabouts={loaded.whereabouts} />
          <nav aria-label={t`More of yours`} className="no-print grid">
            <MyTraining current={loaded.whereabouts?.plan ?? null} />
            <ArrowLink to="/today/food">
              <Trans>What I ate</Trans>
            </ArrowLink>
            <ArrowLink to="/profile/assessments">
              <Trans>Your fitness assessments</Trans>
            </ArrowLink>
            <ArrowLink to="/profile/summary">
              <Trans>Health summary to print</Trans>
            </ArrowLink>
          </nav>
        </div>
      </div>
      <section aria-labelledby="settings" className="no-print mt-10 border-t border-edge pt-8">
        <h2 id="settings" className="text-title">
          <Trans>Settings</Trans>
        </h2>
        <div className="mt-4 grid grid-cols-1 items-start gap-8 md:grid-cols-2 md:gap-x-12">
          <div className="grid grid-cols-1 gap-4">
            <PersonalInformation
              name={profile.full_name}
              onSaved={({ full_name }) => setProfile((before) => ({ ...before, full_name }))}
            />
            <div className="grid">
              <ArrowLink to="/profile/reminders">
                <Trans>Reminders</Trans>
              </ArrowLink>
              <ArrowLink to="/profile/security">
                <Trans>Account and security</Trans>
              </ArrowLink>
              <ArrowLink to="/profile/data">
                <Trans>Your data</Trans>
              </ArrowLink>
            </div>
          </div>
          <div className="grid grid-cols-1 gap-8">
            <TsomCard />
            <WeightUnitCard />
          </div>
        </div>
      </section>
    </main>
  );
}

/** The way to the training, with the plan that is followed and where in it the member is. */
function MyTraining({ current }: { current: CurrentPlan | null }) {
  const language = useLanguage();
  const title = current && inLanguage(current.title, language);
  const { week, day } = current?.next ?? {};
  return (
    <div>
      <ArrowLink to="/profile/training">
        <Trans>My training</Trans>
      </ArrowLink>
      {title !== null && (
        <p className="-mt-2 mb-2 text-small text-soft">
          <span className="wrap-anywhere">{title}</span>
          {current?.next && (
            <>
              <Dot />
              <Trans>
                Week {week}, day {day}
              </Trans>
            </>
          )}
        </p>
      )}
    </div>
  );
}

function Head({ children }: { readonly children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`My Profile`} description={t`Your day, and how far you have come.`} />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div>
          <h1 className="text-head">
            <Trans>My Profile</Trans>
          </h1>
          <p className="mt-2 text-large text-soft">
            <Trans>Your day, and how far you have come.</Trans>
          </p>
        </div>
        {children}
      </div>
    </>
  );
}
