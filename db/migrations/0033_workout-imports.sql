CREATE TABLE "workout_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"report" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "workout_sessions" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "workout_imports" ADD CONSTRAINT "workout_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workout_imports_user" ON "workout_imports" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "workout_sessions" ADD CONSTRAINT "workout_sessions_import_id_workout_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."workout_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workout_sessions_import" ON "workout_sessions" USING btree ("import_id");