import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { controlLook } from '#src/ui/field.tsx';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import { NoteMarks } from '#src/ui/note-marks.tsx';
import { Notes } from '#src/ui/notes.tsx';
import type { TermView } from './glossary.ts';
import { healthAddress, healthPath } from './health-address.ts';
import type { PartOf } from './health-education.ts';

const tab = 'glossary';

/** The words: all of them folded, or one subject, one letter or what was searched for unfolded. Needs no scripts. */
export function Glossary({
  q,
  subject,
  letter,
  count,
  letters,
  notes,
  alphabet,
  subjects,
}: PartOf<'glossary'>) {
  const { t } = useLingui();
  const toLocal = useLocalPath();
  const isAll = !q && !subject && !letter;
  const here = new Set(letters.flatMap(({ terms }) => terms.map(({ id }) => id)));
  return (
    <section aria-labelledby="glossary" className="health-part grid gap-6">
      <h2 id="glossary">
        <Trans>Glossary</Trans>
      </h2>
      <Search q={q} />
      <nav aria-label={t`Subjects`} className="health-subjects">
        {subjects.map(({ id, name }) => (
          <Link
            key={id}
            to={healthAddress({ tab, subject: id })}
            aria-current={id === subject ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <nav aria-label={t`Letters`} className="health-letters">
        {alphabet.map((each) => (
          <a
            key={each}
            href={isAll ? `#letter-${each}` : toLocal(healthAddress({ tab, letter: each }))}
            aria-current={each === letter ? 'page' : undefined}
          >
            {each}
          </a>
        ))}
      </nav>
      <p role="status" className="text-soft">
        {q && count === 0 ? (
          <Trans>No term speaks of “{q}”.</Trans>
        ) : (
          <Plural value={count} one="# term" other="# terms" />
        )}
      </p>
      {!isAll && (
        <ArrowLink to={healthAddress({ tab })}>
          <Trans>All terms</Trans>
        </ArrowLink>
      )}
      {letters.map(({ letter: each, anchor, terms }) => (
        <section key={each} aria-labelledby={anchor} className="health-letter">
          <h3 id={anchor}>{each}</h3>
          {isAll ? (
            <div className="rows">
              {terms.map((term) => (
                <details key={term.id}>
                  <summary className="health-name">
                    <Name term={term} />
                  </summary>
                  <div id={term.id} className="health-term pb-4">
                    <Meaning term={term} here={here} />
                  </div>
                </details>
              ))}
            </div>
          ) : (
            <dl className="rows">
              {terms.map((term) => (
                <div key={term.id} id={term.id} className="health-term py-4">
                  <dt className="health-name">
                    <Name term={term} />
                  </dt>
                  <dd>
                    <Meaning term={term} here={here} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
      <Notes notes={notes} />
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

/** A word in the reader's language, and in the other one. */
function Name({ term: { term, other } }: { term: TermView }) {
  const { i18n } = useLingui();
  return (
    <>
      <b>{term}</b> <span lang={i18n.locale === 'en' ? 'am' : 'en'}>{other}</span>
    </>
  );
}

function Meaning({ term: { definition, source, see }, here }: { term: TermView; here: ReadonlySet<string> }) {
  const toLocal = useLocalPath();
  return (
    <>
      <p>
        {definition}
        {source && <NoteMarks marks={[source]} />}
      </p>
      {see.length > 0 && (
        <p className="health-see">
          <Trans>See also</Trans>
          {see.map(({ id, term }) => (
            <a key={id} href={here.has(id) ? `#${id}` : toLocal(healthAddress({ tab }, id))}>
              {term}
            </a>
          ))}
        </p>
      )}
    </>
  );
}
