import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { speak } from '#src/words/catalogues.client.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { readIsSaved, useKeeping } from './keeping.client.ts';
import type { PlanReference } from './schema.ts';
import { StartPlan } from './start-plan.tsx';
import { readWhereabouts, type CurrentPlan, type Whereabouts } from './whereabouts.client.ts';

await speak('saved');

/** What a member can do with a plan: keep it, and take it along as a document. */
export default function PlanActions({ kind, planId }: PlanReference) {
  const { i18n } = useLingui();
  const [saved, setSaved] = useState<string | null>(null);
  const [whereabouts, setWhereabouts] = useState<Whereabouts | null>(null);
  useEffect(() => {
    let isWanted = true;
    // Where it cannot be found out, the plan can be saved and started once more.
    readIsSaved({ kind, planId }).then(
      (isSaved) => isWanted && setSaved(isSaved ? planId : null),
      () => undefined,
    );
    if (kind === 'fitness')
      readWhereabouts().then(
        (read) => isWanted && setWhereabouts(read),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [kind, planId]);
  const isSaved = saved === planId;
  return (
    <>
      {kind === 'fitness' && <StartPlan look="primary" {...{ planId, whereabouts }} />}
      <Keeping key={`${planId} ${isSaved}`} {...{ kind, planId }} isKeptAtFirst={isSaved} />
      <a
        className="inline-flex min-h-11 items-center"
        href={`/api/plans/${kind}/${planId}/pdf?language=${i18n.locale}`}
        download
      >
        <Trans>Download PDF</Trans>
      </a>
      {whereabouts?.plan?.planId === planId && <OwnDay current={whereabouts.plan} />}
    </>
  );
}

/** The day that the page shows, as the beginning of a routine of one's own. */
export function KeepDay({ planId }: Pick<PlanReference, 'planId'>) {
  const asked = new URLSearchParams(useLocation().search);
  const day = asked.get('day') ?? '1';
  const query = new URLSearchParams({ plan: planId, week: asked.get('week') ?? '1', day });
  return (
    <ButtonLink to={`/profile/training/routines/new?${query}`}>
      <Trans>Keep day {day} as my own routine</Trans>
    </ButtonLink>
  );
}

/** Where the page shows another week than the one that the member is in: the way to theirs. */
function OwnDay({ current: { next } }: { current: CurrentPlan }) {
  const { search } = useLocation();
  if (next === null || next.week === Number(new URLSearchParams(search).get('week') ?? 1)) return null;
  const { week, day } = next;
  return (
    <p>
      <Link to={`?week=${week}&day=${day}#day`} className="inline-flex min-h-11 items-center">
        <Trans>
          See your day here: week {week}, day {day}
        </Trans>
      </Link>
    </p>
  );
}

function Keeping({ kind, planId, isKeptAtFirst }: PlanReference & { isKeptAtFirst: boolean }) {
  const { isKept, button, keep } = useKeeping({ kind, planId }, isKeptAtFirst);
  if (!isKept)
    return (
      <Button ref={button} onClick={() => keep(true)}>
        <Trans>Save to My Plans</Trans>
      </Button>
    );
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3">
      <output>
        <Link to="/profile#my-plans" className="inline-flex min-h-11 items-center font-semibold">
          <Trans>✓ Saved to My Plans</Trans>
        </Link>
      </output>
      <Button ref={button} onClick={() => keep(false)}>
        <Trans>Remove from My Plans</Trans>
      </Button>
    </span>
  );
}
