import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#src/api/client.ts';
import { useSwitch } from '#src/features/plans/saved/switch-plan.tsx';
import { inLanguage } from '#src/lib/language.ts';
import { waits } from '#src/session/send-or-keep.client.ts';
import { Button } from '#src/ui/button.tsx';
import { LaterDialog } from '#src/session/later-dialog.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import { SessionName } from './amounts.tsx';
import { beginSession } from './begin-session.client.ts';
import type { SessionHead } from './going-on.tsx';
import { Swaps } from './swaps.tsx';
import { NewerVersion } from './newer-version.tsx';
import { NextDay, WeekStrip } from './next-day.tsx';
import { tally, samePlace, weekToDoAgain } from './plan-progress.ts';
import { useWeekAgain } from './rounds/week-again.tsx';
import type { Place, StartedPlan } from './schema.ts';
import { dropSession, leavePlan, markDay, startOver, takeUpPlan } from './training.client.ts';
import { Tallied } from './tallied.tsx';
import { useAction } from './use-action.client.ts';
import type { Deed } from './waiting-training.ts';
import { useLanguage } from '#src/ui/language.client.ts';

const NextPlans = lazy(() => import('./next-plans.tsx').catch(() => ({ default: () => null })));

interface PlanCardProps {
  readonly plan: StartedPlan;
  /** The session that goes on, of this plan or of another. */
  readonly goingOn: SessionHead | null;
  readonly onChange: (plan: StartedPlan) => void;
  readonly onStartedOver: () => Promise<void>;
}

