import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Form } from 'react-router';
import { inLanguage } from '#src/lib/language.ts';
import { FilterChoice } from '#src/ui/filter-choice.tsx';
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
import { Duration } from './duration.tsx';
import { categoryLabels } from './labels.ts';
import { levelLabels } from '../exercises/labels.ts';
import { LevelBadge } from '../exercises/level-badge.tsx';
import type { CardView } from './plan-view.ts';
import type { FitnessCategory } from './kinds.ts';
import { useLanguage } from '#src/ui/language.client.ts';

interface FitnessListProps {
  readonly choice: PlansChoice;
  readonly categories: readonly OfferedCategory<FitnessCategory>[];
  readonly plans: readonly CardView[];
  readonly page: number;
  readonly pages: number;
}

export function FitnessList({ choice, categories, plans, page, pages }: FitnessListProps) {
  return (
    <>
      <Filters choice={choice} categories={categories} />
      {plans.length === 0 ? (
        <EmptyList reset={plansPath}>
          <Trans>No fitness plans found for selected filters.</Trans>
        </EmptyList>
      ) : (
        <ol className="grid gap-12">
          {plans.map((plan, i) => (
            <li key={plan.id}>
              <Card plan={plan} isFirst={i === 0} />
            </li>
          ))}
        </ol>
      )}
      <Pages page={page} pages={pages} to={(number) => plansAddress({ ...choice, page: number })} />
    </>
  );
}

const filterLook = 'min-h-11 min-w-0 flex-1 basis-36 rounded-card border border-field-edge bg-card px-3';

function Filters({ choice, categories }: Pick<FitnessListProps, 'choice' | 'categories'>) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return (
    <Form method="get" action={useLocalPath()(plansPath)} className="flex flex-wrap gap-2" preventScrollReset>
      <FilterChoice
        name="category"
        aria-label={t`Category`}
        className={filterLook}
        all={t`All categories`}
        offered={categories.map(({ category, plans }) => [
          category,
          `${inLanguage(categoryLabels[category], language)} (${i18n.number(plans)})`,
        ])}
        chosen={choice.category}
      />
      <FilterChoice
        name="level"
        aria-label={t`Level`}
        className={filterLook}
        all={t`All levels`}
        offered={Object.entries(levelLabels).map(([level, label]) => [level, inLanguage(label, language)])}
        chosen={choice.level}
      />
      <SearchField value={choice.q ?? ''} label={t`Search fitness plans`} />
    </Form>
  );
}

/** A wide row: the picture tells the work, the words the effort. Every second one is turned round. */
function Card({ plan, isFirst }: { plan: CardView; isFirst: boolean }) {
  return (
    <article className="group relative grid items-center gap-5 md:grid-cols-2 md:gap-10">
      {plan.imageUrl && (
        <Image
          src={plan.imageUrl}
          picture={plan.picture}
          alt=""
          width={640}
          height={360}
          loading={isFirst ? 'eager' : 'lazy'}
          className={`plate aspect-video h-auto w-full object-cover ${isFirst ? '' : 'md:order-last'}`}
        />
      )}
      <div className="grid justify-items-start gap-3">
        <p className="flex flex-wrap items-center gap-3">
          <LevelBadge level={plan.level}>{plan.levelLabel}</LevelBadge>
          <span className="text-soft">{plan.categoryLabel}</span>
        </p>
        <h2>
          <Link
            to={`/services/fitness-plans/${plan.id}`}
            className="text-ink group-hover:underline after:absolute after:inset-0"
          >
            <OwnWords>{plan.title}</OwnWords>
          </Link>
        </h2>
        <p className="text-soft">
          <OwnWords>{plan.description}</OwnWords>
        </p>
        <p className="flex flex-wrap gap-x-5 font-semibold">
          <span>
            <Duration duration={plan.duration} unit={plan.durationUnit} />
          </span>
          <span>
            <Plural value={plan.weeklyWorkouts} one="# day a week" other="# days a week" />
          </span>
          <span>
            <Plural value={plan.averageWorkoutTime} one="# minute a day" other="# minutes a day" />
          </span>
        </p>
        <GoalTags texts={plan.goals} />
        <Members plan={plan} />
      </div>
    </article>
  );
}

/** Never of one: no fewer than ten are told of. */
function Members({ plan: { membersStarted, membersFinished } }: { plan: CardView }) {
  const numberOf = useMemberNumber();
  if (membersStarted === null) return null;
  const started = numberOf(membersStarted);
  if (membersFinished === null)
    return (
      <MembersLine>
        <Trans>{started} members have started this plan</Trans>
      </MembersLine>
    );
  const finished = numberOf(membersFinished);
  return (
    <MembersLine>
      <Trans>
        {started} members have started this plan, {finished} have finished it
      </Trans>
    </MembersLine>
  );
}
