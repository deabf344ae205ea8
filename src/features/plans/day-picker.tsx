import { Trans } from '@lingui/react/macro';
import { Link } from '#src/ui/link.tsx';
import './day-picker.css';

interface Day {
  readonly number: number;
  /** A short word instead of "Day", such as that it is one of rest. */
  readonly mark?: string | undefined;
}

interface DayPickerProps {
  readonly days: readonly Day[];
  readonly chosen: number;
  readonly label: string;
  /** What the addresses of days ask for besides, with its `&`. */
  readonly also?: string;
}

/** One button a day. Days are addresses, so that they work without scripts and can be sent to a friend. */
export function DayPicker({ days, chosen, label, also = '' }: DayPickerProps) {
  return (
    <nav aria-label={label}>
      <ol
        className={`grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-0.5 sm:gap-2 ${
          days.length === 7 ? 'week-of-days' : ''
        }`}
      >
        {days.map(({ number, mark }) => (
          <li key={number} className="grid">
            <Link
              to={`?day=${number}${also}#day`}
              preventScrollReset
              aria-current={number === chosen ? 'true' : undefined}
              className="grid min-h-16 place-content-center justify-items-center rounded-card border border-edge bg-card text-ink hover:border-ink aria-[current]:border-green aria-[current]:bg-green aria-[current]:text-on-green"
            >
              <span className="text-small">
                {mark && (
                  <span className="sr-only">
                    <Trans>Day {number}</Trans>{' '}
                  </span>
                )}
                {mark ?? <Trans>Day</Trans>}
              </span>{' '}
              <span aria-hidden={mark !== undefined} className="font-serif text-title font-semibold">
                {number}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
