import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { read } from '#src/api/client.ts';
import { loaded } from '#src/api/screen-data.client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { useMember } from '#src/session/guard.tsx';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { UsageSection } from '#src/features/usage/usage-section.tsx';
import { Link } from '#src/ui/link.tsx';
import { useLatest } from '#src/ui/staff/latest.client.ts';
import { NotLoaded } from '#src/ui/staff/resource-list.tsx';
import { UnfinishedDrafts } from '#src/ui/staff/unfinished-drafts.tsx';
import { areasOpenTo, mayOpen } from '../areas.ts';
import { ChangeLine } from '../log/change-line.tsx';
import { Counts } from './counts.tsx';
import { FirstDay, isFirstDay } from './first-day.tsx';
import { Growth } from './growth.tsx';
import { MissingTexts } from './missing-texts.tsx';
import { dashboardMessages } from './messages.ts';
import type { Dashboard } from './schema.ts';
import './spinner.css';

/** Not waited for: the ways to the areas stand at once. */
export const clientLoader = () => ({ dashboard: loaded(read(memberApi().admin.dashboard.$get())) });

/** How Birtu stands, what was done last, and the way to every area that the role may open. */
export default function DashboardPage() {
  const { t } = useLingui();
  const { value: reading, isBusy } = useLatest(useLoaderData<typeof clientLoader>().dashboard);
  const dashboard = reading?.value;
  const role = useMember()?.role ?? '';
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid grid-cols-1 content-start gap-8" aria-busy={isBusy}>
        <UnfinishedDrafts />
        {reading === undefined && (
          // With room for what comes, so that nothing that is seen moves.
          <div className="min-h-dvh">
            <output className="spinner" aria-label={t`Loading...`} aria-busy="true" />
          </div>
        )}
        {reading?.refusal && <NotLoaded failed={dashboardMessages.notLoaded} refusal={reading.refusal} />}
        {dashboard && (
          <>
            {isFirstDay(dashboard) && <FirstDay role={role} />}
            <Counts dashboard={dashboard} role={role} />
            <MissingTexts dashboard={dashboard} role={role} />
            <Growth months={dashboard.growth} />
          </>
        )}
        {reading && <UsageSection mayOpen={(path) => mayOpen(role, path)} />}
      </div>
      <div className="grid grid-cols-1 content-start gap-8">
        <AreaLinks role={role} />
        {dashboard && <LastChanges dashboard={dashboard} role={role} />}
      </div>
    </div>
  );
}

function LastChanges({ dashboard: { lastChanges: changes }, role }: { dashboard: Dashboard; role: string }) {
  return (
    <section aria-labelledby="last-changes">
      <h2 id="last-changes" className="text-large">
        <Trans>Last changes</Trans>
      </h2>
      {changes.length === 0 ? (
        <p className="mt-2 text-soft">
          <Trans>Nothing has been changed yet.</Trans>
        </p>
      ) : (
        <ul className="rows mt-2">
          {changes.map((entry) => (
            <ChangeLine key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {changes.length > 0 && mayOpen(role, '/admin/log') && (
        <ArrowLink to="/admin/log">
          <Trans>All changes</Trans>
        </ArrowLink>
      )}
    </section>
  );
}

/** Every area that the role may open, those among them that its sidebar does not name. */
function AreaLinks({ role }: { role: string }) {
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
