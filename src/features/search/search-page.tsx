import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiClient, read } from '#src/api/client.ts';
import { nothingFound } from '#src/api/nothing-found.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { languageOf, otherLanguage } from '#src/lib/language.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link } from '#src/ui/link.tsx';
import { OwnWords } from '#src/ui/own-words.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import shelf from '#src/ui/shelf.css?url';
import { ShelfFilters } from '#src/ui/shelf.tsx';
import { speak } from '#src/words/catalogues.client.ts';
import type { FoundKind } from './schema.ts';
import { maxSearched, searchedIn, searchPath } from './search-address.ts';
import styles from './search.css?url';
import { foundView, sectionsView, type GroupView } from './search-view.ts';

export const handle = await speak('search');

export async function loader({ url, context }: LoaderFunctionArgs) {
  const language = languageOf(url.pathname);
  const q = searchedIn(url.searchParams);
  const sections = sectionsView(language);
  if (q === '') return { q, by: q, groups: [], sections };
  const { search } = apiClient(context.get(serverFetch), 'http://internal');
  const found = await read(search.$get({ query: { q, language } }));
  if (found.groups.length === 0 || found.by !== q) context.get(nothingFound)('everything', q);
  return { q, ...foundView(found, language), sections: found.groups.length === 0 ? sections : [] };
}
type Loaded = Awaited<ReturnType<typeof loader>>;

/** Everything that is public, by words in whatever spelling and script. */
export default function SearchPage() {
  const { t } = useLingui();
  const { q, by, groups, sections } = useLoaderData<typeof loader>();
  return (
    <main className="page grid grid-cols-1 gap-6 pt-6 md:pt-10">
      <link rel="stylesheet" href={shelf} precedence="page" />
      <link rel="stylesheet" href={styles} precedence="page" />
      <PageHead
        title={q === '' ? t`Search` : t`Search: ${q}`}
        description={t`Plans, exercises, foods, recipes, articles and terms, by words in whatever spelling, in Amharic and English.`}
      />
      <h1>
        <Trans>What are you looking for?</Trans>
      </h1>
      <ShelfFilters
        path={searchPath}
        search={{
          label: <Trans>Words in whatever spelling</Trans>,
          placeholder: t`shiro, ቁጭ ብድግ, blood pressure…`,
          value: q,
          maxLength: maxSearched,
        }}
        choices={[]}
      >
        <Trans>Search</Trans>
      </ShelfFilters>
      {q !== '' && groups.length === 0 && <NothingFound q={q} />}
      {by !== q && groups.length > 0 && (
        <p role="status" className="max-w-prose">
          <Trans>
            Nothing has all of “{q}”. This was found by “{by}”.
          </Trans>
        </p>
      )}
      {groups.length > 1 && <Kinds groups={groups} />}
      {groups.map((group) => (
        <Group key={group.kind} group={group} />
      ))}
      {sections.length > 0 && <Sections sections={sections} />}
    </main>
  );
}

function useKinds(): Readonly<Record<FoundKind, string>> {
  const { t } = useLingui();
  return {
    'fitness-plans': t`Fitness Plans`,
    'nutrition-plans': t`Nutrition Plans`,
    exercises: t`Exercises`,
    foods: t`Foods`,
    recipes: t`Recipes`,
    articles: t`Articles`,
    glossary: t`Glossary`,
    pages: t`Pages`,
  };
}

function useCount() {
  const { i18n } = useLingui();
  return ({ total, isCapped }: Pick<GroupView, 'total' | 'isCapped'>) =>
    `${i18n.number(total)}${isCapped ? '+' : ''}`;
}

/** What there is, to go to at once. */
function Kinds({ groups }: { groups: readonly GroupView[] }) {
  const { t } = useLingui();
  const kinds = useKinds();
  const count = useCount();
  return (
    <nav aria-label={t`What was found`} className="found-kinds">
      {groups.map((group) => (
        <a key={group.kind} href={`#${group.kind}`}>
          {kinds[group.kind]} <span className="text-small text-soft">{count(group)}</span>
        </a>
      ))}
    </nav>
  );
}

function Group({ group }: { group: GroupView }) {
  const { kind, rows, list } = group;
  const name = useKinds()[kind];
  const total = useCount()(group);
  return (
    <section aria-labelledby={kind} className="grid grid-cols-1 gap-3 pt-2">
      <h2 id={kind} className="text-title">
        {name}
      </h2>
      <ul className="shelf found">
        {rows.map((row) => (
          <li key={row.id}>
            <Row row={row} isDish={kind === 'foods' || kind === 'recipes'} />
          </li>
        ))}
      </ul>
      {list !== null && (
        <ArrowLink to={list}>
          <Trans>
            {name}: all {total}
          </Trans>
        </ArrowLink>
      )}
    </section>
  );
}

interface RowProps {
  row: GroupView['rows'][number];
  /** Dishes need no plate below them. */
  isDish: boolean;
}

function Row({ row: { address, name, other, about, picture }, isDish }: RowProps) {
  const language = useLanguage();
  return (
    <Link to={address}>
      {picture && (
        <img
          src={picture}
          alt=""
          width="64"
          height="64"
          loading="lazy"
          decoding="async"
          className={isDish ? undefined : 'plate'}
        />
      )}
      <span>
        <strong>
          <OwnWords>{name}</OwnWords>
        </strong>
        {other !== null && <small lang={otherLanguage(language)}>{other}</small>}
        {about && (
          <small>
            <OwnWords>{about}</OwnWords>
          </small>
        )}
      </span>
    </Link>
  );
}

/** Says what was looked for, and how to find more. */
function NothingFound({ q }: { q: string }) {
  return (
    <div role="status" className="card grid justify-items-start gap-3 p-6">
      <p className="font-serif text-title font-semibold wrap-anywhere">
        <Trans>Nothing sounds like “{q}”.</Trans>
      </p>
      <p className="max-w-prose text-soft">
        <Trans>
          Try fewer words, or another spelling: English or Amharic, in Latin letters or in Ethiopic.
        </Trans>
      </p>
    </div>
  );
}

/** Where one may look around. */
function Sections({ sections }: Pick<Loaded, 'sections'>) {
  return (
    <section aria-labelledby="sections" className="grid grid-cols-1 gap-3 pt-2">
      <h2 id="sections" className="text-title">
        <Trans>Or look around</Trans>
      </h2>
      <ul className="shelf found">
        {sections.map(({ address, name, about }) => (
          <li key={address}>
            <Link to={address}>
              <span>
                <strong>{name}</strong>
                <small>{about}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
