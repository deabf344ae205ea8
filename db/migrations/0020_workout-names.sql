-- Workouts of plans were named in one language, and without their hour: both follow from the session and its plan. As
-- `sessionName` writes it, whose 100 characters a long title gives way to.
UPDATE "activities" SET "details" = "details" || told.more
FROM (
  SELECT session."activity_id",
    jsonb_build_object('finishedAt',
      to_char(session."finished_at" AT TIME ZONE 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    || CASE WHEN plan."id" IS NULL THEN '{}' ELSE jsonb_build_object('names', jsonb_build_object(
      'en', rtrim(left(plan."title"->>'en', 100 - length(place.en))) || place.en,
      'am', rtrim(left(coalesce(plan."title"->>'am', plan."title"->>'en'), 100 - length(place.am))) || place.am))
    END AS more
  FROM "workout_sessions" AS session
  LEFT JOIN "fitness_plans" AS plan ON plan."id" = session."plan_id"
  CROSS JOIN LATERAL (
    SELECT format(' · week %s, day %s', session."week", session."day") AS en,
      format(' · ሳምንት %s፣ ቀን %s', session."week", session."day") AS am
  ) AS place
  WHERE session."activity_id" IS NOT NULL AND session."finished_at" IS NOT NULL
) AS told
WHERE "activities"."id" = told."activity_id" AND NOT "activities"."details" ? 'finishedAt';
