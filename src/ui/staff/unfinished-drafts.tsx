import { Trans } from '@lingui/react/macro';
import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { withoutLanguage } from '#src/lib/language.ts';
import { Dot } from '../facts.tsx';
import { Link } from '../link.tsx';
import { Moment } from '../moment.tsx';
import { DraftStoreContext } from './draft.client.ts';
import { editorOf, type DraftAt } from './kept-draft.ts';
import { isNewRecord } from './record-asked.ts';

/** What the reader is writing and has not saved: in an area's list what belongs there, elsewhere all of it. */
export function UnfinishedDrafts() {
  const store = use(DraftStoreContext);
  const area = withoutLanguage(useLocation().pathname).replace(/^\/admin\/?/, '');
  const [drafts, setDrafts] = useState<readonly DraftAt[]>([]);
  useEffect(() => {
    let isLeft = false;
    void store?.list().then((all) => {
      if (!isLeft) setDrafts(all);
    });
    const stop = store?.watch((address, draft) =>
      setDrafts((all) => [...(draft ? [draft] : []), ...all.filter((each) => each.address !== address)]),
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [store]);
  const shown = drafts.filter(({ address }) => area === '' || address.startsWith(`${area}/`));
  if (shown.length === 0) return null;
  return (
    <section
      aria-labelledby="unfinished"
      className="grid gap-1 rounded-card border border-edge bg-gold-tint px-4 py-2"
    >
      <h2 id="unfinished" className="text-base font-semibold">
        <Trans>You are writing</Trans>
      </h2>
      <ul>
        {shown.map(({ address, name, keptAt }) => (
          <li key={address} className="flex flex-wrap items-center gap-x-3">
            <Link
              to={editorOf(address)}
              className="flex min-h-11 items-center font-semibold text-green underline"
            >
              {name || <Trans>Without a name</Trans>}
            </Link>
            <span className="text-small text-soft">
              {isNewRecord(address) && (
                <>
                  <Trans>New</Trans>
                  <Dot />
                </>
              )}
              <Moment at={keptAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
