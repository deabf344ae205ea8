import { Plural } from '@lingui/react/macro';
import { OwnWords } from '#src/ui/own-words.tsx';
import { Folded } from './folded.tsx';
import type { SaidSource } from './sources.ts';

/** What the plan's advice rests on. */
export function Sources({ sources }: { sources: readonly SaidSource[] }) {
  if (sources.length === 0) return null;
  return (
    <Folded
      summary={
        <Plural
          value={sources.length}
          one="# source behind this advice"
          other="# sources behind this advice"
        />
      }
    >
      <ol className="grid list-decimal gap-3 pl-6">
        {sources.map(({ claim, citation, url }) => (
          <li key={url + claim} className="pl-1">
            <p>
              <OwnWords>{claim}</OwnWords>
            </p>
            <p className="text-soft" lang="en">
              {citation}
            </p>
            <a href={url} className="inline-flex min-h-11 items-center break-all underline">
              {url}
            </a>
          </li>
        ))}
      </ol>
    </Folded>
  );
}
