import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { eatDishAddress } from '#src/lib/diary-address.ts';
import { colons, commas, listed } from '#src/lib/listed.ts';
import { MemberLink } from '#src/session/member-link.tsx';
import { Dot, Facts } from '#src/ui/facts.tsx';
import { OwnWords } from '#src/ui/own-words.tsx';
import { Image } from '#src/ui/image.tsx';
import { recipePath } from '#src/lib/recipe-path.ts';
import { Link } from '#src/ui/link.tsx';
import { Folded } from '../folded.tsx';
import type { DayView, MealView as Meal } from './plan-view.ts';
import type { PlanVariant } from './kinds.ts';
import { useLanguage } from '#src/ui/language.client.ts';
import './nutrition-plan.css';

type Item = Meal['items'][number];

interface DayMealsProps {
  readonly day: DayView;
  /** Which table of which plan it is, where members can write down what they ate of it. */
  readonly table?: { readonly planId: string; readonly variant: PlanVariant };
}

/** The chosen day: each meal in one line, then its dishes with their portions. */
export function DayMeals({ day, table }: DayMealsProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <header className="grid gap-2">
        <h3 className="flex flex-wrap items-center gap-3">
          <Trans>Day {day.number}</Trans>
          {day.fasting && (
            <span className="badge rounded-full bg-gold px-3 py-0.5 font-sans text-small font-semibold text-on-gold">
              <Trans>Fasting food</Trans>
            </span>
          )}
        </h3>
        {day.isNoFast ? (
          <p className="border-s-4 border-red ps-3 font-semibold">
            <Trans>There are no fasting meals for this day: not all of this is fasting food.</Trans>
          </p>
        ) : (
          day.isOnly && (
            <p className="text-small text-soft">
              <Trans>One table for all days, fasting or not.</Trans>
            </p>
          )
        )}
        <Energy day={day} />
        <OtherFigures figures={day.figures} />
      </header>
      <ol className="card rows">
        {day.meals.map((meal) => (
          <li key={meal.name}>
            <MealRow
              meal={meal}
              eatAddress={table ? (item) => eatDishAddress({ ...table, day: day.number, item }) : null}
            />
          </li>
        ))}
      </ol>
      {day.foods.some(({ measures }) => measures.some(({ source }) => source === null)) && (
        <p className="text-small text-soft">
          <Trans>* Assumed: no source says what this measure weighs.</Trans>
        </p>
      )}
      <FoodSources day={day} />
    </div>
  );
}

function Energy({ day: { energy, protein } }: { day: DayView }) {
  if (!energy) return null;
  return (
    <p>
      <a href={`#${sourcesId}`} className="font-semibold text-ink underline decoration-dotted">
        <About energy={energy} />
      </a>
      <Bounds energy={energy} />
      {protein !== null && (
        <>
          <Dot />
          <span className="inline-block">
            <Trans>{protein} g protein</Trans>
          </span>
        </>
      )}
    </p>
  );
}

