-- The release before finds rows by `…_id`, which stay until the next one.
ALTER TABLE "workout_sessions" DROP CONSTRAINT "workout_sessions_started_plan_id_started_plans_id_fk", DROP CONSTRAINT "workout_sessions_routine_id_routines_id_fk", DROP CONSTRAINT "workout_sessions_import_id_workout_imports_id_fk";--> statement-breakpoint
ALTER TABLE "workout_exercises" DROP CONSTRAINT "workout_exercises_workout_id_workout_sessions_id_fk";--> statement-breakpoint
ALTER TABLE "activities" DROP CONSTRAINT "activities_pkey", ADD CONSTRAINT "activities_pkey" PRIMARY KEY USING INDEX "activities_own";--> statement-breakpoint
ALTER TABLE "assessments" DROP CONSTRAINT "assessments_pkey", ADD CONSTRAINT "assessments_pkey" PRIMARY KEY USING INDEX "assessments_own";--> statement-breakpoint
ALTER TABLE "diary_entries" DROP CONSTRAINT "diary_entries_pkey", ADD CONSTRAINT "diary_entries_pkey" PRIMARY KEY USING INDEX "diary_entries_own";--> statement-breakpoint
ALTER TABLE "started_plans" DROP CONSTRAINT "started_plans_pkey", ADD CONSTRAINT "started_plans_pkey" PRIMARY KEY USING INDEX "started_plans_own";--> statement-breakpoint
ALTER TABLE "workout_sessions" DROP CONSTRAINT "workout_sessions_pkey", ADD CONSTRAINT "workout_sessions_pkey" PRIMARY KEY USING INDEX "workout_sessions_own";--> statement-breakpoint
ALTER TABLE "routines" DROP CONSTRAINT "routines_pkey", ADD CONSTRAINT "routines_pkey" PRIMARY KEY USING INDEX "routines_own";--> statement-breakpoint
ALTER TABLE "workout_imports" DROP CONSTRAINT "workout_imports_pkey", ADD CONSTRAINT "workout_imports_pkey" PRIMARY KEY USING INDEX "workout_imports_own";--> statement-breakpoint
ALTER TABLE "deleted_workouts" DROP CONSTRAINT "deleted_workouts_pkey", ADD CONSTRAINT "deleted_workouts_pkey" PRIMARY KEY USING INDEX "deleted_workouts_own";--> statement-breakpoint
ALTER TABLE "workout_exercises" DROP CONSTRAINT "workout_exercises_workout_id_exercise_id_pk", ADD CONSTRAINT "workout_exercises_pkey" PRIMARY KEY USING INDEX "workout_exercises_own";