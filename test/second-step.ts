/**
 * SQL that turns on a second step for somebody and shows it in all their sessions, as if a code had been given: what
 * super admins need for the staff area.
 */
export const withSecondStep = (userId: string): string => `
  with step as (
    insert into auth.factors (user_id, factor_type, status, friendly_name, secret)
    values ('${userId}', 'totp', 'verified', 'Own phone', 'sealed')
    on conflict (user_id, friendly_name) do update set status = 'verified'
    returning id, user_id
  )
  update auth.sessions s set factor_id = step.id from step where s.user_id = step.user_id`;
