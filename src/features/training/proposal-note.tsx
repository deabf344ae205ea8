import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { inLanguage } from '#src/lib/language.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Amount } from './amounts.tsx';
import { isOwn } from './own-exercises/as-exercise.ts';
import { progressionSource } from './progression.ts';
import type { Proposal } from './schema.ts';
import { useLoad } from './units/load.tsx';

interface ProposalNoteProps {
  readonly proposal: Proposal;
  readonly isLighter: boolean;
  /** Absent where what is entered is what is proposed. */
  readonly onTake?: (() => void) | undefined;
}

/** In a line why so much is proposed; its source is a tap away. */
export function ProposalNote({ proposal, isLighter, onTake }: ProposalNoteProps) {
  return (
    <div className="grid justify-items-start">
      <details className="w-full">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-green">
          <span>
            {isLighter ? (
              <Trans>Lighter today: the lower end, and about 10 % less weight.</Trans>
            ) : (
              <Why proposal={proposal} />
            )}
          </span>
        </summary>
        <div className="grid gap-2 pb-2 text-small text-soft">
          <p>
            <Trans>
              The weight goes up by 2 to 10 % once one or two repetitions more than planned can be done:
            </Trans>{' '}
            <a href={progressionSource.url} rel="noreferrer" lang="en" className="underline">
              {progressionSource.citation}
            </a>
          </p>
          <p>
            <Trans>
              All else is our own cautious rule and no figure from a source: how a time gets longer, and that
              it is less on a lighter day, after more than 14 days, and after two workouts that stayed below.
              You decide.
            </Trans>
          </p>
        </div>
      </details>
      {onTake && (
        <Button onClick={onTake}>
          <Trans>Take what is proposed</Trans>
        </Button>
      )}
    </div>
  );
}

function Why({ proposal: { why, relative, exerciseId } }: { proposal: Proposal }): ReactNode {
  const language = useLanguage();
  const { reps, seconds, days } = why;
  const amount = reps === null && seconds === null ? <Trans>their target</Trans> : <Amount {...why} />;
  const load = useLoad().load(why.kilograms ?? 0);
  const name = relative && inLanguage(relative, language);
  switch (why.reason) {
    case 'more':
      return <Trans>One more than last time, until all sets reach {amount}.</Trans>;
    case 'longer':
      return <Trans>A little longer than last time, up to {amount}.</Trans>;
    case 'heavier':
      return (
        <Trans>
          All sets reached {amount}: {load} more.
        </Trans>
      );
    case 'first':
      return (
        <Trans>
          {load} more would be over 10 %: first {amount} in every set.
        </Trans>
      );
    case 'load':
      return <Trans>All sets reached {amount}: take a little more weight, and begin lower again.</Trans>;
    case 'harder':
      return name ? (
        <Trans>
          All sets reached {amount}. Ready for the next: {name}.
        </Trans>
      ) : isOwn(exerciseId) ? (
        <Trans>All sets reached {amount}.</Trans>
      ) : (
        <Trans>All sets reached {amount}. Ready for the harder way below.</Trans>
      );
    case 'lighter':
      return <Trans>Two workouts stayed below {amount}: about 10 % lighter.</Trans>;
    case 'easier':
      return name ? (
        <Trans>
          Two workouts stayed below {amount}: no more than last time. Easier: {name}.
        </Trans>
      ) : (
        <Trans>Two workouts stayed below {amount}: no more than last time.</Trans>
      );
    case 'gap':
      return (
        <Plural
          value={days ?? 0}
          one="# day since the last time: a little less."
          other="# days since the last time: a little less."
        />
      );
  }
}

/** Before the first set: whoever was ill or slept badly takes less. */
export function LighterToday({
  isLighter,
  onChoose,
}: {
  isLighter: boolean;
  onChoose: (isLighter: boolean) => void;
}) {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="text-soft">
        {isLighter ? <Trans>Lighter today.</Trans> : <Trans>Were you ill, or slept badly?</Trans>}
      </span>
      <Button onClick={() => onChoose(!isLighter)}>
        {isLighter ? <Trans>As planned after all</Trans> : <Trans>Lighter today</Trans>}
      </Button>
    </p>
  );
}
