import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { loaded } from '#src/api/screen-data.client.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { formatFullDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import { inLanguage } from '#src/lib/language.ts';
import { otherCalendar } from '#src/lib/month.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { DataTable } from '#src/ui/staff/data-table.tsx';
import { useDialogAddress } from '#src/ui/staff/dialog-address.client.ts';
import { Moment } from '#src/ui/moment.tsx';
import { rowOpener } from '#src/ui/staff/shortcuts.client.ts';
import { ResourceList } from '#src/ui/staff/resource-list.tsx';
import { feastNames } from '../names.ts';
import { firstHijriYear, lastHijriYear } from '../ramadan.ts';
import { FeastDialog } from './feast-dialog.tsx';
import { feastMessages as messages } from './messages.ts';
import type { StaffFeasts, StoredFeast } from './schema.ts';
import { readFeasts } from './staff-feasts.client.ts';

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  loaded(readAsMember(request, () => readFeasts(new URL(request.url).searchParams.get('year'))));

/** When the feasts of Islam are: estimates, until staff write down what was announced. */
export default function FeastsPage() {
  const list = useLoaderData<typeof clientLoader>();
  return (
    <ResourceList
      list={list}
      failed={messages.notLoaded}
      filters={list.value && <Years year={list.value.year} />}
      isEmpty={({ items }) => items.length === 0}
    >
      {(feasts, isBusy) => <FeastsTable feasts={feasts} isBusy={isBusy} />}
    </ResourceList>
  );
}

function Years({ year }: { year: number }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Hijri years`} className="flex flex-wrap items-center gap-3">
      {year > firstHijriYear && <ButtonLink to={`?year=${year - 1}`}>← {year - 1}</ButtonLink>}
      <b className="text-large">{year}</b>
      {year < lastHijriYear && <ButtonLink to={`?year=${year + 1}`}>{year + 1} →</ButtonLink>}
    </nav>
  );
}

function FeastsTable({ feasts: { year, items }, isBusy }: { feasts: StaffFeasts; isBusy: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { opened, opening, close } = useDialogAddress('edit');
  const edited = items.find(({ feast }) => feast === opened?.id);
  const nameOf = ({ feast }: StoredFeast) => inLanguage(feastNames[feast], language);
  return (
    <>
      <DataTable
        caption={t`Islamic feasts of ${year}`}
        isBusy={isBusy}
        columns={[t`Feast`, t`Estimate`, t`Announced`, <span key="edit" className="sr-only">{t`Edit`}</span>]}
        rows={items.map((feast) => ({
          key: feast.feast,
          cells: [
            nameOf(feast),
            <BothDates key="estimate" day={feast.estimate} />,
            <Announced key="announced" feast={feast} />,
            <ButtonLink
              key="edit"
              {...opening('edit', feast.feast)}
              {...rowOpener}
              aria-label={t`Edit ${nameOf(feast)}`}
            >
              <Trans>Edit</Trans>
            </ButtonLink>,
          ],
        }))}
      />
      {edited && (
        <FeastDialog
          key={`${edited.feast} ${edited.version}`}
          feast={edited}
          name={`${nameOf(edited)} ${year}`}
          onClose={close}
        />
      )}
    </>
  );
}

function BothDates({ day }: { day: Day }) {
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  return (
    <span>
      {formatFullDate(day, calendar, language)}
      <small className="block text-soft">{formatFullDate(day, otherCalendar(calendar), language)}</small>
    </span>
  );
}

function Announced({ feast: { announced } }: { feast: StoredFeast }) {
  if (!announced)
    return (
      <span className="text-soft">
        <Trans>not yet</Trans>
      </span>
    );
  const { date, source, updatedAt, updatedBy } = announced;
  return (
    <span>
      <BothDates day={date} />
      <span dir="auto" className="block wrap-anywhere">
        {source}
      </span>
      <small className="block text-soft">
        {updatedBy} <Moment at={updatedAt} />
      </small>
    </span>
  );
}
