import type { Runtime } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import { cautionAdvice } from '#content/exercise-cautions.ts';
import { conditions, type Caution } from '../exercises/cautions.ts';
import { gear, type Gear } from '../exercises/gear.ts';
import { averageMinutes } from '../fitness/schedule.ts';
import type { Block } from '../fitness/schema.ts';
import { isScheduled } from '../fitness/service.server.ts';
import { isGentle, type Strain } from '../fitness/gentle.ts';
import { fitnessCategories } from '../fitness/kinds.ts';
import { levels } from '../exercises/kinds.ts';
import { nutritionCategories } from '../nutrition/kinds.ts';
import { maxCandidates, type Candidates } from './schema.ts';

type FitnessRow = Omit<Candidates['fitness'][number], 'isGentle' | 'minutes' | 'gear' | 'concerns'> &
  Strain & { readonly week: Block['schedule']; readonly needs: Gear[]; readonly cautions: Caution[] };

/** How long one answer serves everybody, as long as a browser may keep it. */
const freshMs = 60_000;
const cache = new WeakMap<Sql, { readonly until: number; readonly found: Promise<Candidates> }>();

/**
 * Published plans of every category and level, the newest of each. They are the same for everybody and are read for
 * each result of an assessment, so that one reading serves all who ask within a minute, at the same time, too.
 */
export function findCandidates({ sql, now }: Pick<Runtime, 'sql' | 'now'>): Promise<Candidates> {
  const kept = cache.get(sql);
  const moment = now().getTime();
  if (kept && moment < kept.until) return kept.found;
  const found = readCandidates(sql);
  cache.set(sql, { until: moment + freshMs, found });
  found.catch(() => cache.delete(sql));
  return found;
}

async function readCandidates(sql: Sql): Promise<Candidates> {
  const [fitness, nutrition] = await Promise.all([
    sql<FitnessRow[]>`
      select id, title, description, category, level, coalesce(data->'tags', '[]') as tags, data->>'intensity' as intensity,
        (select case when bool_and(done ? 'rpe') then max((done->>'rpe')::float8) end
          from jsonb_path_query(data, '$.blocks[*].schedule[*].exercises[*].sets[*]') as done
          where done->>'setType' <> 'warm-up') as hardest,
        array(select id #>> '{}' from jsonb_path_query(data, '$.blocks[*].schedule[*].exercises[*].exerciseId') as id)
          as "exerciseIds",
        data->'duration' as duration, data->'durationUnit' as "durationUnit",
        data->'weeklyWorkouts' as "weeklyWorkouts", coalesce(data->'suits', '[]') as suits,
        data->'blocks'->0->'schedule' as week,
        (select coalesce(jsonb_agg(distinct piece), '[]') from exercises as exercise, jsonb_array_elements(exercise.data->'gear') as piece
          where ${isScheduled(sql)}) as needs,
        (select coalesce(jsonb_agg(distinct reason), '[]') from exercises as exercise, jsonb_array_elements(exercise.data->'cautions') as reason
          where ${isScheduled(sql)}) as cautions
      from unnest(${[...fitnessCategories]}::text[]) as wanted
      cross join unnest(${[...levels]}::text[]) as of_level
      cross join lateral (
        select id, title, description, category, level, data from fitness_plans
        where status = 'published' and category = wanted and level = of_level
        order by created_at desc, id desc limit ${maxCandidates}) as plan`,
    sql<Candidates['nutrition']>`
      select id, title, description, category, data->'tags' as tags
      from unnest(${[...nutritionCategories]}::text[]) as wanted
      cross join lateral (
        select id, title, description, category, data from nutrition_plans
        where status = 'published' and category = wanted
        order by created_at desc, id desc limit ${maxCandidates}) as plan`,
  ]);
  return {
    fitness: fitness.map(({ intensity, hardest, exerciseIds, week, needs, cautions, ...plan }) => ({
      ...plan,
      minutes: averageMinutes(week),
      gear: gear.filter((piece) => needs.includes(piece)),
      concerns: conditions.filter((condition) =>
        cautions.some((reason) => cautionAdvice[reason].some((advice) => advice.condition === condition)),
      ),
      isGentle: isGentle({ intensity, hardest, exerciseIds }),
    })),
    nutrition: [...nutrition],
  };
}
