import { Plural, Trans } from '@lingui/react/macro';
import { tryAddress } from '#src/features/plans/plans-address.ts';
import { TimeAmount } from '#src/ui/time-amount.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Image } from '#src/ui/image.tsx';
import type { FirstDayTeaser, SetsInShort } from './home.ts';

/** The first training day of a plan as a sheet to follow: something of use before anything is asked for. */
export function FirstDay({ day }: { day: FirstDayTeaser }) {
  const { title, minutes, notes } = day;
  return (
    <section className="page grid gap-x-12 gap-y-6 pb-20 md:grid-cols-[5fr_7fr]">
      <div className="self-start md:sticky md:top-28">
        <h2>
          <Trans>Your first day is ready</Trans>
        </h2>
        <p className="text-large mt-3">
          <Trans>
            {title}, day 1: about {minutes} minutes.
          </Trans>
        </p>
        <p className="text-soft mt-2 max-w-md">{notes}</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to={`/services/fitness-plans/${day.planId}`} look="primary">
            <Trans>Start day 1</Trans>
          </ButtonLink>
          <ButtonLink to={tryAddress(day.planId, 1, day.day)} className="in-data-member:hidden">
            <Trans>Try this day now</Trans>
          </ButtonLink>
        </p>
      </div>
      <ol className="border-edge border-b">
        {day.exercises.map(({ id, name, image, work }) => (
          <li key={id} className="border-edge flex flex-wrap items-center gap-x-4 border-t py-3">
            {image && (
              <Image
                src={image}
                width="104"
                height="89"
                loading="lazy"
                alt=""
                className="plate w-20 flex-none sm:w-26"
              />
            )}
            <span className="text-large sm:text-title first-day-name min-w-0 font-serif font-semibold">
              {name}
            </span>
            <span className="text-soft flex-none text-right">
              <Work work={work} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Work({ work: { sets, reps, repsMax, seconds, eachSide } }: { work: SetsInShort }) {
  const amount =
    seconds === null && repsMax !== null ? (
      <Trans>
        {reps}–{repsMax} repetitions
      </Trans>
    ) : seconds === null ? (
      <Plural value={reps ?? 0} one="# repetition" other="# repetitions" />
    ) : (
      <TimeAmount seconds={seconds} />
    );
  return (
    <>
      {sets > 1 && (
        <span className="text-ink block">
          <Plural value={sets} one="# set" other="# sets" />
        </span>
      )}
      {amount}
      {eachSide && (
        <span className="block">
          <Trans>each side</Trans>
        </span>
      )}
    </>
  );
}
