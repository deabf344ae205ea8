import { Trans, useLingui } from '@lingui/react/macro';
import { formatMonth, formatMonthInOther, monthName } from '#src/lib/dates.ts';
import type { Day } from '#src/lib/day.ts';
import type { Language } from '#src/lib/language.ts';
import { monthOf } from '#src/lib/month.ts';
import { DataTable } from '#src/ui/staff/data-table.tsx';
import type { GrowthMonth } from './schema.ts';

const box = { width: 600, height: 220, top: 28, bottom: 28 } as const;
const barWidth = 56;

/** Who joined, month by month: columns with their figures on them, and the table one tap away. */
export function Growth({ months }: { months: readonly GrowthMonth[] }) {
  const hasGrown = months.slice(0, -1).some(({ joined }) => joined > 0);
  return (
    <section aria-labelledby="growth">
      <h2 id="growth" className="text-large">
        <Trans>Six months of growth</Trans>
      </h2>
      <p className="mt-1 text-small text-soft">
        <Trans>People who joined in each month. Months begin as they do in Addis Ababa.</Trans>
      </p>
      {hasGrown ? (
        <Columns months={months} />
      ) : (
        <p className="mt-3 text-soft">
          <Trans>
            The first members have joined this month. From the next month on their growth is drawn here.
          </Trans>
        </p>
      )}
      <Figures months={months} />
    </section>
  );
}

function Columns({ months }: { months: readonly GrowthMonth[] }) {
  const { t, i18n } = useLingui();
  const language = i18n.locale as Language;
  const most = Math.max(...months.map(({ joined }) => joined));
  const [first, last] = [months[0]!, months.at(-1)!];
  const [from, to] = [first, last].map(({ joined }) => i18n.number(joined));
  const step = box.width / months.length;
  const ground = box.height - box.bottom;
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={t`Members who joined, month by month, from ${from} to ${to}`}
      className="mt-3 w-full max-w-3xl"
      fontSize="15"
      textAnchor="middle"
      fill="currentColor"
    >
      {months.map(({ month, joined }, index) => {
        const height = most === 0 ? 0 : (joined / most) * (ground - box.top);
        const middle = step * (index + 0.5);
        const name = monthName(monthOf('gregorian', month as Day), language);
        return (
          <g key={month}>
            <rect
              x={middle - barWidth / 2}
              y={ground - height}
              width={barWidth}
              height={height}
              className={month === last.month ? 'fill-gold' : 'fill-green'}
            />
            <text x={middle} y={ground - height - 8} fontWeight="600">
              {i18n.number(joined)}
            </text>
            <text x={middle} y={box.height - 8} className="fill-soft">
              {name}
            </text>
          </g>
        );
      })}
      <line x1="0" x2={box.width} y1={ground} y2={ground} stroke="var(--edge)" />
    </svg>
  );
}

function Figures({ months }: { months: readonly GrowthMonth[] }) {
  const { t, i18n } = useLingui();
  const language = i18n.locale as Language;
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 items-center text-green">
        <Trans>The figures as a table</Trans>
      </summary>
      <DataTable
        caption={t`Six months of growth`}
        columns={[
          { key: 'month', label: <Trans>Month</Trans> },
          { key: 'joined', label: <Trans>Joined</Trans>, isFigure: true },
          { key: 'members', label: <Trans>Members at its end</Trans>, isFigure: true },
        ]}
        rows={months.map(({ month, joined, members }) => {
          const named = monthOf('gregorian', month as Day);
          return {
            key: month,
            cells: [
              <span key="month">
                {formatMonth(named, language)}{' '}
                <span className="text-small font-normal text-soft">
                  {formatMonthInOther(named, language)}
                </span>
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
