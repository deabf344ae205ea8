CREATE TABLE "measurements" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"time" text,
	"figures" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "measurements_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "measurements_kinds" CHECK ("measurements"."kind" in ('blood_pressure', 'pulse', 'waist')),
	CONSTRAINT "measurements_time" CHECK ("measurements"."time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measurements_kind" ON "measurements" USING btree ("user_id","kind","day");--> statement-breakpoint
CREATE INDEX "measurements_expiry" ON "measurements" USING btree ("deleted_at") WHERE deleted_at is not null;