import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { speak } from '#src/words/catalogues.client.ts';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { readStanding, useKeeping } from './keeping.client.ts';
import type { PlanReference, PlanStanding } from './schema.ts';
import { StartPlan } from './start-plan.tsx';

await speak('saved');

/** What a member can do with a plan: keep it, and take it along as a document. */
export default function PlanActions({ kind, planId }: PlanReference) {
  const { i18n } = useLingui();
  const [found, setFound] = useState<{ readonly of: string; readonly standing: PlanStanding } | null>(null);
  const standing = found?.of === planId ? found.standing : null;
  useEffect(() => {
    let isWanted = true;
    // Where it cannot be found out, the plan can be saved and started once more.
    readStanding({ kind, planId }).then(
      (read) => isWanted && setFound({ of: planId, standing: read }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [kind, planId]);
  return (
    <>
      {kind === 'fitness' && <StartPlan planId={planId} isFollowed={standing?.followed ?? false} />}
      <Keeping
        key={`${planId} ${standing?.saved}`}
        {...{ kind, planId }}
        isKeptAtFirst={standing?.saved ?? false}
      />
      <a className="button" href={`/api/plans/${kind}/${planId}/pdf?language=${i18n.locale}`} download>
        <Trans>Download PDF</Trans>
      </a>
    </>
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
