import { TrainingNote } from '#src/features/fasting/training-note.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#src/lib/language.ts';
import { colons, listed } from '#src/lib/listed.ts';
import { Button } from '#src/ui/button.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { DayTitle } from './day-title.tsx';
import { daysOfWeek } from './plan-progress.ts';
import type { Place, StartedPlan } from './schema.ts';
import { useLanguage } from '#src/ui/language.client.ts';

interface NextDayProps {
  readonly plan: StartedPlan;
  readonly place: Place;
  readonly isBusy: boolean;
  /** Its session goes on already. */
  readonly isGoingOn: boolean;
  readonly onBegin: () => void;
  /** Done without a session: rested, or passed over. */
  readonly onMark: () => void;
}

/** The first day that is not done: to be trained, or to be rested. */
export function NextDay({ plan, place, isBusy, isGoingOn, onBegin, onMark }: NextDayProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const day = daysOfWeek(plan.blocks, place.week).find((one) => one.day === place.day);
  if (!day) return null;
  const { week } = place;
  const { weeks } = plan;
  const busyLabel = isBusy ? t`One moment…` : undefined;
  return (
    <section className={`grid gap-3 rounded-card p-4 ${day.restDay ? 'bg-gold-tint' : 'bg-green-tint'}`}>
      <p className="text-small font-semibold text-soft">
        <Trans>Today</Trans>
        <Dot />
        <Trans>
          Week {week} of {weeks}
        </Trans>
      </p>
      <h3>
        <DayTitle day={day} />
      </h3>
      {day.restDay ? (
        <p>
          <Trans>Take this day to recover and let your body heal.</Trans>
        </p>
      ) : (
        <p className="flex flex-wrap gap-x-4 font-semibold">
          <span>
            <Plural value={day.minutes} one="# minute" other="# minutes" />
          </span>
          <span>
            <Plural value={day.exercises} one="# exercise" other="# exercises" />
          </span>
        </p>
      )}
      {day.notes && <p className="text-small text-soft">{inLanguage(day.notes, language)}</p>}
      {plan.phase && (
        <p className="text-small">
          <strong className="block font-semibold">{inLanguage(plan.phase.title, language)}</strong>
          {inLanguage(plan.phase.text, language)}
        </p>
      )}
      {day.restDay ? (
        <Button look="primary" className="min-h-14" onClick={onMark} busyLabel={busyLabel}>
          <Trans>I have rested</Trans>
        </Button>
      ) : (
        <>
          <TrainingNote />
          <Button look="primary" className="min-h-14" onClick={onBegin} busyLabel={busyLabel}>
            {isGoingOn ? <Trans>Go on with the workout</Trans> : <Trans>Start the workout</Trans>}
          </Button>
          <Button className="justify-self-start" onClick={onMark}>
            <Trans>Pass over this day</Trans>
          </Button>
        </>
      )}
    </section>
  );
}

/** The week of the next day: what is done, what is next, what comes; any open day can be trained first. */
export function WeekStrip({
  plan,
  week,
  onBegin,
}: {
  plan: StartedPlan;
  week: number;
  onBegin: (place: Place) => void;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const days = daysOfWeek(plan.blocks, week);
  const stateOf = (day: number, isRest: boolean) => {
    const records = plan.done.filter((one) => one.week === week && one.day === day);
    if (records.length > 0) return isRest || records.some(({ trained }) => trained) ? 'done' : 'passed';
    return plan.next?.day === day ? 'next' : 'ahead';
  };
  const names = { done: t`done`, passed: t`passed over`, next: t`next`, ahead: t`ahead` } as const;
  const signs = { done: '✓', passed: '–' } as const;
  const others = days.filter(({ day, restDay }) => !restDay && stateOf(day, restDay) === 'ahead');
  return (
    <div className="grid gap-2">
      <p className="font-semibold" id={`week-${plan.id}`}>
        <Trans>This week</Trans>
      </p>
      <ol className="week-strip" aria-labelledby={`week-${plan.id}`}>
        {days.map(({ day, restDay }) => {
          const state = stateOf(day, restDay);
          return (
            <li key={day} data-state={state}>
              <span aria-hidden="true">
                {state === 'done' || state === 'passed' ? signs[state] : restDay ? '☾' : day}
              </span>
              <span className="sr-only">
                <Trans>Day {day}</Trans>
                {listed(['', ...(restDay ? [t`Rest`] : []), names[state]], language)}
              </span>
            </li>
          );
        })}
      </ol>
      {others.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center font-semibold text-balance text-green">
            <Trans>Train another day of this week first</Trans>
          </summary>
          <ul className="rows">
            {others.map(({ day, focusAreas, minutes }) => {
              const focus = listed(
                focusAreas.map((area) => inLanguage(area, language)),
                language,
              );
              return (
                <li key={day} className="flex min-h-14 flex-wrap items-center gap-x-3 py-1">
                  <span className="min-w-0 flex-[1_1_8rem]">
                    <Trans>Day {day}</Trans>
                    {focus && colons[language] + focus}
                    <span className="block text-small text-soft">
                      <Plural value={minutes} one="# minute" other="# minutes" />
                    </span>
                  </span>
                  <Button onClick={() => onBegin({ week, day })} aria-label={t`Start: day ${day}`}>
                    <Trans>Start</Trans>
                  </Button>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </div>
  );
}
