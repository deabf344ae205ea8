DROP INDEX "started_plans_plan";--> statement-breakpoint
DROP INDEX "saved_plans_plan";--> statement-breakpoint
ALTER TABLE "started_plans" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "started_plans_members" ON "started_plans" USING btree ("plan_id","user_id");--> statement-breakpoint
CREATE INDEX "started_plans_finished" ON "started_plans" USING btree ("plan_id","user_id") WHERE finished_at is not null;--> statement-breakpoint
CREATE INDEX "saved_plans_plan" ON "saved_plans" USING btree ("kind","plan_id","user_id");--> statement-breakpoint
-- Whoever had done every day of a plan before this was kept has finished it: `weeksOf` says how often its week is gone
-- through.
UPDATE "started_plans" AS started SET "finished_at" = started."ended_at"
FROM "fitness_plans" AS plan
WHERE plan."id" = started."plan_id" AND started."ended_at" IS NOT NULL AND NOT EXISTS (
  SELECT
  FROM generate_series(1, CASE plan."data"->>'durationUnit' WHEN 'weeks' THEN (plan."data"->>'duration')::int ELSE 1 END) AS weeks(number)
  CROSS JOIN jsonb_path_query(plan."data", '$.schedule[*].day') AS days(number)
  WHERE NOT EXISTS (
    SELECT FROM "workout_sessions" AS session
    WHERE session."started_plan_id" = started."id" AND session."finished_at" IS NOT NULL
      AND session."week" = weeks.number AND session."day" = days.number::int));
