import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, useNavigation, useSearchParams, type ClientLoaderFunctionArgs } from 'react-router';
import { read } from '#src/api/client.ts';
import { memberApi } from '#src/session/account.client.ts';
import { readAsMember } from '#src/session/guard.tsx';
import { formatFullDate } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import { inLanguage, type Language } from '#src/lib/language.ts';
import { otherCalendar } from '#src/lib/month.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { DataTable } from '#src/ui/staff/data-table.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { feastNames } from '../names.ts';
import { firstHijriYear, lastHijriYear } from '../ramadan.ts';
import { FeastDialog } from './feast-dialog.tsx';
import type { StaffFeast } from './schema.ts';

/** The year that the address asks for; one that is none is refused by the API, in words. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const year = new URL(request.url).searchParams.get('year');
  return await readAsMember(request, () =>
    read(memberApi().admin.feasts.$get({ query: year === null ? {} : { year } })),
  );
}

/** When the feasts of Islam are: estimates, until staff write down what was announced. */
export default function FeastsPage() {
  const { t, i18n } = useLingui();
  const { year, feasts } = useLoaderData<typeof clientLoader>();
  const [parameters] = useSearchParams();
  const isBusy = useNavigation().state === 'loading';
  const language = i18n.locale as Language;
  const edited = feasts.find(({ feast }) => feast === parameters.get('edit'));
  const nameOf = ({ feast }: StaffFeast) => inLanguage(feastNames[feast], language);
  return (
    <div className="grid max-w-5xl grid-cols-1 gap-5">
      <p className="max-w-prose text-soft">
        <Trans>
          The new moon decides. Each day here is an estimate, and says so wherever it is shown, until the
          announced day is written down.
        </Trans>
      </p>
      <nav aria-label={t`Hijri years`} className="flex flex-wrap items-center gap-3">
        {year > firstHijriYear && <ButtonLink to={`?year=${year - 1}`}>← {year - 1}</ButtonLink>}
        <b className="text-large">{year}</b>
        {year < lastHijriYear && <ButtonLink to={`?year=${year + 1}`}>{year + 1} →</ButtonLink>}
      </nav>
      <DataTable
        caption={t`Islamic feasts of ${year}`}
        isBusy={isBusy}
        columns={[
          { key: 'feast', label: <Trans>Feast</Trans> },
          { key: 'estimate', label: <Trans>Estimate</Trans> },
          { key: 'announced', label: <Trans>Announced</Trans> },
          { key: 'edit', label: <span className="sr-only">{t`Edit`}</span> },
        ]}
        rows={feasts.map((feast) => ({
          key: feast.feast,
          cells: [
            nameOf(feast),
            <BothDates key="estimate" day={feast.estimate} />,
            <Announced key="announced" feast={feast} />,
            <ButtonLink
              key="edit"
              to={`?year=${year}&edit=${feast.feast}`}
              preventScrollReset
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
          closedAddress={`?year=${year}`}
        />
      )}
    </div>
  );
}

function BothDates({ day }: { day: Day }) {
  const { i18n } = useLingui();
  const [calendar] = useLeadingCalendar();
  const language = i18n.locale as Language;
  return (
    <span>
      {formatFullDate(day, calendar, language)}
      <small className="block text-soft">{formatFullDate(day, otherCalendar(calendar), language)}</small>
    </span>
  );
}

function Announced({ feast: { announced } }: { feast: StaffFeast }) {
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
