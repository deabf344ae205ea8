import { Trans } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fastOn } from '#src/features/fasting/fasting-day.ts';
import { useTsom } from '#src/features/fasting/use-tsom.client.ts';
import { weekdayNames } from '#src/lib/dates.ts';
import { weekday, type Day } from '#src/lib/day.ts';
import { Link } from '#src/ui/link.tsx';
import { useToday } from '#src/ui/today.client.ts';
import type { PlanVariant } from './kinds.ts';
import { useLanguage } from '#src/ui/language.client.ts';

export interface ShownTable {
  readonly shown: PlanVariant;
  /** Whether the address asks for it. */
  readonly isAsked: boolean;
  /** Of the plan, from 1. */
  readonly day: number;
}

export interface TodaysVariantProps extends ShownTable {
  /** What is shown to those who have not said how they fast. */
  readonly offer: ReactNode;
}

/** With an address that was shown for today's sake, on which day that was: on the next one nobody has asked for it. */
interface Suited {
  readonly suited: Day;
}

/** Leads to the table that suits today's fast, unless the address asks for one, and says why. */
export default function TodaysVariant({ shown, isAsked, day, offer }: TodaysVariantProps) {
  const language = useLanguage();
  const navigate = useNavigate();
  const date = useToday();
  const state = useLocation().state as Partial<Suited> | null;
  const [tsom] = useTsom();
  // In Ramadan it is the hours of meals that are others, not the food.
  const suiting = tsom?.tradition === 'orthodox' && (fastOn(tsom, date) ? 'fasting' : 'regular');
  const address = `?day=${day}&variant=${suiting || shown}`;
  const isChosen = isAsked && (state?.suited ?? date) === date;
  const leadsOn = suiting && suiting !== shown && !isChosen;
  useEffect(() => {
    if (!leadsOn) return;
    const suited: Suited = { suited: date };
    void navigate(address + location.hash, { replace: true, preventScrollReset: true, state: suited });
  }, [leadsOn, address, date, navigate]);
  if (!tsom) return offer;
  if (!suiting) return null;
  const name = weekdayNames[language][weekday(date)];
  return (
    <output className="flex min-h-11 flex-wrap items-center gap-x-3 text-small">
      {suiting === 'fasting' ? (
        <Trans>{name} is a fasting day.</Trans>
      ) : (
        <Trans>{name} is not a fasting day.</Trans>
      )}{' '}
      {suiting !== shown && (
        <Link
          to={`${address}#day`}
          preventScrollReset
          state={{ suited: date } satisfies Suited}
          className="inline-flex min-h-11 items-center"
        >
          <Trans>Show the table for today</Trans>
        </Link>
      )}
    </output>
  );
}
