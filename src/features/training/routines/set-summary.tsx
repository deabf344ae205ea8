import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { minutesOf } from '#src/lib/minutes.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { Dot } from '#src/ui/facts.tsx';
import { formatTimer } from '../rest-timer.ts';
import { useLoad } from '../units/load.tsx';
import { common, runsOf, type SetFields } from './routine-fields.ts';

/** The sets of an exercise in a line: `3 × 8–12 · 20 kg · 90 s rest`. */
export function SetSummary({ sets }: { sets: readonly SetFields[] }) {
  const rest = common(sets, 'restTime');
  return (
    <>
      {runsOf(sets).map(({ count, set }, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          {`${formatNumber(count)} × `}
          <Planned set={set} />
        </Fragment>
      ))}
      {typeof rest === 'number' && (
        <>
          <Dot />
          <Trans>{rest} s rest</Trans>
        </>
      )}
    </>
  );
}

/** `8–12 · 20 kg`, `30 s each side` */
function Planned({ set: { measure, reps, repsMax, seconds, eachSide, weight } }: { set: SetFields }) {
  const { t } = useLingui();
  const { load } = useLoad();
  const time = seconds ?? 0;
  const said = minutesOf(time);
  const inTime =
    said?.seconds === 0 ? t`${said.minutes} min` : said ? formatTimer(time * 1000) : t`${time} s`;
  const amount =
    measure === 'seconds' ? inTime : repsMax === null ? `${reps ?? '–'}` : `${reps ?? '–'}–${repsMax}`;
  return (
    <>
      {amount}
      {eachSide && (
        <>
          {' '}
          <Trans>each side</Trans>
        </>
      )}
      {weight !== null && (
        <>
          <Dot />
          {load(weight)}
        </>
      )}
    </>
  );
}
