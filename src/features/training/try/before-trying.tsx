import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type Ref } from 'react';
import { loaded } from '#src/session/loaded.client.ts';
import { Advice, Sources } from '#src/features/plans/sources-list.tsx';
import { inLanguage } from '#src/lib/language.ts';
import { listed } from '#src/lib/listed.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link } from '#src/ui/link.tsx';
import { OwnWords } from '#src/ui/own-words.tsx';
import type { TriedBeginning, TriedDay } from './day.ts';
import { triedLimits } from './kept.ts';

interface BeforeTryingProps {
  readonly tried: TriedDay;
  /** Where the plan is. */
  readonly plan: string;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onBegin: (beginning: TriedBeginning) => Promise<void>;
  /** Where the workout goes on that was begun before; null where none was. */
  readonly other: string | null;
}

/** What a visitor knows before the first set: what the day is, what its plan says first, and where it is kept. */
export function BeforeTrying({ tried, plan, heading, onBegin, other }: BeforeTryingProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [isBeginning, setIsBeginning] = useState(false);
  const { title, week, minutes, notes, prerequisites, beginning, sources } = tried;
  const { day } = tried;
  const focus = listed(tried.focus, language);
  const sets = beginning?.sets.length ?? 0;
  const begin = async () => {
    if (!beginning) return;
    setIsBeginning(true);
    // What begins it may not be on the device, with no line to fetch it by.
    await loaded(i18n, () => onBegin(beginning));
    setIsBeginning(false);
  };
  return (
    <>
      <header className="grid gap-2">
        <Link to={plan} className="inline-flex min-h-11 items-center justify-self-start">
          <Trans>← The plan</Trans>
        </Link>
        <h1 ref={heading} tabIndex={-1} className="text-head">
          <OwnWords>{title}</OwnWords>
          <span className="block font-sans text-large font-normal text-soft">
            <Trans>
              Week {week}, day {day}
            </Trans>
            {focus !== '' && (
              <>
                <Dot />
                {focus}
              </>
            )}
          </span>
        </h1>
        {beginning && (
          <p className="flex flex-wrap gap-x-4 font-semibold">
            <span>
              <Plural value={minutes} one="# minute" other="# minutes" />
            </span>
            <span>
              <Plural value={beginning.exercises.length} one="# exercise" other="# exercises" />
            </span>
            <span>
              <Plural value={sets} one="# set" other="# sets" />
            </span>
          </p>
        )}
        {notes && (
          <p className="text-soft">
            <OwnWords>{notes}</OwnWords>
          </p>
        )}
      </header>
      <section className="grid gap-2 border-s-4 border-gold ps-3" aria-labelledby="first">
        <h2 id="first" className="text-large">
          <Trans>Before you begin</Trans>
        </h2>
        {tried.targetAudience && (
          <p>
            <OwnWords>{tried.targetAudience}</OwnWords>
          </p>
        )}
        <ul className="points grid list-disc gap-1 pl-5">
          <Advice texts={prerequisites} sources={sources} />
        </ul>
      </section>
      {!beginning ? (
        <p className="text-large">
          <Trans>This is a rest day. There is nothing to train.</Trans>
        </p>
      ) : other !== null ? (
        <div className="grid justify-items-start gap-3 rounded-card bg-gold-tint p-4">
          <p>
            <Trans>Another workout goes on on this device. One is gone through at a time.</Trans>
          </p>
          <ButtonLink look="primary" to={other}>
            <Trans>Go on with it, or drop it</Trans>
          </ButtonLink>
        </div>
      ) : (
        <>
          <div className="grid gap-2 in-data-member:hidden">
            <Button
              look="primary"
              className="min-h-14"
              onClick={() => void begin()}
              busyLabel={isBeginning ? t`One moment…` : undefined}
            >
              <Trans>Begin</Trans>
            </Button>
            <p className="text-small text-soft">
              <Plural
                value={triedLimits.days}
                one="Without an account it is kept on this device only, and forgotten after # day."
                other="Without an account it is kept on this device only, and forgotten after # days."
              />
            </p>
          </div>
          <p className="hidden in-data-member:block">
            <Trans>You have an account: start the plan, and what you do is kept there.</Trans>
          </p>
        </>
      )}
      {beginning && (
        <ol className="rows">
          {beginning.exercises.map(({ id, name }) => (
            <li key={id} className="flex min-h-11 items-center">
              {inLanguage(name, language)}
            </li>
          ))}
        </ol>
      )}
      <Sources sources={sources} />
    </>
  );
}
