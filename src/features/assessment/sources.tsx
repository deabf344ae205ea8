import { Trans } from '@lingui/react/macro';
import type { NumberedSource } from './guidance.ts';

/** What a step rests on, in the numbers by which its texts name them. */
export function Sources({ sources }: { sources: readonly NumberedSource[] }) {
  if (sources.length === 0) return null;
  return (
    <details className="text-small">
      <summary className="min-h-11 content-center font-semibold">
        <Trans>Sources</Trans>
      </summary>
      <ol lang="en" className="grid list-decimal gap-2 ps-6">
        {sources.map(({ number, url, citation }) => (
          <li key={number} value={number}>
            {/* Names of publications stay as they were published. */}
            {url ? (
              <a href={url} rel="noreferrer" className="block min-h-11 underline">
                {citation}
              </a>
            ) : (
              citation
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
