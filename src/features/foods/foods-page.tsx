import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiClient, read } from '#src/api/client.ts';
import { nothingFound } from '#src/api/nothing-found.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { languageOf } from '#src/lib/language.ts';
import { recipesPath } from '#src/lib/recipe-path.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { Link } from '#src/ui/link.tsx';
import { OwnWords } from '#src/ui/own-words.tsx';
import { PageHead, SceneHead } from '#src/ui/page-head.tsx';
import shelf from '#src/ui/shelf.css?url';
import { ShelfFilters } from '#src/ui/shelf.tsx';
import { FastingSign, FastingSigns, useFastingLabels } from './fasting-mark.tsx';
import { FigureCell } from './figure-text.tsx';
import { OtherName } from './food-name.tsx';
import styles from './foods.css?url';
import {
  comparePath,
  foodPath,
  foodsAddress,
  foodSourcesPath,
  foodsPath,
  maxNameLength,
  trayAddress,
} from './foods-address.ts';
import { chosenFoods, thresholds } from './foods-choice.ts';
import { foodsView, groupNames, listedNutrients, type FoodsSection } from './foods-view.ts';
import { useNutrientLabels } from './nutrient-labels.client.ts';
import { fastingVerdicts } from './kinds.ts';
import { isTooRichInPregnancy } from './pregnancy.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const language = languageOf(url.pathname);
  const choice = chosenFoods(url.searchParams);
  const { items: foods } = await read(apiClient(context.get(serverFetch), 'http://internal').foods.$get());
  const view = foodsView(foods, choice, language);
  if (choice.q !== undefined && view.count === 0) context.get(nothingFound)('foods', choice.q);
  return { choice, groups: groupNames(language), ...view };
}
type Loaded = Awaited<ReturnType<typeof loader>>;

/** The table of foods: to look through, to search in whatever spelling, to choose from. */
export default function FoodsPage() {
  const { t } = useLingui();
  const { choice, groups, kinds, sections, count, pages } = useLoaderData<typeof loader>();
  return (
    <main className="page grid grid-cols-1 gap-8 pt-6 md:pt-10">
      <link rel="stylesheet" href={shelf} precedence="page" />
      <link rel="stylesheet" href={styles} precedence="page" />
      <PageHead
        title={t`Ethiopian foods and what is in them`}
        description={t`Energy, protein, iron and more of injera, wats, drinks and snacks, per 100 g and per portion, each figure with its source and how sure it is.`}
      />
      <SceneHead place="market">
        <h1 className="text-hero">
          <Trans>What is in our food?</Trans>
        </h1>
        <p className="max-w-prose text-large text-soft">
          <Trans>
            Each figure says where it comes from and how sure it is. Where nobody has measured, we say so.
          </Trans>
        </p>
        <p className="no-print flex flex-wrap gap-x-6">
          <ArrowLink to={trayAddress()}>
            <Trans>Put a tray together</Trans>
          </ArrowLink>
          <ArrowLink to={comparePath}>
            <Trans>Compare two foods</Trans>
          </ArrowLink>
          <ArrowLink to={recipesPath}>
            <Trans>Recipes</Trans>
          </ArrowLink>
        </p>
      </SceneHead>
      <Filters choice={choice} groups={groups} />
      <section className="grid grid-cols-1 gap-3" aria-labelledby="foods">
        <h2 id="foods">
          <Plural value={count} one="# food" other="# foods" />
        </h2>
        {kinds.length > 0 ? (
          <Kinds kinds={kinds} />
        ) : sections.length === 0 ? (
          <NothingFound q={choice.q} />
        ) : (
          <>
            <Care choice={choice} />
            <FastingSigns />
            <FoodsTable sections={sections} />
            <Pages choice={choice} pages={pages} />
          </>
        )}
        <div className="grid max-w-prose gap-2 text-small text-soft">
          <p>
            <Trans>
              Per 100 g as it is eaten. A dash means that no source states the figure: it is not known, which
              is not 0.
            </Trans>
          </p>
          <p>
            <Link to={foodSourcesPath} className="inline-flex min-h-11 items-center underline">
              <Trans>Where the figures come from, and what the grades mean</Trans>
            </Link>
          </p>
        </div>
      </section>
    </main>
  );
}

function Filters({ choice, groups }: Pick<Loaded, 'choice' | 'groups'>) {
  const { t } = useLingui();
  const verdicts = useFastingLabels();
  return (
    <ShelfFilters
      path={foodsPath}
      search={{
        label: <Trans>Name, in whatever spelling</Trans>,
        placeholder: t`shiro, ሽሮ, doro wet…`,
        value: choice.q,
        maxLength: maxNameLength,
      }}
      choices={[
        {
          name: 'group',
          label: <Trans>Kind of food</Trans>,
          all: t`All kinds`,
          offered: groups.map(({ id, name }) => [id, name]),
          chosen: choice.group,
        },
        {
          name: 'fasting',
          label: <Trans>On fasting days</Trans>,
          all: t`All foods`,
          offered: fastingVerdicts.map((verdict) => [verdict, verdicts[verdict]]),
          chosen: choice.fasting,
        },
        {
          name: 'holds',
          label: <Trans>What is in it</Trans>,
          all: t`Whatever is in it`,
          offered: [
            ['iron', t`Rich in iron`],
            ['low-salt', t`Low in salt`],
          ],
          chosen: choice.holds,
        },
      ]}
    >
      <Trans>Show</Trans>
    </ShelfFilters>
  );
}

