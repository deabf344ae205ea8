DROP INDEX "auth"."factors_user";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "channel" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD CONSTRAINT "one_time_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "factors_user_name" ON "auth"."factors" USING btree ("user_id","friendly_name");