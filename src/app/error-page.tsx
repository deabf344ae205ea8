import { Trans } from '@lingui/react/macro';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import NotFoundPage from './not-found-page.tsx';

/** Whatever a page throws ends here; what a person sees never holds a stack or a message from inside. */
export function RootErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <main className="page stack">
      <h1>
        <Trans>Unexpected Application Error!</Trans>
      </h1>
    </main>
  );
}
