import type { MemberContext, OwnContext } from '#src/server/context.server.ts';
import { maxSavedPlans, type PlanReference, type SavedPlan } from './schema.ts';

/** All of the member's saved plans, the newest first. */
export async function listSavedPlans({ sql, actor }: OwnContext): Promise<SavedPlan[]> {
  const rows = await sql<SavedPlan[]>`
    select saved.kind, saved.plan_id as "planId",
      to_char(saved.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "savedAt",
      coalesce(fitness.title, nutrition.title) as title,
      case
        when fitness.status = 'published' then jsonb_build_object(
          'level', fitness.level, 'duration', fitness.data->'duration',
          'durationUnit', fitness.data->'durationUnit', 'weeklyWorkouts', fitness.data->'weeklyWorkouts')
        when nutrition.status = 'published' then jsonb_build_object(
          'duration', nutrition.data->'duration',
          'calorieRange', jsonb_build_object('min', nutrition.calories_min, 'max', nutrition.calories_max))
      end as plan
    from saved_plans as saved
    left join everywhere.fitness_plans as fitness on saved.kind = 'fitness' and fitness.id = saved.plan_id
      and fitness.status <> 'deleted'
    left join everywhere.nutrition_plans as nutrition on saved.kind = 'nutrition' and nutrition.id = saved.plan_id
    where saved.user_id = ${actor.userId}
    order by saved.created_at desc, saved.kind, saved.plan_id`;
  return [...rows];
}

export async function isSaved(
  { sql, actor: { userId } }: OwnContext,
  { kind, planId }: PlanReference,
): Promise<boolean> {
  const found = await sql`
    select from saved_plans where user_id = ${userId} and kind = ${kind} and plan_id = ${planId}`;
  return found.length > 0;
}

/** Saves a published plan. Saved already, it stays so; a member keeps only so many, however many come at once. */
export async function savePlan(
  { sql, actor, counter }: MemberContext,
  { kind, planId }: PlanReference,
): Promise<'saved' | 'not_found' | 'too_many_plans'> {
  const { userId } = actor;
  return await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtextextended(${`saved_plans ${userId}`}, 0))`;
    const plans = transaction(kind === 'fitness' ? 'fitness_plans' : 'nutrition_plans');
    const published = await transaction`
      select from ${plans} where id = ${planId} and status = 'published'`;
    if (published.length === 0) return 'not_found';
    const [others] = await transaction<[{ count: number }]>`
      select count(*)::int as count from saved_plans
      where user_id = ${userId} and (kind, plan_id) <> (${kind}, ${planId})`;
    if (others.count >= maxSavedPlans) return 'too_many_plans';
    const { count } = await transaction`
      insert into saved_plans (user_id, kind, plan_id) values (${userId}, ${kind}, ${planId})
      on conflict do nothing`;
    if (count > 0) counter.count({ what: 'saved', kind: `${kind}-plan`, subject: planId });
    return 'saved';
  });
}

/** What was not saved is not saved afterwards either. */
export async function removeSavedPlan(
  { sql, actor }: MemberContext,
  { kind, planId }: PlanReference,
): Promise<void> {
  await sql`delete from saved_plans where user_id = ${actor.userId} and kind = ${kind} and plan_id = ${planId}`;
}
