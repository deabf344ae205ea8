CREATE TABLE "own_exercises" (
	"id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"measure" text NOT NULL,
	"is_loaded" boolean NOT NULL,
	"muscle_group" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "own_exercises_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "own_exercises" ADD CONSTRAINT "own_exercises_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;