/** A plan that is followed: the day that is next, its week, and what can be done with it. */
export function PlanCard({ plan, goingOn, onChange, onStartedOver }: PlanCardProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const sessionPath = useLocalPath()('/profile/training/session');
  const { isBusy, act } = useAction();
  const { begin: switchTo, dialog } = useSwitch();
  const { open, button: againButton, note, dialog: againDialog, isOpened } = useWeekAgain(onChange);
  const [marked, setMarked] = useState<Place | null>(null);
  const [inTheWay, setInTheWay] = useState<{ session: SessionHead; place: Place } | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const title = inLanguage(plan.title, language);
  const { next } = plan;
  const isLeft = plan.endedAt !== null && next !== null;

  const begin = (place: Place) =>
    act(async () => {
      try {
        await beginSession({ startedPlanId: plan.id, ...place });
        await navigate(sessionPath);
      } catch (error) {
        if (!(error instanceof ApiError) || error.problem.code !== 'session_going_on') throw error;
        setInTheWay({ session: error.problem.current as SessionHead, place });
      }
    });

  const dropAndBegin = async () => {
    if (!inTheWay) return;
    const { session, place } = inTheWay;
    await act(() => dropSession(session.id));
    setInTheWay(null);
    await begin(place);
  };

  const mark = (place: Place, isDone: boolean) =>
    act(async () => {
      const told = await markDay(plan.id, place, isDone);
      const kept = { ...place, startedPlanId: plan.id };
      const deed: Deed = isDone
        ? { ...kept, is: 'marked', at: new Date().toISOString() }
        : { ...kept, is: 'unmarked' };
      const { withWaiting } = await import('./waiting-training.ts');
      onChange(told === waits ? withWaiting(plan, { deeds: [deed] }) : told);
      setMarked(isDone ? place : null);
    });

  if (isLeft)
    return (
      <>
        <LeftPlan
          title={title}
          isBusy={isBusy}
          onBack={() => act(() => switchTo(async (replace) => onChange(await takeUpPlan(plan.id, replace))))}
        />
        {dialog}
      </>
    );
  const { trained, rested, passedOver, ahead } = tally(plan.blocks, plan.done);
  const behind = trained + rested + passedOver;
  const hasDays = behind + ahead > 0;
  const week = weekToDoAgain(plan.blocks, plan.done, next);
  return (
    <article aria-label={title} className="card grid grid-cols-1 gap-5 p-5 sm:p-6">
      <header className="grid gap-2">
        <h2 className="text-title">
          {plan.published ? (
            <Link to={`/services/fitness-plans/${plan.planId}`} className="inline-flex min-h-11 items-center">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {!plan.published && (
          <p className="text-small text-soft">
            <Trans>This plan is not published any more. You can go through it to its end.</Trans>
          </p>
        )}
        <p className="text-small text-soft">
          <Tallied plan={plan} />
          <Dot />
          <Plural value={ahead} one="# day left" other="# days left" />
        </p>
        <div className="done-line" aria-hidden="true">
          <span style={{ width: `${hasDays ? (100 * behind) / (behind + ahead) : 0}%` }} />
        </div>
      </header>
      {marked && (
        <p className="flex flex-wrap items-center gap-3">
          <span role="status">
            <Trans>Day {marked.day} is behind you.</Trans>
          </span>
          <Button onClick={() => void mark(marked, false)}>
            <Trans>Undo</Trans>
          </Button>
        </p>
      )}
      {note}
      <NewerVersion plan={plan} onChange={onChange} />
      <Swaps plan={plan} onChange={onChange} />
      {next ? (
        <>
          <NextDay
            plan={plan}
            place={next}
            isBusy={isBusy}
            isGoingOn={goingOn?.startedPlanId === plan.id && samePlace(goingOn, next)}
            onBegin={() => void begin(next)}
            onMark={() => void mark(next, true)}
          />
          <WeekStrip plan={plan} week={next.week} onBegin={(place) => void begin(place)} />
        </>
      ) : (
        <p className="text-large">
          {hasDays ? (
            <Trans>You have gone through the whole plan. Well done!</Trans>
          ) : (
            <Trans>This plan has no days at the moment.</Trans>
          )}
        </p>
      )}
      {!next && hasDays && (
        <Suspense>
          <NextPlans planId={plan.planId} week={week} />
        </Suspense>
      )}
      <footer className="flex flex-wrap gap-3 border-t border-edge pt-4">
        {plan.endedAt === null && (
          <Button onClick={() => void act(async () => onChange(await leavePlan(plan.id)))}>
            <Trans>Leave this plan</Trans>
          </Button>
        )}
        {week !== null && !isOpened && (
          <Button ref={againButton} onClick={() => open(plan, week)}>
            <Trans>Do week {week} again</Trans>
          </Button>
        )}
        {plan.published && behind > 0 && (
          <Button onClick={() => setIsAsking(true)}>
            <Trans>Start over</Trans>
          </Button>
        )}
      </footer>
      <LaterDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        role="alertdialog"
        size="sm"
        title={<Trans>Start over?</Trans>}
        actions={
          <>
            <Button
              look="primary"
              busyLabel={isBusy ? t`Saving…` : undefined}
              onClick={() =>
                void act(async () => {
                  setIsAsking(false);
                  await switchTo(async (replace) => {
                    await startOver(plan.id, replace);
                    await onStartedOver();
                  });
                })
              }
            >
              <Trans>Start over</Trans>
            </Button>
            <Button onClick={() => setIsAsking(false)}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>The plan begins again at week 1, day 1. Your workouts stay in the calendar.</Trans>
        </p>
      </LaterDialog>
      {dialog}
      {againDialog}
      <LaterDialog
        isOpen={inTheWay !== null}
        onClose={() => setInTheWay(null)}
        role="alertdialog"
        size="sm"
        title={<Trans>Another workout is still going on</Trans>}
        actions={
          <>
            <Button look="primary" onClick={() => void navigate(sessionPath)}>
              <Trans>Go on with it</Trans>
            </Button>
            <Button
              look="danger"
              onClick={() => void dropAndBegin()}
              busyLabel={isBusy ? t`Dropping…` : undefined}
            >
              <Trans>Drop it and start this one</Trans>
            </Button>
          </>
        }
      >
        {inTheWay && (
          <p>
            <SessionName session={inTheWay.session} />
          </p>
        )}
      </LaterDialog>
    </article>
  );
}

function LeftPlan({
  title,
  isBusy,
  onBack,
}: {
  title: string;
  isBusy: boolean;
  onBack: () => Promise<void>;
}) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed gave way to this one.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="card flex flex-wrap items-center gap-3 p-5 text-soft">
      <p role="status" className="min-w-0 grow">
        <Trans>You have left:</Trans> <s className="wrap-anywhere">{title}</s>
      </p>
      <Button ref={button} onClick={() => void onBack()} busyLabel={isBusy ? t`Saving…` : undefined}>
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}
