import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { formatDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import { colons, listed } from '#src/lib/listed.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { ownPage } from '#src/session/member-bar.tsx';
import { MemberPage } from '#src/session/member-page.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { downloadTable } from '#src/ui/download.client.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { useAction } from '../use-action.client.ts';
import { orNothing } from '../workouts/workouts.client.ts';
import { importPath, readImport, undoImport } from './import.client.ts';
import { FileTotals } from './file-totals.tsx';
import type { Import, Report } from './schema.ts';
import { Unkept, UnreadRows, useReasons } from './unread-rows.tsx';

export const handle = await ownPage('training-import');

const head = {
  title: /*i18n*/ { id: 'What was brought over' },
  lead: /*i18n*/ {
    id: 'What your file brought, and what was left out. For a day all of it can be undone.',
  },
  className: 'max-w-3xl py-6 sm:py-10',
  above: { to: importPath, title: /*i18n*/ { id: 'Workouts of other apps' } },
};
export const HydrateFallback = () => <MemberPage {...head} />;
export { MemberError as ErrorBoundary } from '#src/session/guard.tsx';

export const clientLoader = async ({ request, params: { id = '' } }: ClientLoaderFunctionArgs) =>
  await readAsMember(request, async () => ({ read: await orNothing(readImport(id)) }));

/** What an import brought, and what it did not. */
export default function ReportPage() {
  const { read } = useLoaderData<typeof clientLoader>();
  return (
    <MemberPage {...head} isLeadOver={!read}>
      {read ? (
        <Shown key={read.id} first={read} />
      ) : (
        <div className="mt-4 grid justify-items-start gap-4">
          <p className="text-large text-soft">
            <Trans>There is no such import.</Trans>
          </p>
          <ButtonLink to={importPath}>
            <Trans>Workouts of other apps</Trans>
          </ButtonLink>
        </div>
      )}
    </MemberPage>
  );
}

function Shown({ first }: { first: Import }) {
  const language = useLanguage();
  const { t } = useLingui();
  const [shown, setShown] = useState(first);
  const { isBusy, act } = useAction();
  const { report, undoneAt, canBeUndone } = shown;
  const { already, leftOut, made = [] } = report;
  const madeNames = listed(made, language);
  const undo = () => act(async () => setShown(await undoImport(shown.id)));
  return (
    <div className="mt-4 grid grid-cols-1 gap-5">
      {undoneAt !== null && (
        <p role="status" className="rounded-card bg-gold-tint px-4 py-3">
          <Trans>
            This import is undone: what it brought is deleted. The same file can be brought again.
          </Trans>
        </p>
      )}
      <div>
        <FileTotals {...report} />
        {already > 0 && (
          <p>
            <Plural
              value={already}
              one="# workout was there already."
              other="# workouts were there already."
            />
          </p>
        )}
      </div>
      <Unkept {...report} />
      <FullDays {...report} />
      {made.length > 0 && (
        <p>
          <Trans>Your own exercises from now on: {madeNames}</Trans>{' '}
          {(canBeUndone || undoneAt !== null) && <Trans>They stay where the import is undone.</Trans>}
        </p>
      )}
      {leftOut.length > 0 && (
        <section aria-labelledby="left-out">
          <h2 id="left-out" className="text-large">
            <Trans>Left out</Trans>
          </h2>
          <ul className="grid list-disc gap-1 ps-5">
            {leftOut.map((one) => (
              <li key={one.name} className="wrap-anywhere">
                {one.name}
                {colons[language]}
                <Plural value={one.sets} one="# set" other="# sets" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <UnreadRows unread={report.unread} />
      <div className="flex flex-wrap gap-3">
        {undoneAt === null && (
          <ButtonLink to="/profile/training/workouts" look="primary">
            <Trans>What was done</Trans>
          </ButtonLink>
        )}
        <DownloadReport report={report} />
        {canBeUndone && (
          <Button look="danger" onClick={() => void undo()} busyLabel={isBusy ? t`Undoing…` : undefined}>
            <Trans>Undo the import</Trans>
          </Button>
        )}
        <ButtonLink to={importPath}>
          <Trans>Another file</Trans>
        </ButtonLink>
      </div>
      {canBeUndone && (
        <p className="text-small text-soft">
          <Trans>Undoing it deletes all workouts that it brought, with what you changed in them since.</Trans>
        </p>
      )}
    </div>
  );
}

function FullDays({ fullDays }: Pick<Report, 'fullDays'>) {
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  if (fullDays.length === 0) return null;
  const days = fullDays
    .map((day) => formatDate(day as Day, calendar, language))
    .join(language === 'am' ? '፤ ' : '; ');
  return (
    <p>
      <Trans>
        The calendar holds no more on these days, so that some of their workouts are not in it: {days}
      </Trans>
    </p>
  );
}

/** The report as a table that every program opens. */
function DownloadReport({ report }: { report: Report }) {
  const { t } = useLingui();
  const reasons = useReasons();
  const download = () => {
    const rows = [
      [t`Line`, t`Why it is not understood`, t`The row`],
      ...report.unread.rows.map(({ line, why, text }) => [line, reasons[why], text]),
      ...report.leftOut.map(({ name }) => ['', t`Left out`, name]),
    ];
    downloadTable('birtu-import.csv', rows);
  };
  return (
    <Button onClick={download}>
      <Trans>Download the report</Trans>
    </Button>
  );
}
