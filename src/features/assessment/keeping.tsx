import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { loginFor } from '#src/session/addresses.ts';
import { useSession } from '#src/session/session.client.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import type { AssessmentForm } from './answers.ts';
import { requestKeeping } from './keep-request.client.ts';

// Visitors never load it. Where it cannot load, the results stay what they are.
const MemberResults = lazy(() => import('./member-results.tsx').catch(() => ({ default: () => <></> })));

/** Keeps a member's results and compares them with the last ones; tells visitors that this can be had. */
export function Keeping({ form }: { form: AssessmentForm }) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'signed-in')
    return (
      <Suspense>
        <MemberResults form={form} />
      </Suspense>
    );
  return (
    <div className={`no-print grid justify-items-start gap-2 ${status === 'loading' ? 'until-known' : ''}`}>
      <p>
        <Trans>Members keep their results, and see next time what became better.</Trans>
      </p>
      <ButtonLink to={loginFor(pathname + search)} onClick={() => requestKeeping(form)} data-awaits-app="">
        <Trans>Log in to keep this result</Trans>
      </ButtonLink>
    </div>
  );
}
