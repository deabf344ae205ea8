import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '#src/ui/button.tsx';

/** Nothing fits the filters, and how to see everything again. */
export function EmptyList({ children, reset }: { children: ReactNode; reset: string }) {
  return (
    <div className="card grid justify-items-start gap-3 p-6 sm:p-10">
      <p className="font-serif text-title font-semibold">{children}</p>
      <p className="text-soft">
        <Trans>Try adjusting your filters!</Trans>
      </p>
      <ButtonLink to={reset}>
        <Trans>Show all plans</Trans>
      </ButtonLink>
    </div>
  );
}
