ALTER TABLE "workout_sessions" VALIDATE CONSTRAINT "workout_sessions_own_started_plan";--> statement-breakpoint
ALTER TABLE "workout_sessions" VALIDATE CONSTRAINT "workout_sessions_own_routine";--> statement-breakpoint
ALTER TABLE "workout_sessions" VALIDATE CONSTRAINT "workout_sessions_own_import";--> statement-breakpoint
ALTER TABLE "workout_exercises" VALIDATE CONSTRAINT "workout_exercises_own_workout";