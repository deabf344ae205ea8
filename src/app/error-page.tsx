import { Trans } from '@lingui/react/macro';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { ButtonLink } from '#src/ui/button.tsx';
import NotFoundPage from './not-found-page.tsx';

/** Whatever a page throws ends here; what a person sees never holds a stack or a message from inside. */
export function PageError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <main className="page notice">
      <h1>
        <Trans>Unexpected Application Error!</Trans>
      </h1>
      <p className="text-large text-soft">
        <Trans>Something went wrong on our side. Nothing you have saved is lost.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        {/* A plain link: what failed may be the application itself, so the page is loaded anew. */}
        <a href={pathname + search} className="button button-primary">
          <Trans>Try again</Trans>
        </a>
        <ButtonLink to="/" reloadDocument>
          <Trans>Return to Homepage</Trans>
        </ButtonLink>
      </div>
    </main>
  );
}
