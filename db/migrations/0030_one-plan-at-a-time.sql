DROP INDEX "started_plans_going_on";--> statement-breakpoint
-- Whoever follows several goes on with the one of the newest workout. The others are left where they are, and can be taken up again.
UPDATE started_plans SET ended_at = now()
WHERE ended_at IS NULL AND id NOT IN (
  SELECT DISTINCT ON (started.user_id) started.id
  FROM started_plans AS started
  LEFT JOIN LATERAL (
    SELECT bool_or(finished_at IS NULL) AS goes_on, max(started_at) FILTER (WHERE sets <> '[]') AS newest
    FROM workout_sessions WHERE started_plan_id = started.id) AS trained ON true
  WHERE started.ended_at IS NULL
  ORDER BY started.user_id, goes_on DESC NULLS LAST, newest DESC NULLS LAST, started.started_at DESC, started.id);--> statement-breakpoint
CREATE UNIQUE INDEX "started_plans_going_on" ON "started_plans" USING btree ("user_id") WHERE ended_at is null;
