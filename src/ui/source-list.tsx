import { Trans } from '@lingui/react/macro';

interface SourceListProps {
  readonly sources: readonly {
    /** By which the texts name it, where that is not its place in the list. */
    readonly number?: number;
    readonly citation: string;
    readonly url?: string | undefined;
  }[];
}

/** What a part of a page rests on, folded away until it is asked for; a text with superscripts has `Notes`. */
export function SourceList({ sources }: SourceListProps) {
  if (sources.length === 0) return null;
  return (
    <details className="text-small">
      <summary className="min-h-11 content-center font-semibold">
        <Trans>Sources</Trans>
      </summary>
      {/* Names of publications stay as they were published. */}
      <ol lang="en" className="grid list-decimal gap-6 ps-8">
        {sources.map(({ number, citation, url }) => (
          <li key={citation} value={number}>
            {url ? (
              <a href={url} rel="noreferrer" className="-my-3 block py-3 underline">
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
