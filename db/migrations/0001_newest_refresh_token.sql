DROP INDEX "auth"."refresh_tokens_session_counter";--> statement-breakpoint
ALTER TABLE "auth"."refresh_tokens" DROP CONSTRAINT "refresh_tokens_pkey";--> statement-breakpoint
ALTER TABLE "auth"."refresh_tokens" ADD PRIMARY KEY ("session_id");--> statement-breakpoint
ALTER TABLE "auth"."refresh_tokens" DROP COLUMN "used_at";