function NothingFound({ q }: { q: string | undefined }) {
  return (
    <div className="card grid justify-items-start gap-3 p-6">
      <p className="font-serif text-title font-semibold wrap-anywhere">
        {q === undefined ? (
          <Trans>No food is of this kind.</Trans>
        ) : (
          <Trans>No food sounds like “{q}”.</Trans>
        )}
      </p>
      <p className="text-soft">
        <Trans>Try another spelling, or look through its kind.</Trans>
      </p>
      <ButtonLink to={foodsPath}>
        <Trans>Show all foods</Trans>
      </ButtonLink>
    </div>
  );
}

/** Every kind of food, to begin with. */
function Kinds({ kinds }: Pick<Loaded, 'kinds'>) {
  const { i18n } = useLingui();
  return (
    <ul className="food-kinds">
      {kinds.map(({ id, name, count, picture }) => (
        <li key={id}>
          <Link to={foodsAddress({ group: id })}>
            <img src={picture} alt="" width="40" height="40" loading="lazy" />
            <span className="min-w-0 wrap-anywhere">
              {name}
              <span className="block text-small font-normal text-soft">{i18n.number(count)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What a choice rests on, and what to mind about it. */
function Care({ choice: { q, holds } }: Pick<Loaded, 'choice'>) {
  return (
    <div className="grid max-w-prose gap-2 text-small empty:hidden">
      {holds === 'iron' && (
        <p>
          <Trans>
            Rich in iron: at least {thresholds.iron} mg in 100 g, which is “high” by Codex CXG 23-1997: 30 %
            of the 22 mg of CXG 2-1985. Much of the iron of grain and seeds in the Ethiopian table is soil.
          </Trans>
        </p>
      )}
      {holds === 'low-salt' && (
        <p>
          <Trans>
            Low in salt: at most {thresholds.sodium} mg of sodium in 100 g, “low sodium” by Codex CXG 23-1997.
            A food whose sodium is not known is left out.
          </Trans>
        </p>
      )}
      {isTooRichInPregnancy(q ?? '') && (
        <p className="border-s-4 border-red ps-3">
          <Trans>
            <strong>In pregnancy no liver and no dulet:</strong> 100 g of grilled beef liver hold 21,400 µg of
            vitamin A, of dulet 3,300; more than 3,000 a day can harm the child.
          </Trans>{' '}
          <span className="text-soft">
            <Trans>Sources:</Trans> {/* Names of publications stay as they were published. */}
            <span lang="en">
              Ethiopian Public Health Institute and FAO. The Ethiopian Food Composition Table, 2025. World
              Health Organization. Guideline: vitamin A supplementation in pregnant women, 2011.
            </span>
          </span>
        </p>
      )}
    </div>
  );
}

/** To the other pages of a long list. */
function Pages({ choice, pages }: Pick<Loaded, 'choice' | 'pages'>) {
  const { t, i18n } = useLingui();
  if (pages < 2) return null;
  const { page: current = 1 } = choice;
  return (
    <nav aria-label={t`Pages of the list`} className="no-print portion-chips">
      {Array.from({ length: pages }, (_, i) => i + 1).map((page) => (
        <Link
          key={page}
          to={foodsAddress({ ...choice, page })}
          aria-current={page === current ? 'page' : undefined}
        >
          {i18n.number(page)}
        </Link>
      ))}
    </nav>
  );
}

/** The grade of a food’s figures, leading to where they come from. */
function SourceLink({ food: { id, name, grade } }: { food: FoodsSection['foods'][number] }) {
  const { t } = useLingui();
  return (
    <Link to={`${foodPath(id)}#sources`} className="source-mark" aria-label={t`${grade}: sources of ${name}`}>
      {grade}
    </Link>
  );
}

function FoodsTable({ sections }: { sections: readonly FoodsSection[] }) {
  const labels = useNutrientLabels();
  return (
    <table className="foods">
      <caption className="sr-only">
        <Trans>Energy and nutrients of foods, per 100 g</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Food</Trans>
          </th>
          {listedNutrients.map((name) => (
            <th key={name} scope="col">
              {labels[name]}
            </th>
          ))}
          <th scope="col">
            <Trans>Grade</Trans>
          </th>
        </tr>
      </thead>
      {sections.map(({ id, name, foods }) => (
        <tbody key={id}>
          {name !== null && (
            <tr>
              <th scope="rowgroup" colSpan={listedNutrients.length + 2} className="group">
                {name}
              </th>
            </tr>
          )}
          {foods.map((food) => (
            <tr key={food.id}>
              <th scope="row">
                <div className="named">
                  <img src={food.picture} alt="" width="40" height="40" loading="lazy" className="mt-1" />
                  <div>
                    <Link to={foodPath(food.id)}>
                      <OwnWords>{food.name}</OwnWords>
                    </Link>
                    <span className="under">
                      <FastingSign verdict={food.fasting} /> <OtherName name={food.other} />
                      <span className="under-grade">
                        <Dot />
                        <SourceLink food={food} />
                      </span>
                    </span>
                  </div>
                </div>
              </th>
              {food.values.map((value, i) => (
                <td key={listedNutrients[i]}>
                  <FigureCell value={value} />
                </td>
              ))}
              <td>
                <SourceLink food={food} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
