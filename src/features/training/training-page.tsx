import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, useRevalidator, type ClientLoaderFunctionArgs } from 'react-router';
import { finderPath } from '#src/features/plans/plans-address.ts';
import { MemberError, requireSession } from '#src/session/guard.tsx';
import { ownPage } from '#src/session/member-bar.tsx';
import { MemberPage } from '#src/session/member-page.tsx';
import { useSession } from '#src/session/session.client.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { deliverKept } from './delivery.client.ts';
import { readCopy } from './device-copy.client.ts';
import { EndedPlan } from './ended-plan.tsx';
import { GoingOnNote } from './going-on.tsx';
import { PlanCard } from './plan-card.tsx';
import type { StartedPlan, Training } from './schema.ts';
import { TrainFreely } from './train-freely.tsx';
import { readTraining } from './training.client.ts';
import { useWeightUnit } from './units/weight-unit.client.ts';
import './session.css';

export const handle = await ownPage('training');

const head = {
  title: /*i18n*/ { id: 'My training' },
  lead: /*i18n*/ { id: 'Follow a plan day by day, or train as you like.' },
  className: 'max-w-3xl py-6 sm:py-10',
  above: null,
};
export const HydrateFallback = () => <MemberPage {...head} />;

interface Loaded extends Training {
  /** Why something done on this device has not reached the server. */
  readonly unsent: Awaited<ReturnType<typeof deliverKept>>;
}

/** What an earlier page could not send goes first. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Loaded> {
  const { id } = await requireSession(request);
  const unsent = await deliverKept(id);
  return { ...(await readTraining()), unsent };
}

/** Without a line the plans cannot be read, but a workout that goes on is on this device. */
export function ErrorBoundary() {
  const { user } = useSession();
  return (
    <>
      <MemberError />
      {user && readCopy(user.id) && (
        <div className="page grid justify-items-start gap-3 pb-16">
          <p>
            <Trans>Your workout is kept on this device.</Trans>
          </p>
          <ButtonLink to="/profile/training/session">
            <Trans>Back to the workout</Trans>
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** The plan that a member follows, with the day that is next, and those behind them. */
export default function TrainingPage() {
  const { t } = useLingui();
  const loaded = useLoaderData<typeof clientLoader>();
  const { revalidate, state } = useRevalidator();
  // A workout that is begun here may have no line; without a plan nothing else on this page asks for the unit.
  useWeightUnit();
  const [changed, setChanged] = useState<Readonly<Record<string, StartedPlan>>>({});
  const plans = loaded.plans.map((plan) => changed[plan.id] ?? plan);
  const keep = (plan: StartedPlan) => setChanged((before) => ({ ...before, [plan.id]: plan }));
  const reload = async () => {
    await revalidate();
    setChanged({});
  };
  // In the place where it stood when the page was read: what is left or done now does not jump.
  const going = plans.filter(({ id }) => loaded.plans.find((plan) => plan.id === id)?.endedAt === null);
  const ended = plans.filter((plan) => !going.includes(plan));
  return (
    <MemberPage {...head}>
      {loaded.unsent && (
        <div
          role="status"
          className="mt-4 grid justify-items-start gap-3 rounded-card bg-gold-tint px-4 py-3"
        >
          <p>
            {loaded.unsent === 'waiting' ? (
              <Trans>A workout of yours is kept on this device and waits for a connection.</Trans>
            ) : (
              <Trans>A workout of yours is kept on this device: it could not be saved yet.</Trans>
            )}
          </p>
          <span className="flex flex-wrap gap-3">
            <Button onClick={() => void reload()} busyLabel={state === 'loading' ? t`Sending…` : undefined}>
              <Trans>Send now</Trans>
            </Button>
            {loaded.unsent === 'refused' && (
              <ButtonLink to="/profile/training/session">
                <Trans>Back to the workout</Trans>
              </ButtonLink>
            )}
          </span>
        </div>
      )}
      {loaded.session && <GoingOnNote session={loaded.session} onDropped={reload} />}
      {going.length === 0 ? (
        <NoPlans />
      ) : (
        <div className="mt-6 grid grid-cols-1 gap-8">
          {going.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              goingOn={loaded.session}
              onChange={keep}
              onStartedOver={reload}
            />
          ))}
        </div>
      )}
      <p className="mt-8 flex flex-wrap gap-3">
        {!loaded.session && <TrainFreely />}
        <ButtonLink to="/profile/training/routines">
          <Trans>My routines</Trans>
        </ButtonLink>
        <ButtonLink to="/profile/training/workouts">
          <Trans>What was done</Trans>
        </ButtonLink>
      </p>
      <div className="mt-4">
        <ArrowLink to="/profile/training/import">
          <Trans>Bring workouts over from Strong or Hevy</Trans>
        </ArrowLink>
      </div>
      {ended.length > 0 && (
        <section aria-labelledby="ended-plans" className="mt-10">
          <h2 id="ended-plans" className="text-title">
            <Trans>Behind you</Trans>
          </h2>
          <ul className="rows mt-2">
            {ended.map((plan, place) => (
              <li key={plan.id}>
                <EndedPlan plan={plan} isLast={place === 0 && going.length === 0} onChanged={reload} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </MemberPage>
  );
}

const NoPlans = () => (
  <div className="mt-6 grid justify-items-start gap-4">
    <p className="text-large text-soft">
      <Trans>You follow no plan yet. Start one that you have saved, or choose a new one.</Trans>
    </p>
    <p className="flex flex-wrap gap-3">
      <ButtonLink to={finderPath} look="primary">
        <Trans>Find your plan</Trans>
      </ButtonLink>
      <ButtonLink to="/services/fitness-and-nutrition-plans">
        <Trans>Choose a plan</Trans>
      </ButtonLink>
      <ButtonLink to="/profile#my-plans">
        <Trans>My saved plans</Trans>
      </ButtonLink>
    </p>
  </div>
);
