import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { controlLook } from '#src/ui/field.tsx';
import { useLocalPath } from '#src/ui/link.tsx';
import type { TermView } from './glossary.ts';
import { healthAddress, healthPath } from './health-address.ts';
import type { PartOf } from './health-education.ts';
import { SourceNote } from './source-note.tsx';

/** The words letter by letter, with an index and a search that need no scripts. */
export function Glossary({ q, count, letters }: PartOf<'glossary'>) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="glossary" className="health-part grid gap-6">
      <h2 id="glossary">
        <Trans>Glossary</Trans>
      </h2>
      <Search q={q} />
      <p role="status" className="text-soft">
        {q && count === 0 ? (
          <Trans>No term speaks of “{q}”.</Trans>
        ) : (
          <Plural value={count} one="# term" other="# terms" />
        )}
      </p>
      {q && (
        <ArrowLink to={healthAddress({ tab: 'glossary' })}>
          <Trans>All terms</Trans>
        </ArrowLink>
      )}
      {!q && (
        <nav aria-label={t`Letters`} className="health-letters">
          {letters.map(({ letter, anchor }) => (
            <a key={letter} href={`#${anchor}`}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      {letters.map(({ letter, anchor, terms }) => (
        <section key={letter} aria-labelledby={anchor} className="health-letter">
          <h3 id={anchor}>{letter}</h3>
          <dl className="rows">
            {terms.map((term) => (
              <Term key={term.id} term={term} />
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}

function Search({ q }: { q: string }) {
  const { t } = useLingui();
  return (
    <form method="get" action={useLocalPath()(healthPath)} role="search" className="health-search">
      <input type="hidden" name="tab" value="glossary" />
      <input
        type="search"
        name="q"
        defaultValue={q}
        maxLength={60}
        enterKeyHint="search"
        aria-label={t`Search the glossary, in English or Amharic`}
        placeholder="iron, ብረት"
        className={controlLook}
      />
      <button type="submit" className="button button-primary">
        <Trans>Search</Trans>
      </button>
    </form>
  );
}

function Term({ term: { id, term, other, definition, source, see } }: { term: TermView }) {
  const { i18n } = useLingui();
  return (
    <div id={id} className="health-term py-4">
      <dt>
        {term}
        <span lang={i18n.locale === 'en' ? 'am' : 'en'}>{other}</span>
      </dt>
      <dd>
        <p>{definition}</p>
        {see.length > 0 && (
          <p className="health-see">
            <Trans>See also</Trans>
            {see.map((next) => (
              <a key={next.id} href={`#${next.id}`}>
                {next.term}
              </a>
            ))}
          </p>
        )}
        {source && <SourceNote source={source} />}
      </dd>
    </div>
  );
}
