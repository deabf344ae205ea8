-- A plan is a sequence of blocks of weeks, each with its days: the steps that only told what changes become blocks with
-- the one schedule that there was, to be written further.
UPDATE "fitness_plans"
SET "data" = "data" - 'schedule' - 'progression' || jsonb_build_object('blocks', CASE
  WHEN jsonb_array_length(coalesce("data"->'progression', '[]')) > 0 THEN (
    SELECT jsonb_agg(jsonb_build_object(
        'weeks', (phase.value->>'toWeek')::int - (phase.value->>'fromWeek')::int + 1,
        'title', phase.value->'title', 'text', phase.value->'text', 'schedule', "data"->'schedule')
      ORDER BY phase.place)
    FROM jsonb_array_elements("data"->'progression') WITH ORDINALITY AS phase(value, place))
  ELSE jsonb_build_array(jsonb_build_object(
    'weeks', CASE WHEN "data"->>'durationUnit' = 'weeks' THEN ("data"->>'duration')::int ELSE 1 END,
    'title', NULL, 'text', NULL, 'schedule', "data"->'schedule'))
  END)
WHERE jsonb_typeof("data"->'schedule') = 'array';--> statement-breakpoint
DROP INDEX "fitness_plans_exercises";--> statement-breakpoint
CREATE INDEX "fitness_plans_exercises" ON "fitness_plans" USING gin (jsonb_path_query_array("data", '$.blocks[*].schedule[*].exercises[*].exerciseId'));
