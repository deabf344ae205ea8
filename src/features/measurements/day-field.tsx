import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { formatFullDate, monthName } from '#src/lib/dates.ts';
import { addDays, type Day } from '#src/lib/day.ts';
import {
  addMonths,
  dateIn,
  firstDay,
  lastDay,
  otherCalendar,
  type Calendar,
  type Month,
} from '#src/lib/month.ts';
import { controlLook } from '#src/ui/field.tsx';
import { useLanguage } from '#src/ui/language.client.ts';

interface DayFieldProps {
  day: Day;
  calendar: Calendar;
  /** The last day that can be chosen. */
  today: Day;
  onChoose: (day: Day) => void;
  /** What is wrong, already translated. */
  error?: string | undefined;
}

const yearsBack = 10;
const count = (length: number) => Array.from({ length }, (_number, index) => index + 1);

/** A day of either calendar by day, month and year; the platform's own field knows the Gregorian one only. */
export function DayField({ day, calendar, today, onChoose, error }: DayFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const id = useId();
  const chosen = dateIn(calendar, day);
  const { year: thisYear } = dateIn(calendar, today);
  const choose = (month: Month, number: number) => {
    const sameNumber = addDays(firstDay(month), number - 1);
    const last = lastDay(month);
    onChoose(sameNumber < last ? sameNumber : last);
  };
  const months = monthsOfYear(calendar, chosen.year);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-semibold">
        <Trans>Measured on</Trans>
      </legend>
      <div className="mt-1 grid grid-cols-2 gap-2 sm:grid-cols-[1.3fr_2fr_1.6fr]">
        <select
          aria-label={t`Day`}
          aria-invalid={error ? true : undefined}
          className={controlLook}
          value={chosen.day}
          onChange={(event) => choose(chosen, Number(event.target.value))}
        >
          {count(dateIn(calendar, lastDay(chosen)).day).map((number) => (
            <option key={number}>{number}</option>
          ))}
        </select>
        <select
          aria-label={t`Month`}
          className={`${controlLook} max-sm:order-first max-sm:col-span-2`}
          value={chosen.month}
          onChange={(event) => choose({ ...chosen, month: Number(event.target.value) }, chosen.day)}
        >
          {months.map((month) => (
            <option key={month.month} value={month.month}>
              {monthName(month, language)}
            </option>
          ))}
        </select>
        <select
          aria-label={t`Year`}
          className={controlLook}
          value={chosen.year}
          onChange={(event) => choose({ ...chosen, year: Number(event.target.value) }, chosen.day)}
        >
          {yearsToChoose(thisYear, chosen.year).map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      </div>
      <p className="mt-1 text-small text-soft">{formatFullDate(day, otherCalendar(calendar), language)}</p>
      {error && (
        <p id={`${id}-error`} className="text-small font-semibold text-red">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The last ones, newest first, and the one that is chosen where it is older. */
function yearsToChoose(thisYear: number, chosenYear: number): number[] {
  const years = count(yearsBack).map((number) => thisYear - number + 1);
  return chosenYear > thisYear - yearsBack ? years : [...years, chosenYear];
}

/** From its first month to the last before the next year. */
function monthsOfYear(calendar: Calendar, year: number): Month[] {
  const months: Month[] = [];
  let month: Month = { calendar, year, month: 1 };
  for (; month.year === year; month = addMonths(month, 1)) months.push(month);
  return months;
}
