import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { foodGrades } from '#content/food-grades.ts';
import { foodWorks } from '#content/food-sources.ts';
import { apiClient, read } from '#src/api/client.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { languageOf } from '#src/lib/language.ts';
import { translated } from '#src/lib/translated.ts';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { foodsPath } from './foods-address.ts';
import { grades } from './kinds.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const language = languageOf(url.pathname);
  const { items: foods } = await read(apiClient(context.get(serverFetch), 'http://internal').foods.$get());
  const known = translated(
    grades.map((grade) => ({
      grade,
      meaning: foodGrades[grade],
      count: foods.filter((food) => food.grade === grade).length,
    })),
    language,
  );
  return { count: foods.length, known, works: translated(foodWorks, language) };
}
type Loaded = Awaited<ReturnType<typeof loader>>;

/** What the figures of foods rest on: works, licences, grades, and what is wrong with them. */
export default function FoodSourcesPage() {
  const { t } = useLingui();
  const { count, known, works } = useLoaderData<typeof loader>();
  return (
    <main className="page grid grid-cols-1 gap-10 pt-4">
      <PageHead
        title={t`Where the figures of foods come from`}
        description={t`The works that the table of foods rests on, in full and with their licences, what the grades mean, and what is wrong with the sources.`}
      />
      <header className="grid gap-2">
        <Link to={foodsPath} className="no-print inline-flex min-h-11 items-center justify-self-start">
          <Trans>← Foods</Trans>
        </Link>
        <h1>
          <Trans>Where the figures come from</Trans>
        </h1>
        <p className="max-w-prose text-large text-soft">
          <Plural
            value={count}
            one="# food, and each figure says whose it is."
            other="# foods, and each figure says whose it is."
          />{' '}
          <Trans>
            Where sources differ, both ends stand as a range; where none states a figure, it is not known.
          </Trans>
        </p>
      </header>
      <Grades known={known} />
      {works.map((work) => (
        <WorkSection key={work.id} work={work} />
      ))}
    </main>
  );
}

function Grades({ known }: Pick<Loaded, 'known'>) {
  return (
    <section aria-labelledby="grades" className="grid max-w-prose gap-3">
      <h2 id="grades">
        <Trans>What the grades mean</Trans>
      </h2>
      <dl className="rows">
        {known.map(({ grade, meaning, count }) => (
          <div key={grade} className="flex gap-3 py-3">
            <dt className="font-semibold">{grade}</dt>
            <dd className="grow">{meaning}</dd>
            <dd className="shrink-0 text-soft">
              <Plural value={count} one="# food" other="# foods" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function WorkSection({ work }: { work: Loaded['works'][number] }) {
  const { id, citation, url, licence, licenceUrl, use, faults } = work;
  return (
    <section id={id} aria-label={citation} className="grid max-w-prose scroll-mt-24 gap-3">
      <p lang="en" className="border-s-4 border-gold ps-4 font-semibold wrap-anywhere">
        {citation}
        {url !== undefined && (
          <>
            {' '}
            <a href={url} className="-my-3 inline-block py-3 font-normal underline wrap-anywhere">
              {url.replace('https://', '')}
            </a>
          </>
        )}
      </p>
      <p>
        <Trans>Licence:</Trans>{' '}
        {licenceUrl === undefined ? (
          licence
        ) : (
          <a href={licenceUrl} className="-my-3 inline-block py-3 underline">
            {licence}
          </a>
        )}
      </p>
      <p>{use}</p>
      {faults.length > 0 && (
        <>
          <p className="font-semibold">
            <Trans>What is wrong with it</Trans>
          </p>
          <ul className="grid list-disc gap-2 ps-5">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
