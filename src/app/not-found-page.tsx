import { Trans } from '@lingui/react/macro';
import { data } from 'react-router';
import { Link } from '#src/ui/link.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return (
    <main className="page stack">
      <h1>
        <Trans>Page Not Found</Trans>
      </h1>
      <p>
        <Trans>The page may have been removed, renamed or be unavailable.</Trans>
      </p>
      <Link to="/">
        <Trans>Return to Homepage</Trans>
      </Link>
    </main>
  );
}
