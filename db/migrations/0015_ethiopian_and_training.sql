CREATE TABLE "feast_dates" (
	"feast" text NOT NULL,
	"hijri_year" integer NOT NULL,
	"date" date NOT NULL,
	"source" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feast_dates_feast_hijri_year_pk" PRIMARY KEY("feast","hijri_year")
);
--> statement-breakpoint
CREATE TABLE "account_deletions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "body_measurements" (
	"user_id" uuid NOT NULL,
	"date" date NOT NULL,
	"height" real,
	"weight" real NOT NULL,
	"bmi" real,
	CONSTRAINT "body_measurements_user_id_date_pk" PRIMARY KEY("user_id","date")
);
--> statement-breakpoint
CREATE TABLE "started_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "foods" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "preferences" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "workout_sessions" ADD COLUMN "started_plan_id" uuid;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "body_measurements" ADD CONSTRAINT "body_measurements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "started_plans" ADD CONSTRAINT "started_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "started_plans" ADD CONSTRAINT "started_plans_plan_id_fitness_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."fitness_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "started_plans_user" ON "started_plans" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "started_plans_plan" ON "started_plans" USING btree ("plan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "started_plans_going_on" ON "started_plans" USING btree ("user_id","plan_id") WHERE ended_at is null;--> statement-breakpoint
ALTER TABLE "workout_sessions" ADD CONSTRAINT "workout_sessions_started_plan_id_started_plans_id_fk" FOREIGN KEY ("started_plan_id") REFERENCES "public"."started_plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workout_sessions_started_plan" ON "workout_sessions" USING btree ("started_plan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workout_sessions_going_on" ON "workout_sessions" USING btree ("user_id") WHERE finished_at is null;--> statement-breakpoint
CREATE TRIGGER "feast_dates_changed" AFTER INSERT OR UPDATE OR DELETE ON "feast_dates"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_public_content"();
