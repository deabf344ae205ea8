import { Trans } from '@lingui/react/macro';
import type { Source } from './advice.ts';

/** What stands behind a piece of advice, folded away until it is asked for. */
export function SourceLinks({ sources }: { sources: readonly Source[] }) {
  return (
    <details className="text-small">
      <summary className="min-h-11 content-center text-soft">
        <Trans>Sources</Trans>
      </summary>
      {/* Names of publications stay as they were published. */}
      <ul lang="en" className="grid">
        {sources.map(({ url, text }) => (
          <li key={url}>
            <a href={url} rel="noreferrer" className="block min-h-11 py-2 underline">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
