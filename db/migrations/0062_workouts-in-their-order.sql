DROP INDEX "workout_sessions_user";--> statement-breakpoint
CREATE INDEX "workout_sessions_user" ON "workout_sessions" USING btree ("user_id","started_at","id");