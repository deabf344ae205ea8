import { Trans, useLingui } from '@lingui/react/macro';
import { formatMonth, formatMonthInOther, monthName, monthsInOther } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import { monthOf } from '#src/lib/month.ts';
import { useLeadingCalendar } from '#src/ui/leading-calendar.client.ts';
import { FiguresTable } from '#src/ui/chart/figures-table.tsx';
import type { GrowthMonth } from './schema.ts';
import { useLanguage } from '#src/ui/language.client.ts';

/** Whether anybody was here before this month. */
export const hasGrown = (months: readonly GrowthMonth[]): boolean =>
  months.slice(0, -1).some(({ members }) => members > 0);

/** Who joined, month by month: columns with their figures on them, and the table one tap away. */
export function Growth({ months }: { months: readonly GrowthMonth[] }) {
  return (
    <section aria-labelledby="growth">
      <h2 id="growth" className="text-large">
        <Trans>Six months of growth</Trans>
      </h2>
      <p className="mt-1 text-small text-soft">
        <Trans>
          People who joined in each month; the last is not over. Months begin as they do in Addis Ababa.
        </Trans>
      </p>
      {hasGrown(months) ? (
        <Columns months={months} />
      ) : (
        <p className="mt-3 text-soft">
          <Trans>Growth is drawn here from the next month on.</Trans>
        </p>
      )}
      <Figures months={months} />
    </section>
  );
}

/** The letters of a month's name that a phone has room for under its column. */
const shortLetters = 3;
/** Where two months share a column. */
const minLetters = 2;
const highestRem = 11;

function Columns({ months }: { months: readonly GrowthMonth[] }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  const most = Math.max(...months.map(({ joined }) => joined));
  const [from, to] = [months[0]!, months.at(-1)!].map(({ joined }) => i18n.number(joined));
  return (
    <div
      role="img"
      aria-label={t`Members who joined, month by month, from ${from} to ${to}`}
      className="mt-3 flex max-w-2xl items-end"
    >
      {months.map(({ month, joined }, index) => {
        const named = monthOf('gregorian', month as Day);
        const names = (calendar === 'ethiopian' ? monthsInOther(named) : [named]).map((each) =>
          monthName(each, language),
        );
        const letters = names.length > 1 ? minLetters : shortLetters;
        const isPresent = index === months.length - 1;
        return (
          <div key={month} className="min-w-0 flex-1 text-center">
            <b className="font-semibold">{i18n.number(joined)}</b>
            <div className="border-b border-edge">
              <svg
                viewBox="0 0 10 10"
                preserveAspectRatio="none"
                style={{ height: `${(highestRem * joined) / most}rem` }}
                className={`w-full ${isPresent ? 'fill-gold' : 'fill-green'}`}
              >
                <rect x="2" width="6" height="10" />
              </svg>
            </div>
            <span className="text-small text-soft max-sm:hidden">{names.join('–')}</span>
            <span className="text-small text-soft sm:hidden">
              {names.map((name) => name.slice(0, letters)).join('–')}
            </span>
          </div>
        );
      })}
    </div>
  );
}

function Figures({ months }: { months: readonly GrowthMonth[] }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [calendar] = useLeadingCalendar();
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 items-center text-green">
        <Trans>The figures as a table</Trans>
      </summary>
      <FiguresTable
        caption={t`Six months of growth`}
        columns={[t`Month`, t`Joined`, t`Members at its end`]}
        rows={months.map(({ month, joined, members }) => {
          const named = monthOf('gregorian', month as Day);
          const written = [formatMonth(named, language), formatMonthInOther(named, language)];
          const [leading, other] = calendar === 'gregorian' ? written : written.toReversed();
          return {
            key: month,
            cells: [
              <span key="month">
                {leading} <span className="text-small font-normal text-soft">{other}</span>
              </span>,
              i18n.number(joined),
              i18n.number(members),
            ],
          };
        })}
      />
    </details>
  );
}
