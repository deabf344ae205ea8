import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { FiguresTable } from '#src/ui/chart/figures-table.tsx';
import { FigureText, HowCounted, UsageFailure, Week } from './figure.tsx';
import { maxFollowers, quietDays, type Course, type Place, type RecordUsage } from './schema.ts';
import { readRecordUsage, useReading, type EditedRecord } from './usage.client.ts';

/** How much a record is read and done, below its editor. */
export default function RecordUsageSection({ record }: { record: EditedRecord }) {
  const { area, id } = record;
  const { value: reading, again } = useReading(useCallback(() => readRecordUsage({ area, id }), [area, id]));
  // The editor says so itself.
  if (!reading || reading.refusal?.status === 404) return null;
  return (
    <section aria-labelledby="usage" className="no-print mt-10 grid max-w-3xl grid-cols-1 gap-3">
      <h2 id="usage" className="text-large">
        <Trans>Read and done</Trans>
      </h2>
      {reading.refusal ? (
        <UsageFailure refusal={reading.refusal} onRetry={again} />
      ) : (
        <>
          {reading.value.course && <CourseFigures course={reading.value.course} />}
          {reading.value.saved && <Saved saved={reading.value.saved} />}
          <Weeks weeks={reading.value.weeks} />
          <HowCounted />
        </>
      )}
    </section>
  );
}

function Weeks({ weeks }: Pick<RecordUsage, 'weeks'>) {
  const { t } = useLingui();
  const isEaten = weeks.some(({ logged }) => logged !== undefined);
  return (
    <FiguresTable
      caption={t`Read and done, week by week`}
      columns={[
        t`Week`,
        t`Opened`,
        t`Printed, or taken as PDF`,
        ...(isEaten ? [t`Written into diaries`] : []),
      ]}
      rows={weeks.map(({ from, opened, printed, logged }) => ({
        key: from,
        cells: [
          <Week key="week" from={from} />,
          <FigureText key="opened" of={opened} />,
          <FigureText key="printed" of={printed} />,
          ...(logged === undefined ? [] : [<FigureText key="logged" of={logged} />]),
        ],
      }))}
    />
  );
}

function Saved({ saved: { members, isCapped } }: { saved: NonNullable<RecordUsage['saved']> }) {
  return (
    <p>
      <Trans>
        Kept saved by: <FigureText of={members} isCapped={isCapped} />
      </Trans>
    </p>
  );
}

/** How it goes for those who follow a plan, and where they stop. */
function CourseFigures({ course }: { course: Course }) {
  const { t, i18n } = useLingui();
  return (
    <>
      {course.isCapped && (
        <p className="text-small text-soft">
          <Trans>Of those who began it last, {i18n.number(maxFollowers)} beginnings back.</Trans>
        </p>
      )}
      <FiguresTable
        caption={t`How it goes for those who follow the plan`}
        columns={[t`Members who`, t`How many`]}
        rows={[
          { key: 'of', cells: [t`began it`, <FigureText key="of" of={course.of} />] },
          { key: 'finished', cells: [t`finished it`, <FigureText key="finished" of={course.finished} />] },
          {
            key: 'following',
            cells: [t`follow it now`, <FigureText key="following" of={course.following} />],
          },
          {
            key: 'stopped',
            cells: [
              t`stopped: left it, or did nothing of it for ${quietDays} days`,
              <FigureText key="stopped" of={course.stopped} />,
            ],
          },
        ]}
      />
      {course.stoppedAfter.length > 0 && (
        <FiguresTable
          caption={t`Where they stopped`}
          columns={[t`Stopped after`, t`How many`]}
          rows={course.stoppedAfter.map(({ from, to, members }) => ({
            key: JSON.stringify(from),
            cells: [<Days key="days" from={from} to={to} />, i18n.number(members)],
          }))}
        />
      )}
    </>
  );
}

function Days({ from, to }: { from: Place | null; to: Place | null }) {
  const { t } = useLingui();
  const named = (place: Place | null) =>
    place ? t`Week ${place.week}, day ${place.day}` : t`Before the first day was done`;
  const [first, last] = [named(from), named(to)];
  return <>{first === last ? first : `${first} – ${last}`}</>;
}
