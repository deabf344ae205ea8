import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { apiClient, read } from '#src/api/client.ts';
import { nothingFound } from '#src/api/nothing-found.ts';
import { serverFetch } from '#src/api/server-fetch.ts';
import { FastingMark, useFastingLabels } from '#src/features/foods/fasting-mark.tsx';
import { foodSourcesPath, foodsPath } from '#src/features/foods/foods-address.ts';
import { fastingVerdicts } from '#src/features/foods/kinds.ts';
import { languageOf, otherLanguage } from '#src/lib/language.ts';
import { recipePath, recipesPath } from '#src/lib/recipe-path.ts';
import { ArrowLink } from '#src/ui/arrow-link.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Dot } from '#src/ui/facts.tsx';
import { useLanguage } from '#src/ui/language.client.ts';
import { Link } from '#src/ui/link.tsx';
import { OwnWords } from '#src/ui/own-words.tsx';
import { PageHead, SceneHead } from '#src/ui/page-head.tsx';
import shelf from '#src/ui/shelf.css?url';
import { ShelfFilters, ShelfSection } from '#src/ui/shelf.tsx';
import { minuteChoices } from './kinds.ts';
import { maxNameLength, recipesAddress } from './recipes-address.ts';
import { chosenRecipes, type ChosenRecipes } from './recipes-choice.ts';
import { recipesView, type RecipesSection } from './recipes-view.ts';
import { speak } from '#src/words/catalogues.client.ts';

export const handle = await speak('recipes');

export async function loader({ url, context }: LoaderFunctionArgs) {
  const language = languageOf(url.pathname);
  const choice = chosenRecipes(url.searchParams);
  const { recipes: api } = apiClient(context.get(serverFetch), 'http://internal');
  const { items } = await read(api.$get({ query: {} }));
  const view = recipesView(items, choice, language);
  if (choice.q !== undefined && view.sections.every(({ recipes }) => recipes.length === 0))
    context.get(nothingFound)('recipes', choice.q);
  return { choice, ...view };
}
type Loaded = Awaited<ReturnType<typeof loader>>;

/** Every recipe: to look through, to search in whatever spelling, to choose from by kind, fast and time. */
export default function RecipesPage() {
  const { t } = useLingui();
  const { choice, groups, sections } = useLoaderData<typeof loader>();
  const count = sections.reduce((sum, { recipes }) => sum + recipes.length, 0);
  return (
    <main className="page grid grid-cols-1 gap-8 pt-6 md:pt-10">
      <link rel="stylesheet" href={shelf} precedence="page" />
      <PageHead
        title={t`Ethiopian recipes`}
        description={t`Misir, shiro, doro wat, firfir and more for one to twelve eaters, in household measures and grams, with time, fasting mark and what is in a serving.`}
      />
      <SceneHead place="hearth">
        <h1 className="text-hero">
          <Trans>What shall we cook?</Trans>
        </h1>
        <p className="max-w-prose text-large text-soft">
          <Trans>For one to twelve eaters, in the measures of a kitchen.</Trans>
        </p>
        <p className="no-print">
          <ArrowLink to={foodsPath}>
            <Trans>What is in our food</Trans>
          </ArrowLink>
        </p>
      </SceneHead>
      <Filters choice={choice} groups={groups} />
      <section className="grid grid-cols-1 gap-4" aria-labelledby="recipes">
        <h2 id="recipes" className="text-title">
          <Plural value={count} one="# recipe" other="# recipes" />
        </h2>
        {count === 0 ? (
          <NothingFound choice={choice} />
        ) : (
          sections.map(({ id, name, recipes }) => (
            <ShelfSection key={id} {...{ id, name }}>
              <ul className="shelf">
                {recipes.map((recipe) => (
                  <li key={recipe.id}>
                    <Row recipe={recipe} />
                  </li>
                ))}
              </ul>
            </ShelfSection>
          ))
        )}
        <p>
          <Link to={foodSourcesPath} className="inline-flex min-h-11 items-center">
            <Trans>Where the figures come from</Trans>
          </Link>
        </p>
      </section>
    </main>
  );
}

function Filters({ choice, groups }: Pick<Loaded, 'choice' | 'groups'>) {
  const { t } = useLingui();
  const verdicts = useFastingLabels();
  return (
    <ShelfFilters
      path={recipesPath}
      search={{
        label: <Trans>Name, in whatever spelling</Trans>,
        placeholder: t`misir, ምስር, doro wet…`,
        value: choice.q,
        maxLength: maxNameLength,
      }}
      choices={[
        {
          name: 'group',
          label: <Trans>Kind</Trans>,
          all: t`All kinds`,
          offered: groups.map(({ id, name }) => [id, name]),
          chosen: choice.group,
        },
        {
          name: 'fasting',
          label: <Trans>On fasting days</Trans>,
          all: t`All recipes`,
          offered: fastingVerdicts.map((verdict) => [verdict, verdicts[verdict]]),
          chosen: choice.fasting,
        },
        {
          name: 'minutes',
          label: <Trans>Time</Trans>,
          all: t`Any time`,
          offered: minuteChoices.map((minutes) => [minutes, t`${minutes} minutes at most`]),
          chosen: choice.minutes,
        },
      ]}
    >
      <Trans>Show</Trans>
    </ShelfFilters>
  );
}

function Row({ recipe }: { recipe: RecipesSection['recipes'][number] }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { id, name, other, picture, minutes, energy, fasting } = recipe;
  return (
    <Link to={recipePath(id)}>
      <img src={picture} alt="" width="64" height="64" loading="lazy" decoding="async" />
      <span>
        <strong>
          <OwnWords>{name}</OwnWords>
        </strong>
        {other !== null && <small lang={otherLanguage(language)}>{other}</small>}
        <small>
          <Plural value={minutes} one="# minute" other="# minutes" />
          {energy !== null && (
            <>
              <Dot />
              <Trans>about {i18n.number(energy)} kcal a serving</Trans>
            </>
          )}
          <Dot />
          <FastingMark verdict={fasting} />
        </small>
      </span>
    </Link>
  );
}

/** Says what was looked for, and how to find more. */
function NothingFound({ choice: { q, group, fasting, minutes } }: { choice: ChosenRecipes }) {
  const isNarrowed = group ?? fasting ?? minutes;
  return (
    <div className="card grid justify-items-start gap-3 p-6">
      <p className="font-serif text-title font-semibold wrap-anywhere">
        {q === undefined ? (
          <Trans>No recipe is all of this at once.</Trans>
        ) : isNarrowed ? (
          <Trans>Among what is chosen, no recipe sounds like “{q}”.</Trans>
        ) : (
          <Trans>No recipe sounds like “{q}”.</Trans>
        )}
      </p>
      <p className="text-soft">
        {q === undefined ? (
          <Trans>Take one of the choices back: another kind, or more time.</Trans>
        ) : (
          <Trans>Write the name of the dish, in English or Amharic.</Trans>
        )}
      </p>
      <p className="flex flex-wrap gap-3">
        {q !== undefined && isNarrowed && (
          <ButtonLink to={recipesAddress({ q })} look="primary">
            <Trans>Look in all recipes</Trans>
          </ButtonLink>
        )}
        <ButtonLink to={recipesPath}>
          <Trans>Show all recipes</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}
