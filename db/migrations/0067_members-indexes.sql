CREATE UNIQUE INDEX CONCURRENTLY "activities_own" ON "activities" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "assessments_own" ON "assessments" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "diary_entries_own" ON "diary_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "started_plans_own" ON "started_plans" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "workout_sessions_own" ON "workout_sessions" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "routines_own" ON "routines" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "workout_imports_own" ON "workout_imports" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "deleted_workouts_own" ON "deleted_workouts" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "workout_exercises_own" ON "workout_exercises" USING btree ("user_id","workout_id","exercise_id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "activities_id" ON "activities" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "diary_entries_id" ON "diary_entries" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "started_plans_id" ON "started_plans" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "workout_sessions_id" ON "workout_sessions" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "routines_id" ON "routines" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "workout_imports_id" ON "workout_imports" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "workout_exercises_id" ON "workout_exercises" USING btree ("workout_id","exercise_id");