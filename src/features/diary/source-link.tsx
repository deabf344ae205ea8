import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link } from '#src/ui/link.tsx';
import { nameOf, sourceAddress } from './amounts-text.ts';
import type { ShownEntry } from './schema.ts';

/** What a portion is of, and the way to where its figures are from; of what is in no table, whose word they are. */
export function SourceLink({ portion }: { portion: ShownEntry['portions'][number] }) {
  const name = nameOf(portion, useLanguage());
  const address = sourceAddress(portion);
  if (address === null)
    return (
      <span className="min-w-0 grow basis-24 py-2 wrap-anywhere">
        {name}
        <span className="block text-soft">
          <Trans>by your own word; fasting: not known</Trans>
        </span>
      </span>
    );
  return (
    <Link to={address} className="inline-flex min-h-11 min-w-11 grow basis-24 items-center wrap-anywhere">
      {name}
    </Link>
  );
}
