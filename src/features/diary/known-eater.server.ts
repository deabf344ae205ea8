import type { Day } from '#src/lib/day.ts';
import type { OwnContext } from '#src/server/context.server.ts';
import { aimsFor } from './aims.ts';
import { eaterOf, sexes, type KnownElsewhere } from './eater.ts';
import { eaterSchema } from './schema.ts';
import type { AimsAnswer } from './schema.ts';

interface ProfileRow {
  readonly height: number | null;
  readonly weight: number | null;
  readonly eater: unknown;
  readonly conditions: unknown;
  readonly mindsCarbs: boolean;
}

interface OwnRow {
  readonly assessed: { readonly age: unknown; readonly gender: unknown; readonly on: Day } | null;
  readonly plan: AimsAnswer['plan'];
}

/** What a day may stand beside for the member, and what that follows from. */
export async function readAims({ sql, actor }: OwnContext, day: Day): Promise<AimsAnswer> {
  const { userId } = actor;
  // What members do may lie on another machine than accounts do.
  const [[profile], [own]] = await Promise.all([
    sql<ProfileRow[]>`
      select height, weight, preferences->'eater' as eater, preferences->'finder'->'minds' as conditions,
        preferences->'mindsCarbs' = 'true' as "mindsCarbs"
      from user_profiles where id = ${userId}`,
    sql<[OwnRow]>`
      select (select jsonb_build_object('age', form->'age', 'gender', form->'gender',
            'on', to_char(created_at at time zone 'utc', 'YYYY-MM-DD'))
          from assessments where user_id = ${userId}
          order by created_at desc, id desc limit 1) as assessed,
        (select jsonb_build_object('id', plan.id, 'title', plan.title,
            'calorieRange', jsonb_build_object('min', plan.calories_min, 'max', plan.calories_max),
            'days', jsonb_path_query_array(plan.data, '$.meals[*].day'),
            'savedAt', to_char(saved.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          from saved_plans as saved join everywhere.nutrition_plans as plan on plan.id = saved.plan_id
          where saved.user_id = ${userId} and saved.kind = 'nutrition' and plan.status = 'published'
          order by saved.created_at desc, plan.id limit 1) as plan`,
  ]);
  const { assessed, plan } = own;
  // What another version of the product kept counts as not said.
  const kept = eaterSchema.strip().safeParse(profile?.eater ?? {}).data ?? {};
  const known = eaterOf(kept, knownOf(profile, assessed), day);
  return {
    kept,
    known: { ...known, minds: [...known.minds], mindsCarbs: profile?.mindsCarbs ?? false },
    plan,
    aims: told(aimsFor(known, plan?.calorieRange ?? null)),
  };
}

const told = ({ unknown, sources, ...aims }: ReturnType<typeof aimsFor>): AimsAnswer['aims'] => ({
  ...aims,
  unknown: [...unknown],
  sources: [...sources],
});

function knownOf(profile: ProfileRow | undefined, assessed: OwnRow['assessed']): KnownElsewhere {
  const { age, gender, on } = assessed ?? { age: null, gender: null, on: '1970-01-01' };
  const sex = sexes.find((each) => each === gender);
  return {
    height: profile?.height ?? null,
    weight: profile?.weight ?? null,
    assessed: typeof age === 'number' && sex ? { sex, age, on } : null,
    conditions: Array.isArray(profile?.conditions) ? profile.conditions.map(String) : [],
  };
}
