import { Trans } from '@lingui/react/macro';
import type { Source } from './schema.ts';

/** Where a claim comes from, beneath it. Names of publications stay as they were published. */
export function SourceNote({ source }: { source: Source }) {
  const { author, title, year, url } = source;
  const published = <span lang="en">{`${author}. ${title}${year ? `, ${year}` : ''}.`}</span>;
  return (
    <p className="text-small text-soft">
      <Trans>Source:</Trans>{' '}
      {url ? (
        <a href={url} rel="noreferrer" className="py-4 text-soft underline">
          {published}
        </a>
      ) : (
        published
      )}
    </p>
  );
}
