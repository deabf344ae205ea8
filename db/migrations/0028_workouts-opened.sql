CREATE TABLE "deleted_workouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"workout" jsonb NOT NULL,
	"activity" jsonb,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workout_exercises" (
	"workout_id" uuid NOT NULL,
	"exercise_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"sets" smallint NOT NULL,
	"weight" real,
	"reps" smallint,
	"seconds" integer,
	"volume" double precision NOT NULL,
	"total_reps" integer NOT NULL,
	"total_seconds" integer NOT NULL,
	"one_rep_max" real,
	CONSTRAINT "workout_exercises_workout_id_exercise_id_pk" PRIMARY KEY("workout_id","exercise_id")
);
--> statement-breakpoint
ALTER TABLE "workout_sessions" DROP CONSTRAINT "workout_sessions_activity_id_activities_id_fk";
--> statement-breakpoint
ALTER TABLE "workout_sessions" ADD COLUMN "date" date;--> statement-breakpoint
ALTER TABLE "workout_sessions" ADD COLUMN "minutes" smallint;--> statement-breakpoint
ALTER TABLE "workout_sessions" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "workout_sessions" ADD COLUMN "effort" smallint;--> statement-breakpoint
ALTER TABLE "workout_sessions" ADD COLUMN "repeated_id" uuid;--> statement-breakpoint
ALTER TABLE "deleted_workouts" ADD CONSTRAINT "deleted_workouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_exercises" ADD CONSTRAINT "workout_exercises_workout_id_workout_sessions_id_fk" FOREIGN KEY ("workout_id") REFERENCES "public"."workout_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_exercises" ADD CONSTRAINT "workout_exercises_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_workouts_user" ON "deleted_workouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "deleted_workouts_expiry" ON "deleted_workouts" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "workout_exercises_history" ON "workout_exercises" USING btree ("user_id","exercise_id","started_at","workout_id");--> statement-breakpoint
CREATE INDEX "workout_sessions_history" ON "workout_sessions" USING btree ("user_id","started_at","id") WHERE finished_at is not null and sets <> '[]';--> statement-breakpoint
-- What was finished before has its day and minutes from its activity; where that is gone, the day from when it began.
UPDATE "workout_sessions" AS session SET "date" = activity."date",
  "minutes" = CASE WHEN activity."details"->>'duration' ~ '^[0-9]{1,4}$' THEN (activity."details"->>'duration')::smallint END
FROM "activities" AS activity
WHERE activity."id" = session."activity_id" AND session."finished_at" IS NOT NULL;
--> statement-breakpoint
UPDATE "workout_sessions" SET "date" = ("started_at" AT TIME ZONE 'Africa/Addis_Ababa')::date
WHERE "date" IS NULL AND "finished_at" IS NOT NULL;
--> statement-breakpoint
UPDATE "activities" AS activity SET "details" = activity."details" || jsonb_build_object('workout', session."id")
FROM "workout_sessions" AS session WHERE session."activity_id" = activity."id" AND session."sets" <> '[]';
--> statement-breakpoint
-- As `training/exercise-figures.ts` counts it from then on.
INSERT INTO "workout_exercises" ("workout_id", "exercise_id", "user_id", "started_at", "sets", "weight", "reps",
  "seconds", "volume", "total_reps", "total_seconds", "one_rep_max")
SELECT session."id", done."exercise", session."user_id", session."started_at", count(*),
  (array_agg(done."weight" ORDER BY coalesce(done."weight", 0) DESC, coalesce(done."reps", 0) DESC, coalesce(done."seconds", 0) DESC))[1],
  (array_agg(done."reps" ORDER BY coalesce(done."weight", 0) DESC, coalesce(done."reps", 0) DESC, coalesce(done."seconds", 0) DESC))[1],
  (array_agg(done."seconds" ORDER BY coalesce(done."weight", 0) DESC, coalesce(done."reps", 0) DESC, coalesce(done."seconds", 0) DESC))[1],
  coalesce(sum(done."weight" * done."reps" * done."sides"), 0),
  coalesce(sum(done."reps" * done."sides"), 0), coalesce(sum(done."seconds" * done."sides"), 0),
  max(done."weight" * 36 / (37 - done."reps")) FILTER (WHERE done."weight" > 0 AND done."reps" BETWEEN 1 AND 10)
FROM "workout_sessions" AS session
CROSS JOIN LATERAL (
  SELECT one->>'exerciseId' AS "exercise", (one->>'weight')::real AS "weight", (one->>'reps')::int AS "reps",
    (one->>'seconds')::int AS "seconds", CASE WHEN one->>'eachSide' = 'true' THEN 2 ELSE 1 END AS "sides"
  FROM jsonb_array_elements(session."sets") AS one WHERE one->>'state' = 'done'
) AS done
WHERE session."finished_at" IS NOT NULL AND done."exercise" IS NOT NULL
GROUP BY session."id", done."exercise";
