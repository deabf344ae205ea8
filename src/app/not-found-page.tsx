import { Trans, useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { ButtonLink } from '#src/ui/button.tsx';
import { PageHead } from '#src/ui/page-head.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  const { t } = useLingui();
  return (
    <main className="page notice">
      <PageHead
        title={t`Page Not Found`}
        description={t`The page may have been removed, renamed or be unavailable.`}
      />
      <img src="/figures/brisk-walk-still.svg" width="208" height="178" alt="" className="plate w-52" />
      <h1>
        <Trans>Page Not Found</Trans>
      </h1>
      <p className="text-large text-soft">
        <Trans>The page may have been removed, renamed or be unavailable.</Trans>
      </p>
      <ButtonLink to="/" look="primary">
        <Trans>Return to Homepage</Trans>
      </ButtonLink>
    </main>
  );
}
