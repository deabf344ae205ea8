import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { whyFailed } from '#src/api/client.ts';
import { foodSourcesPath } from '#src/features/foods/foods-address.ts';
import { dateIn, monthOf, type Calendar } from '#src/lib/month.ts';
import { formatDate, formatMonth, shortWeekdayNames } from '#src/lib/dates.ts';
import { weekday, type Day } from '#src/lib/day.ts';
import { dayFigureAddress, diaryPath } from '#src/lib/diary-address.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { across, ChartFrame, yOf } from '#src/ui/chart/chart-frame.tsx';
import { FiguresTable } from '#src/ui/chart/figures-table.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link } from '#src/ui/link.tsx';
import { useToday } from '#src/ui/today.client.ts';
import { readDays } from './diary.client.ts';
import { dayOfNext, daysOf, periodAround, spans, type Span } from './eaten-period.ts';
import { FigureRange, rangeShown } from './figure-range.tsx';
import { aimsId } from './kinds.ts';
import { diaryMessages } from './messages.ts';
import { amountIn, shownIn } from './salt.ts';
import { useFigureNames, useUnits } from './units.client.ts';
import type { AimsAnswer, DayFigures } from './schema.ts';

interface EatenSectionProps {
  readonly calendar: Calendar;
  /** Null where they could not be read. */
  readonly aims: AimsAnswer | null;
}

/** What was eaten over a week or a month: energy day by day, with its table. A day without an entry is a gap. */
export default function EatenSection({ calendar, aims }: EatenSectionProps): ReactNode {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const today = useToday();
  const [span, setSpan] = useState<Span>('week');
  const [around, setAround] = useState<Day>(today);
  const period = periodAround(span, around, calendar);
  const { read, failure, retry } = useDays(period.first, period.last);
  const days = daysOf(period);
  const name =
    span === 'month'
      ? formatMonth(monthOf(calendar, around), language)
      : `${formatDate(period.first, calendar, language)} – ${formatDate(period.last, calendar, language)}`;
  const names: Readonly<Record<Span, string>> = { week: t`A week`, month: t`A month` };
  const choice = (isChosen: boolean) =>
    `inline-flex min-h-11 cursor-pointer items-center px-2 first:-ms-2 ${isChosen ? 'font-semibold text-ink underline' : 'text-green'}`;
  return (
    <section aria-labelledby="eaten-title">
      <h2 id="eaten-title" className="text-title">
        <Trans>What I ate</Trans>
      </h2>
      <p className="mt-2 font-semibold" aria-live="polite">
        {name}
      </p>
      <p className="flex flex-wrap gap-x-6">
        <span className="flex gap-x-2">
          {spans.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === span}
              className={choice(each === span)}
              onClick={() => setSpan(each)}
            >
              {names[each]}
            </button>
          ))}
        </span>
        <span className="flex gap-x-2">
          <button
            type="button"
            className={choice(false)}
            onClick={() => setAround(dayOfNext(span, around, calendar, -1))}
          >
            <Trans>← Earlier</Trans>
          </button>
          {period.last < today && (
            <button
              type="button"
              className={choice(false)}
              onClick={() => setAround(dayOfNext(span, around, calendar, 1))}
            >
              <Trans>Later →</Trans>
            </button>
          )}
        </span>
      </p>
      {failure !== null && (
        <div role="alert" className="mt-3 grid justify-items-start gap-2">
          <p>{i18n._(whyFailed(failure, diaryMessages.daysNotRead))}</p>
          <Button onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {read?.length === 0 && (
        <div className="mt-3 grid justify-items-start gap-4">
          <p className="text-soft">
            <Trans>Nothing is written down for these days.</Trans>
          </p>
          <ButtonLink to={diaryPath}>
            <Trans>Write down what I ate today</Trans>
          </ButtonLink>
        </div>
      )}
      {read && read.length > 0 && (
        <>
          <EnergyChart days={days} read={read} calendar={calendar} aims={aims} />
          <DaysTable read={read} calendar={calendar} aims={aims} />
          <p className="flex flex-wrap gap-x-6">
            <Link to={diaryPath} className="inline-flex min-h-11 items-center">
              <Trans>Write down what I ate today</Trans>
            </Link>
            <Link to={foodSourcesPath} className="inline-flex min-h-11 items-center">
              <Trans>Where the figures come from</Trans>
            </Link>
            {aims?.aims.none === null && (
              <Link to={`${diaryPath}#${aimsId}`} className="inline-flex min-h-11 items-center">
                <Trans>What the aims rest on</Trans>
              </Link>
            )}
          </p>
        </>
      )}
    </section>
  );
}

