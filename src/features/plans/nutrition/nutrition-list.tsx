import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { inLanguage } from '#src/lib/language.ts';
import { Dot } from '#src/ui/facts.tsx';
import { Image } from '#src/ui/image.tsx';
import { Link, useLocalPath } from '#src/ui/link.tsx';
import { OwnWords } from '#src/ui/own-words.tsx';
import { EmptyList } from '../empty-list.tsx';
import { GoalTags } from '../goal-tags.tsx';
import { MembersLine, useMemberNumber } from '../members-line.tsx';
import type { OfferedCategory } from '../offered-categories.ts';
import { Pages } from '../pages.tsx';
import { plansAddress, plansPath, type PlansChoice } from '../plans-address.ts';
import { SearchField } from '../search-field.tsx';
import type { CalorieBounds } from './calorie-bounds.ts';
import { CalorieFields } from './calorie-fields.tsx';
import { categoryLabels } from './labels.ts';
import type { CardView } from './plan-view.ts';
import type { NutritionCategory } from './kinds.ts';
import { useLanguage } from '#src/ui/language.client.ts';

interface NutritionListProps {
  readonly choice: PlansChoice;
  /** Those to choose from. */
  readonly categories: readonly OfferedCategory<NutritionCategory>[];
  /** What is wrong with the calories looked for. */
  readonly wrong: CalorieBounds['wrong'];
  /** Empty where something is filtered or searched for. */
  readonly featured: readonly CardView[];
  readonly plans: readonly CardView[];
  readonly page: number;
  readonly pages: number;
}

export function NutritionList(props: NutritionListProps) {
  const { choice, featured, plans, page, pages } = props;
  return (
    <>
      {featured.length > 0 && <Featured plans={featured} />}
      <section className="grid grid-cols-1 gap-6" aria-labelledby="all-nutrition-plans">
        <h2 id="all-nutrition-plans">
          <Trans>All nutrition plans</Trans>
        </h2>
        <Filters {...props} />
        {plans.length === 0 ? (
          <EmptyList reset={plansAddress({ tab: 'nutrition' })}>
            <Trans>No nutrition plans found for selected filters.</Trans>
          </EmptyList>
        ) : (
          <ol className="rows">
            {plans.map((plan) => (
              <li key={plan.id}>
                <Card plan={plan} />
              </li>
            ))}
          </ol>
        )}
        <Pages page={page} pages={pages} to={(number) => plansAddress({ ...choice, page: number })} />
      </section>
    </>
  );
}

/** One plan large, the others beside it. */
function Featured({ plans }: { plans: readonly CardView[] }) {
  const [first, ...others] = plans;
  if (!first) return null;
  return (
    <section className="grid gap-6" aria-labelledby="featured">
      <h2 id="featured">
        <Trans>Featured</Trans>
      </h2>
      <div className="grid items-start gap-8 md:grid-cols-[1.6fr_1fr]">
        <article className="group relative grid gap-4">
          <Platter plan={first} eager />
          <div className="grid gap-2">
            <h3 className="text-head">
              <PlanLink plan={first} />
            </h3>
            <Energy plan={first} />
            <p className="text-soft">
              <OwnWords>{first.description}</OwnWords>
            </p>
          </div>
        </article>
        <ol className="grid gap-8">
          {others.map((plan) => (
            <li key={plan.id} className="group relative grid grid-cols-[min(9rem,40%)_1fr] items-start gap-4">
              <Platter plan={plan} />
              <div className="grid gap-1">
                <h3>
                  <PlanLink plan={plan} />
                </h3>
                <Energy plan={plan} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Filters({ choice, categories, wrong }: NutritionListProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const choices = [
    { value: undefined, label: t`All` },
    ...categories.map(({ category: value, plans }) => ({
      value,
      label: `${inLanguage(categoryLabels[value], language)} (${i18n.number(plans)})`,
    })),
  ];
  return (
    <div className="grid grid-cols-1 gap-3">
      <nav aria-label={t`Category`}>
        <ul className="flex flex-wrap gap-2">
          {choices.map(({ value, label }) => (
            <li key={label}>
              <Link
                to={plansAddress({ ...choice, category: value, page: 1 })}
                preventScrollReset
                aria-current={value === choice.category ? 'true' : undefined}
                className="inline-flex min-h-11 items-center rounded-full border border-field-edge px-4 font-semibold text-ink hover:border-ink aria-[current]:border-green aria-[current]:bg-green aria-[current]:text-on-green"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form
        method="get"
        action={useLocalPath()(plansPath)}
        className="flex flex-wrap items-end gap-x-6 gap-y-3"
        preventScrollReset
      >
        <input type="hidden" name="tab" value="nutrition" />
        {choice.category && <input type="hidden" name="category" value={choice.category} />}
        <CalorieFields typed={choice} wrong={wrong} />
        <SearchField value={choice.q ?? ''} label={t`Search nutrition plans`} />
      </Form>
    </div>
  );
}

/** A line of the menu: the platter, what it is, and its energy where a menu has the price. */
function Card({ plan }: { plan: CardView }) {
  return (
    <article className="group relative grid grid-cols-[min(5.5rem,25%)_1fr] items-start gap-4 py-5 sm:grid-cols-[9rem_1fr_auto] sm:gap-6">
      <Platter plan={plan} small />
      <div className="grid gap-2">
        <h3>
          <PlanLink plan={plan} />
        </h3>
        <p className="text-soft">
          <OwnWords>{plan.description}</OwnWords>
        </p>
        <GoalTags texts={plan.tags} />
        <Members plan={plan} />
      </div>
      <div className="col-start-2 sm:col-start-3 sm:text-right">
        <Energy plan={plan} />
      </div>
    </article>
  );
}

/** Never of one: no fewer than ten are told of. */
function Members({ plan: { membersSaved } }: { plan: CardView }) {
  const numberOf = useMemberNumber();
  if (membersSaved === null) return null;
  const saved = numberOf(membersSaved);
  return (
    <MembersLine>
      <Trans>{saved} members have saved this plan</Trans>
    </MembersLine>
  );
}

function PlanLink({ plan }: { plan: CardView }) {
  return (
    <Link
      to={`/nutrition-plans/${plan.id}`}
      className="text-ink group-hover:underline after:absolute after:inset-0"
    >
      <OwnWords>{plan.title}</OwnWords>
    </Link>
  );
}

function Energy({ plan }: { plan: CardView }) {
  const { i18n } = useLingui();
  return (
    <p>
      <Link
        to={`/nutrition-plans/${plan.id}#sources`}
        className="relative inline-flex min-h-11 items-center font-semibold text-ink underline decoration-dotted"
      >
        <Trans>
          {i18n.number(plan.calorieRange.min)}–{i18n.number(plan.calorieRange.max)} kcal a day
        </Trans>
      </Link>
      <span className="block text-small text-soft">
        {plan.categoryLabel}
        <Dot />
        <Plural value={plan.duration} one="# day" other="# days" />
      </span>
    </p>
  );
}

function Platter({
  plan,
  eager = false,
  small = false,
}: {
  plan: CardView;
  eager?: boolean;
  small?: boolean;
}) {
  return (
    <Image
      src={plan.imageUrl}
      picture={plan.picture}
      alt=""
      width={640}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      className={`plate h-auto w-full object-cover ${small ? 'aspect-square sm:aspect-video' : 'aspect-video'}`}
    />
  );
}
