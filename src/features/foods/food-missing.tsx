import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#src/ui/button.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { foodsPath } from './foods-address.ts';

/** An address that names no food of the table. */
export function FoodMissing() {
  const { t } = useLingui();
  return (
    <main className="page">
      <PageHead title={t`No such food`} description={t`The table holds no food of this address.`} />
      <div className="notice">
        <h1>
          <Trans>No such food</Trans>
        </h1>
        <p className="text-large text-soft">
          <Trans>The table holds no food of this address.</Trans>
        </p>
        <ButtonLink to={foodsPath} look="primary">
          <Trans>Show all foods</Trans>
        </ButtonLink>
      </div>
    </main>
  );
}