/** The days of a period; what was read for another one is shown no longer. */
function useDays(first: Day, last: Day) {
  const key = `${first} ${last}`;
  const [answer, setAnswer] = useState<{ key: string; read: readonly DayFigures[] } | null>(null);
  const [failed, setFailed] = useState<{ key: string; error: unknown } | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLeft = false;
    readDays(first, last).then(
      (read) => !isLeft && setAnswer({ key: `${first} ${last}`, read }),
      (error: unknown) => !isLeft && setFailed({ key: `${first} ${last}`, error }),
    );
    return () => {
      isLeft = true;
    };
  }, [first, last, tries]);
  const retry = () => {
    setFailed(null);
    setTries(tries + 1);
  };
  return {
    read: answer?.key === key ? answer.read : null,
    failure: failed?.key === key ? failed.error : null,
    retry,
  };
}

interface ChartProps {
  readonly read: readonly DayFigures[];
  readonly calendar: Calendar;
  readonly aims: AimsAnswer | null;
}

/** How far across a number still has room before the edge. */
const lastTick = 0.93;

/** Of a day’s share of the width what its bar fills. */
const fill = 0.6;

/** Each day from its lowest to its highest, over the aim; where a part is not known, open above. */
function EnergyChart({ days, read, calendar, aims }: ChartProps & { days: readonly Day[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const aim = aims?.aims.energy ?? null;
  const byDay = new Map(read.map((each) => [each.day, each]));
  const ranges = days.map((day) => {
    const figures = byDay.get(day)?.figures;
    return figures ? rangeShown('calories', figures.calories) : null;
  });
  const most = 1.05 * Math.max(1, aim?.max ?? 0, ...ranges.map((range) => range?.max ?? 0));
  const up = (value: number) => yOf(value / most);
  const isShort = days.length <= 7;
  const ticks = days.flatMap((day, index) => {
    const { day: number } = dateIn(calendar, day);
    const label = isShort ? shortWeekdayNames[language][weekday(day)]! : String(number);
    return isShort || (index / days.length < lastTick && (number === 1 || number % 5 === 0))
      ? [{ place: index / days.length, label }]
      : [];
  });
  const counted = read.length;
  const all = days.length;
  const [least, top] = [aim?.min, aim?.max].map((bound) => (bound === undefined ? '' : formatNumber(bound)));
  return (
    <figure className="mt-3">
      <figcaption className="mb-1">
        <span className="font-semibold">
          <Trans>Energy a day (kcal)</Trans>
        </span>{' '}
        <span className="text-soft">
          <Plural value={counted} one="# day written down" other="# days written down" />
          {aim && (
            <>
              <Dot />
              <Trans>
                the band is the aim, {least}–{top}
              </Trans>
            </>
          )}
        </span>
      </figcaption>
      <ChartFrame label={t`Energy day by day: ${counted} of ${all} days written down`} ticks={ticks}>
        {aim && (
          <rect
            x="0"
            width="100%"
            y={up(aim.max)}
            height={Math.max(1, up(aim.min) - up(aim.max))}
            fill="var(--gold)"
            opacity="0.3"
          />
        )}
        {ranges.map(
          (range, index) =>
            range && (
              <rect
                key={days[index]}
                x={across((index + (1 - fill) / 2) / days.length)}
                width={across(fill / days.length)}
                y={up(range.max)}
                height={Math.max(3, up(range.min) - up(range.max))}
                rx="2"
                fill="var(--green)"
              />
            ),
        )}
      </ChartFrame>
    </figure>
  );
}

function DaysTable({ read, calendar, aims }: ChartProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const units = useUnits();
  const shown = shownIn(aims?.known);
  const names = useFigureNames();
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 items-center text-green">
        <Trans>The figures as a table</Trans>
      </summary>
      <FiguresTable
        caption={t`What I ate, day by day`}
        columns={[t`Day`, ...shown.map((figure) => `${names[figure]} (${units[figure]})`)]}
        rows={read.toReversed().map(({ day, figures }) => ({
          key: day,
          cells: [
            <Link key="day" to={`${diaryPath}?day=${day}`} className="inline-flex min-h-11 items-center">
              {dayText(day as Day, calendar, language)}
            </Link>,
            ...shown.map((figure) => (
              <Link
                key={figure}
                to={dayFigureAddress(day, figure)}
                className="inline-flex min-h-11 items-center text-ink underline decoration-dotted"
              >
                <FigureRange figure={figure} amount={amountIn(figures, figure)} />
              </Link>
            )),
          ],
        }))}
      />
    </details>
  );
}

const dayText = (day: Day, calendar: Calendar, language: 'en' | 'am') =>
  `${shortWeekdayNames[language][weekday(day)]} ${dateIn(calendar, day).day}`;
