import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { mayOpen } from '../areas.ts';
import { hasGrown } from './growth.tsx';
import type { Dashboard } from './schema.ts';

/** Nobody came before this month, and nothing has been said or done yet. */
export const isFirstDay = ({ growth, feedback, lastChanges: changes }: Dashboard): boolean =>
  !hasGrown(growth) && feedback.open.count === 0 && changes.length === 0;

/** On the first day there is nothing to count: what to begin with instead. */
export function FirstDay({ role }: { role: string }) {
  const steps: readonly { readonly path: string; readonly to: string; readonly label: ReactNode }[] = [
    {
      path: '/admin/users',
      to: '/admin/users?create',
      label: <Trans>Add the people who work with you</Trans>,
    },
    {
      path: '/admin/fitness',
      to: '/admin/fitness',
      label: <Trans>Look through the fitness plans that came with Birtu</Trans>,
    },
    {
      path: '/admin/nutrition',
      to: '/admin/nutrition',
      label: <Trans>Look through the nutrition plans that came with Birtu</Trans>,
    },
    { path: '/admin/content', to: '/admin/content/new', label: <Trans>Write your first article</Trans> },
  ];
  return (
    <section aria-labelledby="first-day" className="card p-4 sm:p-6">
      <h2 id="first-day" className="text-title">
        <Trans>Your first day with Birtu</Trans>
      </h2>
      <p className="mt-1 text-soft">
        <Trans>Plans, exercises, foods and articles are here already. These steps make it yours.</Trans>
      </p>
      <ul className="mt-2 grid gap-2">
        {steps
          .filter(({ path }) => mayOpen(role, path))
          .map(({ path, to, label }) => (
            <li key={path}>
              <ArrowLink to={to}>{label}</ArrowLink>
            </li>
          ))}
      </ul>
    </section>
  );
}
