CREATE TABLE "routines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"exercises" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "workout_sessions" ALTER COLUMN "week" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "workout_sessions" ALTER COLUMN "day" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "started_plans" ADD COLUMN "swaps" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "workout_sessions" ADD COLUMN "routine_id" uuid;--> statement-breakpoint
ALTER TABLE "workout_sessions" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "workout_sessions" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "routines" ADD CONSTRAINT "routines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "routines_user" ON "routines" USING btree ("user_id","updated_at");--> statement-breakpoint
ALTER TABLE "workout_sessions" ADD CONSTRAINT "workout_sessions_routine_id_routines_id_fk" FOREIGN KEY ("routine_id") REFERENCES "public"."routines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workout_sessions_routine" ON "workout_sessions" USING btree ("routine_id");