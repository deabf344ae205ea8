import { Trans } from '@lingui/react/macro';

export default function HomePage() {
  return (
    <main className="page stack">
      <h1>
        <Trans>Strong body, strong life</Trans>
      </h1>
    </main>
  );
}