/** @param eatAddress where a member writes down that they ate a dish, by its id */
/** Sodium, iron and the like: where a food's figure is not known, the sum is told as the least that it can be. */
function OtherFigures({ figures }: Pick<DayView, 'figures'>) {
  const { i18n } = useLingui();
  if (figures.length === 0) return null;
  return (
    <details className="text-small">
      <summary className="flex min-h-11 items-center font-semibold text-green">
        <Trans>Sodium, iron and other figures of the day</Trans>
      </summary>
      <dl className="grid max-w-sm gap-1">
        {figures.map(({ name, label, unit, about, min, max, complete }) => (
          <div key={name} className="day-figure grid gap-x-3">
            <dt>{label}</dt>
            <dd>
              <strong className="font-semibold">
                {complete ? (
                  <Trans>
                    {i18n.number(about)} {unit}
                  </Trans>
                ) : (
                  <Trans>
                    at least {i18n.number(about)} {unit}
                  </Trans>
                )}
              </strong>
              {min < max && (
                <span className="text-soft">
                  {' '}
                  ({i18n.number(min)}–{i18n.number(max)})
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <a href={`#${sourcesId}`} className="inline-flex min-h-11 items-center">
        <Trans>Where the figures come from</Trans>
      </a>
    </details>
  );
}

function MealRow({ meal, eatAddress }: { meal: Meal; eatAddress: ((item: string) => string) | null }) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = meal.items.map(({ name }) => name);
  return (
    <article className="meal-card grid gap-y-2">
      {meal.drawing ? (
        <Image src={meal.drawing} alt="" width={200} height={200} loading="lazy" className="h-auto w-full" />
      ) : (
        <span />
      )}
      <header className="grid content-center gap-1">
        <h4 className="font-semibold text-green">{meal.label}</h4>
        {meal.items.length > 0 && <MealEnergy energy={meal.energy} />}
      </header>
      <div className="grid gap-3">
        <p className="font-serif text-large font-semibold">
          {meal.items.length === 0 ? <Trans>Nothing</Trans> : <OwnWords>{listed(names, language)}</OwnWords>}
        </p>
        <ul className="grid gap-2 text-soft">
          {meal.items.map((item) => (
            <li key={item.id}>
              <Portions of={item} />
              {item.strictness && <Strictness {...item.strictness} />}
              {item.conditions.map(({ id, name, condition }) => (
                <span key={id} className="mt-1 block border-s-4 border-gold ps-3">
                  <strong className="font-semibold text-ink">{name}:</strong> {condition}
                </span>
              ))}
              {item.isUnchecked && (
                <span className="mt-1 block border-s-4 border-gold ps-3">
                  <Trans>Nobody has checked yet whether this is fasting food.</Trans>
                </span>
              )}
              {item.figures && <Figures {...item.figures} />}
              {item.description && (
                <span className="block">
                  <OwnWords>{item.description}</OwnWords>
                </span>
              )}
              {item.ingredients.length > 0 && (
                <span className="block">
                  <Trans>Ingredients:</Trans> <OwnWords>{listed(item.ingredients, language)}</OwnWords>
                </span>
              )}
              {item.preparation && (
                <details>
                  <summary className="inline-flex min-h-11 items-center font-semibold text-green">
                    <Trans>How to make {item.name}</Trans>
                  </summary>
                  <p className="pb-2">
                    <OwnWords>{item.preparation}</OwnWords>
                  </p>
                </details>
              )}
              {eatAddress && item.portions.length > 0 && (
                <MemberLink to={eatAddress(item.id)} label={t`I ate this: ${item.name}`}>
                  <Trans>I ate this</Trans>
                </MemberLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** What a meal comes to, and within which bounds its sources let that be said. */
function MealEnergy({ energy }: { energy: Meal['energy'] }) {
  if (!energy)
    return (
      <p className="text-small text-soft">
        <Trans>Energy not known</Trans>
      </p>
    );
  return (
    <p className="text-small">
      <strong className="font-semibold">
        <About energy={energy} />
      </strong>
      <Bounds energy={energy} />
    </p>
  );
}

/** What a dish is made of, a line for each food. */
const Portions = ({ of }: { of: Pick<Item, 'portions'> }) => (
  <span className="grid">
    {of.portions.map((portion, i) => (
      <span key={portion.id + portion.grams} className="flex flex-wrap items-baseline gap-x-2">
        {i > 0 && <span className="sr-only">+ </span>}
        <Amount {...portion} />
        {portion.recipeId !== null && (
          <Link
            to={recipePath(portion.recipeId)}
            className="no-print inline-flex min-h-11 min-w-11 items-center text-small underline"
          >
            <Trans>
              recipe<span className="sr-only">: {portion.name}</span>
            </Trans>
          </Link>
        )}
      </span>
    ))}
  </span>
);

/** A food as a kitchen measures it, and what that weighs. */
function Amount({ id, name, measure, grams, isAssumed, isNamed }: Item['portions'][number]) {
  const source = `/foods/${id}#sources`;
  if (measure === null)
    return (
      <>
        <FoodLink to={source}>{name}</FoodLink> <Trans>{grams} g</Trans>
      </>
    );
  const weight = (
    <span className="inline-block">
      (<Trans>{grams} g</Trans>
      {isAssumed && '*'})
    </span>
  );
  return (
    <>
      {!isNamed && (
        <>
          <FoodLink to={source}>{name}</FoodLink>{' '}
        </>
      )}
      <strong className="font-semibold text-ink">
        {isNamed ? <FoodLink to={source}>{measure}</FoodLink> : measure}
      </strong>{' '}
      {weight}
    </>
  );
}

/** A food of a meal, leading to where its figures come from. */
const FoodLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="inline-flex min-h-11 min-w-11 items-center text-ink underline decoration-dotted">
    {children}
  </Link>
);

/** What a fasting dish has that some leave out, and what they take in its place. */
function Strictness({ holds, instead }: NonNullable<Item['strictness']>) {
  const language = useLanguage();
  return (
    <span className="mt-1 block border-s-4 border-gold ps-3">
      <strong className="font-semibold text-ink">
        {holds.includes('fish') && <Trans>Has fish.</Trans>}{' '}
        {holds.includes('honey') && <Trans>Has honey.</Trans>}
      </strong>{' '}
      {instead ? (
        <>
          <Trans>If you leave it out: {instead.name}</Trans>
          {commas[language]}
          <Portions of={instead} />
        </>
      ) : (
        <Trans>Customs differ on it.</Trans>
      )}
    </span>
  );
}

/** Of a dish that is not counted from portions. */
function Figures({ calories, protein, carbs, fat }: NonNullable<Meal['items'][number]['figures']>) {
  const { t } = useLingui();
  return (
    <Facts of={[t`${calories} kcal`, t`${protein} g protein`, t`${carbs} g carbohydrate`, t`${fat} g fat`]} />
  );
}

const sourcesId = 'sources';

/** Where each figure of the day comes from. */
function FoodSources({ day: { foods, energy, planned } }: { day: DayView }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  if (foods.length === 0) return null;
  return (
    <Folded
      anchor={sourcesId}
      summary={
        <Plural
          value={foods.length}
          one="Where the figures of # food come from"
          other="Where the figures of # foods come from"
        />
      }
    >
      {energy && energy.min < energy.max && (
        <p className="text-soft">
          <Trans>
            Recipes and figures differ: the lowest published make {i18n.number(energy.min)} kcal of this day,
            the highest {i18n.number(energy.max)}. The plan’s {i18n.number(planned.min)}–
            {i18n.number(planned.max)} kcal go by the figure in front, which follows the Ethiopian food table
            where that has the food.
          </Trans>
        </p>
      )}
      <p className="text-soft">
        <Trans>
          Grade A is published for this very food, B for one like it, C is calculated from an assumed recipe
          and may be off by 25 % either way, D has a source for some figures only.
        </Trans>
      </p>
      <dl className="grid gap-2">
        {foods.map(({ id, name, grade, source, isTitle, measures }) => (
          <div key={id} className="grid gap-x-4 sm:grid-cols-[14rem_1fr] sm:items-baseline">
            <dt className="font-semibold">
              <Link
                to={`/foods/${id}#sources`}
                className="inline-flex min-h-11 min-w-11 items-center underline"
              >
                {name}
              </Link>{' '}
              <span className="font-normal text-soft">({grade})</span>
            </dt>
            <dd className="text-soft">
              <span lang={isTitle ? 'en' : undefined}>{source}</span>
              {measures.map((measure) => (
                <span key={measure.text} className="block">
                  <Trans>
                    {measure.text} = {measure.grams} g
                  </Trans>
                  {colons[language]}
                  {measure.source === null ? (
                    <Trans>assumed</Trans>
                  ) : (
                    <span lang={measure.isTitle ? 'en' : undefined}>{measure.source}</span>
                  )}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Folded>
  );
}

type KnownEnergy = NonNullable<Meal['energy']>;

function About({ energy: { complete, about } }: { energy: KnownEnergy }) {
  const { i18n } = useLingui();
  return complete ? (
    <Trans>About {i18n.number(about)} kcal</Trans>
  ) : (
    <Trans>At least {i18n.number(about)} kcal</Trans>
  );
}

function Bounds({ energy }: { energy: KnownEnergy }) {
  const { i18n } = useLingui();
  const [min, max] = [i18n.number(energy.min), i18n.number(energy.max)];
  if (energy.min >= energy.max) return null;
  return (
    <span className="text-soft">
      {' '}
      (
      <Trans>
        {min}–{max}
      </Trans>
      )
    </span>
  );
}
