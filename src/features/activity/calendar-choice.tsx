import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Clock } from '#src/lib/ethiopian-clock.ts';
import type { Calendar } from '#src/lib/month.ts';
import { useClock } from '#src/ui/chosen-clock.client.ts';

interface SegmentsProps<T extends string> {
  name: string;
  legend: ReactNode;
  choices: readonly { readonly value: T; readonly label: string }[];
  chosen: T;
  onChoose: (value: T) => void;
}

function Segments<T extends string>({ name, legend, choices, chosen, onChoose }: SegmentsProps<T>) {
  return (
    <fieldset>
      <legend className="mb-1 text-small text-soft">{legend}</legend>
      <span className="segments">
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </span>
    </fieldset>
  );
}

interface CalendarChoiceProps {
  calendar: Calendar;
  onChoose: (calendar: Calendar) => void;
}

/** Which calendar gives the months; the other one stays small in each day. */
export function CalendarChoice({ calendar, onChoose }: CalendarChoiceProps) {
  const { t } = useLingui();
  return (
    <Segments<Calendar>
      name="leading-calendar"
      legend={<Trans>Leading calendar</Trans>}
      choices={[
        { value: 'ethiopian', label: t`Ethiopian` },
        { value: 'gregorian', label: t`Gregorian` },
      ]}
      chosen={calendar}
      onChoose={onChoose}
    />
  );
}

/** By which clock a time of day is written, wherever one is. */
export function ClockChoice() {
  const { t } = useLingui();
  const [clock, setClock] = useClock();
  return (
    <Segments<Clock>
      name="clock"
      legend={<Trans>Clock</Trans>}
      choices={[
        { value: 'ethiopian', label: t`12-hour Ethiopian clock` },
        { value: 'everyday', label: t`24-hour clock` },
      ]}
      chosen={clock}
      onChoose={setClock}
    />
  );
}
