import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, useRevalidator } from 'react-router';
import { read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { useMember } from '#src/session/guard.tsx';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { ErrorBox } from '#src/ui/staff/confirm-dialog.tsx';
import { useLatest } from '#src/ui/staff/latest.client.ts';
import { Spinner } from '#src/ui/staff/spinner.tsx';
import { mayOpen } from '../areas.ts';
import { ChangeLine } from '../log/change-line.tsx';
import { AreaLinks } from './area-links.tsx';
import { Counts } from './counts.tsx';
import { FirstDay, isFirstDay } from './first-day.tsx';
import { Growth } from './growth.tsx';
import { dashboardMessages } from './messages.ts';
import type { Dashboard } from './schema.ts';

/** Null where it could not be read. */
const readDashboard = (): Promise<Dashboard | null> =>
  read(memberApi().admin.dashboard.$get()).catch(() => null);

/** Not waited for: the ways to the areas stand at once. */
export const clientLoader = () => ({ dashboard: readDashboard() });

/** How Birtu stands, what was done last, and the way to every area that the role may open. */
export default function DashboardPage() {
  const { t } = useLingui();
  const { value: dashboard, isBusy } = useLatest(useLoaderData<typeof clientLoader>().dashboard);
  const role = useMember()?.role ?? '';
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid grid-cols-1 content-start gap-8" aria-busy={isBusy}>
        {dashboard === undefined && <Spinner label={t`Loading...`} />}
        {dashboard === null && <Failure isBusy={isBusy} />}
        {dashboard && (
          <>
            {isFirstDay(dashboard) && <FirstDay role={role} />}
            <Counts dashboard={dashboard} role={role} />
            <Growth months={dashboard.growth} />
          </>
        )}
      </div>
      <div className="grid grid-cols-1 content-start gap-8">
        {dashboard && <LastChanges dashboard={dashboard} role={role} />}
        <AreaLinks role={role} />
      </div>
    </div>
  );
}

function Failure({ isBusy }: { isBusy: boolean }) {
  const { t, i18n } = useLingui();
  const { revalidate } = useRevalidator();
  return (
    <div className="grid justify-items-start gap-4">
      <ErrorBox>{i18n._(dashboardMessages.notLoaded.id)}</ErrorBox>
      <Button onClick={() => void revalidate()} busyLabel={isBusy ? t`Loading...` : undefined}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

function LastChanges({ dashboard: { last_changes: changes }, role }: { dashboard: Dashboard; role: string }) {
  return (
    <section aria-labelledby="last-changes">
      <h2 id="last-changes" className="text-large">
        <Trans>Last changes</Trans>
      </h2>
      {changes.length === 0 ? (
        <p className="mt-2 text-soft">
          <Trans>Nothing has been changed yet. Whatever staff change stands here, with who and when.</Trans>
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
