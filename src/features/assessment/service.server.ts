import { refusals } from '#src/api/describe.server.ts';
import type { MemberContext, OwnContext } from '#src/server/context.server.ts';
import type { Sql } from '#src/server/database.server.ts';
import { takeFromLimit, type Limit } from '#src/server/limits.server.ts';
import type { AssessmentForm } from './answers.ts';
import { assessmentMessages } from './messages.ts';
import { maxAssessments, type Assessment } from './schema.ts';
import { assess } from './scoring.ts';

export const refuse = refusals({
  not_found: [404, assessmentMessages.notFound],
  full: [409, assessmentMessages.full],
  over_request_rate_limit: [429, assessmentMessages.tooMany],
});

const keepLimit: Limit = { name: 'assessments:member', max: 30, windowSeconds: 3600 };

/** Within this time the same answers are the same assessment: the page was loaded again, or an answer got lost. */
const sameAgain = '12 hours';

/** All of the member's assessments, the newest first. */
export async function listAssessments({ sql, actor }: OwnContext): Promise<Assessment[]> {
  const rows = await sql<Assessment[]>`
    select ${columns(sql)} from assessments
    where user_id = ${actor.userId}
    order by created_at desc, id desc
    limit ${maxAssessments}`;
  return [...rows];
}

/** Rates and keeps an assessment; one that was just kept is kept once. @throws 429 `over_request_rate_limit` */
export async function keepAssessment(
  context: MemberContext,
  form: AssessmentForm,
): Promise<Assessment | 'full'> {
  const { sql, actor, now } = context;
  const taken = await takeFromLimit(sql, keepLimit, actor.userId);
  if (!taken.allowed) throw refuse('over_request_rate_limit', {}, taken.retryAfterSeconds);
  const content = JSON.stringify(form);
  const results = JSON.stringify(assess(form));
  const moment = now().toISOString();
  return await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtextextended(${`assessments ${actor.userId}`}, 0))`;
    const [last] = await transaction<(Assessment & { again: boolean })[]>`
      select ${columns(sql)},
             form = ${content}::text::jsonb
               and created_at > ${moment}::timestamptz - ${sameAgain}::interval as again
      from assessments where user_id = ${actor.userId}
      order by created_at desc, id desc limit 1`;
    if (last?.again) {
      const { again: _again, ...assessment } = last;
      return assessment;
    }
    const [{ count }] = await transaction<[{ count: number }]>`
      select count(*)::int as count from assessments where user_id = ${actor.userId}`;
    if (count >= maxAssessments) return 'full';
    const [kept] = await transaction<[Assessment]>`
      insert into assessments (user_id, form, results, created_at)
      values (${actor.userId}, ${content}::text::jsonb, ${results}::text::jsonb, ${moment})
      returning ${columns(sql)}`;
    return kept;
  });
}

/** Takes one of the member's own assessments away. @returns false where there is none of that id */
export async function removeAssessment({ sql, actor }: MemberContext, id: string): Promise<boolean> {
  const { count } = await sql`delete from assessments where id = ${id} and user_id = ${actor.userId}`;
  return count > 0;
}

/** As the API shows them. */
const columns = (sql: Sql) => sql`
  id, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at, form, results`;
