import { Trans } from '@lingui/react/macro';
import { Link } from '#src/ui/link.tsx';
import { useToday } from '#src/ui/today.client.ts';
import { useAnnounced } from './announced.client.ts';
import { Estimate } from './estimate.tsx';
import './member-tsom.client.ts';
import { fastOn, isEstimated, isLongFast, type Fast } from './fasting-day.ts';
import type { FastEnd } from './tsom.ts';
import { useTsom } from './use-tsom.client.ts';

/**
 * A quiet word beside today's training, for whoever chose how they fast, on their fasting days; for everybody else
 * nothing.
 */
export function TrainingNote() {
  const [tsom] = useTsom();
  const day = useToday();
  const announced = useAnnounced(tsom?.tradition === 'muslim');
  const fast = tsom && fastOn(tsom, day, announced);
  if (!fast) return null;
  return (
    <p className="border-s-4 border-s-gold ps-3 text-small text-soft">
      <Advice fast={fast} /> <Hour fast={fast} until={tsom.until} />
      {isEstimated(tsom, day, announced) && <Estimate />}{' '}
      <Link to="/fasting/tsom#training" className="underline">
        <Trans>Training on fasting days</Trans>
      </Link>
    </p>
  );
}

/** How hard. The reasons and their sources stand where the note leads. */
function Advice({ fast }: { fast: Fast }) {
  if (fast === 'ramadan') return <Trans>Ramadan: fewer sets, less weight and longer rests are enough.</Trans>;
  return isLongFast(fast) ? (
    <Trans>A long fast: fewer sets, less weight and longer rests are enough.</Trans>
  ) : (
    <Trans>A fasting day: if you feel well, train as planned.</Trans>
  );
}

/** When, in relation to the meal. */
function Hour({ fast, until }: { fast: Fast; until: FastEnd }) {
  if (fast === 'ramadan') return <Trans>Best after iftar, with water; before it only something easy.</Trans>;
  if (until === 'none') return null;
  return <Trans>Easy work suits the hour before your meal, heavy work an hour or two after it.</Trans>;
}
