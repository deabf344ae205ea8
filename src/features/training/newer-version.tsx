import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { exerciseChanges, type SetChange } from '#src/features/plans/fitness/kinds.ts';
import { inLanguage } from '#src/lib/language.ts';
import { listed } from '#src/lib/listed.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import type { PlanDifferences, StartedPlan } from './schema.ts';
import { readDifferences, takeVersion } from './training.client.ts';
import { useAction } from './use-action.client.ts';
import { versionSummary, type VersionSummary } from './version-summary.ts';

interface NewerVersionProps {
  readonly plan: StartedPlan;
  readonly onChange: (plan: StartedPlan) => void;
}

/** Offers the newer version of a plan with what differs; whoever has taken it can go back. */
export function NewerVersion({ plan, onChange }: NewerVersionProps) {
  const { t } = useLingui();
  const { isBusy, act } = useAction();
  const [found, setFound] = useState<PlanDifferences | null>(null);
  const [before, setBefore] = useState<number | null>(null);
  const take = (version: number, back: number | null) =>
    act(async () => {
      onChange(await takeVersion(plan.id, version));
      setBefore(back);
      setFound(null);
    });
  const busyLabel = isBusy ? t`One moment…` : undefined;
  if (before !== null)
    return (
      <p className="flex flex-wrap items-center gap-3">
        <span role="status">
          <Trans>You go on with the newer version.</Trans>
        </span>
        <Button onClick={() => void take(before, null)} busyLabel={busyLabel}>
          <Trans>Undo</Trans>
        </Button>
      </p>
    );
  const { newer, version } = plan;
  if (newer === null || version === null) return null;
  return (
    <section className="grid gap-3 rounded-card bg-gold-tint p-4">
      <p>
        <Trans>There is a newer version of this plan. You stay on yours until you take it.</Trans>
      </p>
      {found ? (
        <Differences found={found} />
      ) : (
        <Button
          className="justify-self-start"
          onClick={() => void act(async () => setFound(await readDifferences(plan.id)))}
          busyLabel={busyLabel}
        >
          <Trans>See what differs</Trans>
        </Button>
      )}
      {found && (
        <Button
          className="justify-self-start"
          onClick={() => void take(found.version, version)}
          busyLabel={busyLabel}
        >
          <Trans>Go on with the newer version</Trans>
        </Button>
      )}
    </section>
  );
}

function Differences({ found }: { found: PlanDifferences }) {
  const { weeks } = found;
  const summary = versionSummary(found);
  return (
    <div className="grid gap-2">
      {weeks.before !== weeks.after && (
        <p>
          <Plural value={weeks.before} one="# week" other="# weeks" /> →{' '}
          <Plural value={weeks.after} one="# week" other="# weeks" />
        </p>
      )}
      {summary ? (
        <>
          <Summary summary={summary} />
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-green">
              <Trans>Day by day</Trans>
            </summary>
            <Days days={found.days} />
          </details>
        </>
      ) : (
        <Days days={found.days} />
      )}
    </div>
  );
}

const namedAtMost = 4;

function Summary({ summary }: { summary: VersionSummary }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { hasOtherDays, added, removed, sets, hasOtherOrder } = summary;
  const words: Readonly<Record<SetChange, string>> = {
    count: t`how many there are`,
    repetitions: t`repetitions`,
    range: t`a range of repetitions, such as 8–10`,
    time: t`how long they take`,
    rest: t`rest`,
    effort: t`effort`,
    kind: t`their kind`,
  };
  const otherwise = listed(
    sets.map((one) => words[one]),
    language,
  );
  const named = (names: VersionSummary['added']) => {
    const shown = names.slice(0, namedAtMost).map((name) => inLanguage(name, language));
    return listed(names.length > namedAtMost ? [...shown, '…'] : shown, language);
  };
  const staysSame = !hasOtherDays && added.length === 0 && removed.length === 0;
  return (
    <p>
      {staysSame && <Trans>Days and exercises stay as they are.</Trans>}
      {hasOtherDays && <Trans>Other days are trained than before.</Trans>}{' '}
      {added.length > 0 && <Trans>New on some days: {named(added)}.</Trans>}{' '}
      {removed.length > 0 && <Trans>Left out on some days: {named(removed)}.</Trans>}{' '}
      {sets.length > 0 && <Trans>What changes in the sets: {otherwise}.</Trans>}{' '}
      {hasOtherOrder && <Trans>Some days have another order.</Trans>}
    </p>
  );
}

function Days({ days }: Pick<PlanDifferences, 'days'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const words: Readonly<Record<PlanDifferences['days'][number]['change'], string>> = {
    added: t`new`,
    removed: t`no more`,
    changed: t`other exercises or sets`,
    'to rest': t`a day of rest now`,
    'to training': t`a day of training now`,
  };
  const ofExercise = { added: t`new`, removed: t`no more`, changed: t`other sets` } as const;
  return (
    <ul className="points grid list-disc gap-1 pl-5">
      {days.map(({ fromWeek, toWeek, day, change, exercises }) => {
        const named = exerciseChanges.flatMap((one) => {
          const names = exercises.filter((exercise) => exercise.change === one);
          if (names.length === 0) return [];
          const those = listed(
            names.map(({ name }) => inLanguage(name, language)),
            language,
          );
          return [`${those} (${ofExercise[one]})`];
        });
        const what = named.length > 0 ? listed(named, language) : words[change];
        return (
          <li key={`${fromWeek} ${day}`}>
            {fromWeek === toWeek ? (
              <Trans>
                Week {fromWeek}, day {day}: {what}
              </Trans>
            ) : (
              <Trans>
                Weeks {fromWeek}–{toWeek}, day {day}: {what}
              </Trans>
            )}
          </li>
        );
      })}
    </ul>
  );
}
