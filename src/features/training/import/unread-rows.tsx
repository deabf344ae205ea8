import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '#src/lib/numbers.ts';
import type { UnreadReason } from './exports.ts';
import type { Report } from './schema.ts';

/** Why a row is not understood, in words. */
export function useReasons(): Readonly<Record<UnreadReason, string>> {
  const { t } = useLingui();
  return {
    columns: t`It does not have as many cells as the first line.`,
    date: t`The date and time cannot be read.`,
    exercise: t`The exercise has no name, or one that is too long.`,
    set_type: t`The kind of set is not known.`,
    weight: t`The weight is no number.`,
    unit: t`The unit of the weight is neither kilograms nor pounds.`,
    reps: t`The repetitions are no whole number.`,
    time: t`The time is no number of seconds.`,
    distance: t`The distance is no number.`,
    rpe: t`The effort is no number from 1 to 10.`,
    nothing: t`It has neither repetitions nor a time.`,
    too_much: t`It is more than can be kept: 500 kg, 500 repetitions or 4 hours.`,
    too_many_sets: t`The workout has more sets than can be kept.`,
  };
}

/** Each row that is not understood, with its line and why. */
export function UnreadRows({ unread: { total, rows } }: { unread: Report['unread'] }) {
  const reasons = useReasons();
  if (total === 0) return null;
  const shown = formatNumber(rows.length);
  return (
    <details className="border-t border-edge" open={total <= 10}>
      <summary className="flex min-h-11 items-center font-semibold text-green">
        <Plural value={total} one="# row is not understood" other="# rows are not understood" />
      </summary>
      <ul className="rows">
        {rows.map(({ line, text, why }) => (
          <li key={line} className="py-2">
            <p>
              <Trans>
                Line {line}: {reasons[why]}
              </Trans>
            </p>
            <p className="text-small wrap-anywhere text-soft" dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className="py-2 text-small text-soft">
          <Trans>The first {shown} of them.</Trans>
        </p>
      )}
    </details>
  );
}

/** What a file has that workouts of ours do not. */
export function Unkept({ unkept }: Pick<Report, 'unkept'>) {
  const { dropSets, failureSets, distances, times, efforts, beyond, longNotes } = unkept;
  const told = [
    {
      name: 'dropSets',
      count: dropSets,
      text: (
        <Plural
          value={dropSets}
          one="# drop set is kept as a working set"
          other="# drop sets are kept as working sets"
        />
      ),
    },
    {
      name: 'failureSets',
      count: failureSets,
      text: (
        <Plural
          value={failureSets}
          one="# set to failure is kept as a working set"
          other="# sets to failure are kept as working sets"
        />
      ),
    },
    {
      name: 'distances',
      count: distances,
      text: (
        <Plural
          value={distances}
          one="# distance is kept in the notes of its workout"
          other="# distances are kept in the notes of their workouts"
        />
      ),
    },
    {
      name: 'times',
      count: times,
      text: (
        <Plural
          value={times}
          one="# time of a set that has repetitions too is not kept"
          other="# times of sets that have repetitions too are not kept"
        />
      ),
    },
    {
      name: 'efforts',
      count: efforts,
      text: (
        <Plural
          value={efforts}
          one="# effort (RPE) is kept as the planned one of its set"
          other="# efforts (RPE) are kept as the planned ones of their sets"
        />
      ),
    },
    {
      name: 'beyond',
      count: beyond,
      text: (
        <Plural
          value={beyond}
          one="# set is not kept: its workout has more exercises than can be kept"
          other="# sets are not kept: their workouts have more exercises than can be kept"
        />
      ),
    },
    {
      name: 'longNotes',
      count: longNotes,
      text: (
        <Plural
          value={longNotes}
          one="The notes of # workout are cut to 1,000 characters"
          other="The notes of # workouts are cut to 1,000 characters"
        />
      ),
    },
  ];
  if (told.every(({ count }) => count === 0)) return null;
  return (
    <ul className="grid list-disc gap-1 ps-5 text-small text-soft">
      {told
        .filter(({ count }) => count > 0)
        .map(({ name, text }) => (
          <li key={name}>{text}</li>
        ))}
    </ul>
  );
}
