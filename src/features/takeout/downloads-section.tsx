import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { read, whyFailed } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { SecurityCard } from '#src/features/auth/security/security-card.tsx';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { takeoutMessages } from './messages.ts';
import type { TakeoutFile } from './schema.ts';

/** Every file that a member can take along. */
export function DownloadsSection() {
  const { t } = useLingui();
  return (
    <SecurityCard
      title={<Trans>Take your data along</Trans>}
      lead={
        <Trans>Everything that Birtu keeps about you is yours. Each file is made as you download it.</Trans>
      }
    >
      <ul className="grid grid-cols-1">
        <Download file="everything.json" name={t`Everything`} format="JSON">
          <Trans>
            All that is stored about you in one file, for other programs: your account, activities,
            measurements, assessments, plans, workouts, meals, messages and logins.
          </Trans>
        </Download>
        <Download file="activities.csv" name={t`Activities`} format="CSV">
          <Trans>A table of all that you have logged.</Trans>
        </Download>
        <Download file="measurements.csv" name={t`Measurements`} format="CSV">
          <Trans>Weight, height and BMI, day by day.</Trans>
        </Download>
        <Download file="health-measures.csv" name={t`Blood pressure, pulse and waist`} format="CSV">
          <Trans>Each reading with its day and time.</Trans>
        </Download>
        <Download file="assessments.csv" name={t`Fitness assessments`} format="CSV">
          <Trans>Your answers and how each test was rated.</Trans>
        </Download>
        <Download file="workout-sets.csv" name={t`Workout sets`} format="CSV">
          <Trans>Each set of each workout, with repetitions and weight.</Trans>
        </Download>
        <Download file="diary.csv" name={t`What I ate`} format="CSV">
          <Trans>Each food of each meal, with its grams.</Trans>
        </Download>
        <Download file="activities.ics" name={t`Activity calendar`} format="ICS">
          <Trans>Your activities for the calendar of your phone or computer.</Trans>
        </Download>
      </ul>
      <p className="text-small text-soft">
        <Trans>CSV opens in every spreadsheet. Whoever has these files can read them: keep them safe.</Trans>
      </p>
    </SecurityCard>
  );
}

interface DownloadProps {
  readonly file: TakeoutFile;
  readonly name: string;
  readonly format: string;
  readonly children: ReactNode;
}

/** The browser writes the file to the disk as it comes, however much it is. */
function Download({ file, name, format, children }: DownloadProps) {
  const { t, i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      await read(memberApi().takeout[':file'].$post({ param: { file } }));
      const link = document.createElement('a');
      link.href = `/api/takeout/${file}${file === 'activities.ics' ? `?lang=${i18n.locale}` : ''}`;
      link.download = '';
      link.click();
    } catch (error) {
      showToast('error', i18n._(whyFailed(error, takeoutMessages.notMade)));
    } finally {
      setBusy(false);
    }
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-edge py-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold">
          {name} <span className="text-small font-normal text-soft">{format}</span>
        </p>
        <p className="text-small text-soft">{children}</p>
      </div>
      <Button
        onClick={() => void download()}
        busyLabel={isBusy ? t`Preparing…` : undefined}
        aria-label={isBusy ? undefined : t`Download: ${name}, ${format}`}
      >
        <Trans>Download</Trans>
      </Button>
    </li>
  );
}
