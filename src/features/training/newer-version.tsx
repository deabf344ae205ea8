import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { inLanguage } from '#src/lib/language.ts';
import { listed } from '#src/lib/listed.ts';
import { Button } from '#src/ui/button.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import type { PlanDifferences, StartedPlan } from './schema.ts';
import { readDifferences, takeVersion } from './training.client.ts';
import { useAction } from './use-action.client.ts';

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

function Differences({ found: { weeks, days } }: { found: PlanDifferences }) {
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
      {weeks.before !== weeks.after && (
        <li>
          <Plural value={weeks.before} one="# week" other="# weeks" /> →{' '}
          <Plural value={weeks.after} one="# week" other="# weeks" />
        </li>
      )}
      {days.map(({ fromWeek, toWeek, day, change, exercises }) => {
        const named = exercises.map((one) => `${inLanguage(one.name, language)} (${ofExercise[one.change]})`);
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
