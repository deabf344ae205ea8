CREATE TABLE "drafts" (
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"fields" jsonb NOT NULL,
	"version" integer,
	"save_key" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_user_id_address_pk" PRIMARY KEY("user_id","address")
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;