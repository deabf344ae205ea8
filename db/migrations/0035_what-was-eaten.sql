CREATE TABLE "diary_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"meal" text NOT NULL,
	"name" jsonb NOT NULL,
	"portions" jsonb NOT NULL,
	"source" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "diary_entries_meal" CHECK ("diary_entries"."meal" in ('breakfast', 'lunch', 'dinner', 'snacks'))
);
--> statement-breakpoint
ALTER TABLE "diary_entries" ADD CONSTRAINT "diary_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diary_entries_user" ON "diary_entries" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "diary_entries_expiry" ON "diary_entries" USING btree ("deleted_at") WHERE deleted_at is not null;