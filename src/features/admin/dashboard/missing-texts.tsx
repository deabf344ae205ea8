import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '#src/ui/link.tsx';
import { mayOpen } from '../areas.ts';
import { Count } from './counts.tsx';
import { writtenKinds, type WrittenKind } from './kinds.ts';
import type { Dashboard } from './schema.ts';

const names: Readonly<Record<WrittenKind, ReactNode>> = {
  fitnessPlans: <Trans>Fitness Plans</Trans>,
  nutritionPlans: <Trans>Nutrition Plans</Trans>,
  exercises: <Trans>Exercises</Trans>,
  foods: <Trans>Foods</Trans>,
  recipes: <Trans>Recipes</Trans>,
  content: <Trans>Content</Trans>,
};

/** What is there in one language only, kind by kind: each count leads to the records that it counts. */
export function MissingTexts({ dashboard: { missing }, role }: { dashboard: Dashboard; role: string }) {
  const shown = missing.filter(
    ({ kind, am, en }) => mayOpen(role, writtenKinds[kind]) && am.count + en.count > 0,
  );
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="missing-texts">
      <h2 id="missing-texts" className="text-large">
        <Trans>To translate</Trans>
      </h2>
      <ul className="rows mt-2">
        {shown.map(({ kind, am, en }) => (
          <li key={kind} className="flex flex-wrap items-center gap-x-4">
            <span>{names[kind]}</span>
            <span className="ms-auto flex flex-wrap justify-end gap-x-4">
              {am.count > 0 && (
                <MissingLink kind={kind} missing="am">
                  <Trans>
                    <Count of={am} /> without Amharic
                  </Trans>
                </MissingLink>
              )}
              {en.count > 0 && (
                <MissingLink kind={kind} missing="en">
                  <Trans>
                    <Count of={en} /> without English
                  </Trans>
                </MissingLink>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MissingLinkProps {
  kind: WrittenKind;
  missing: string;
  children: ReactNode;
}

const MissingLink = ({ kind, missing, children }: MissingLinkProps) => (
  <Link
    to={`${writtenKinds[kind]}?missing=${missing}`}
    className="inline-flex min-h-11 min-w-11 items-center underline"
  >
    {children}
  </Link>
);
