DROP INDEX "feedback_newest";--> statement-breakpoint
DROP INDEX "feedback_unresolved";--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "spam_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_spam" ON "feedback" USING btree (created_at desc, id desc) WHERE spam_at is not null;--> statement-breakpoint
CREATE INDEX "feedback_assigned" ON "feedback" USING btree ("assigned_to",created_at desc, id desc) WHERE assigned_to is not null;--> statement-breakpoint
CREATE INDEX "feedback_newest" ON "feedback" USING btree (created_at desc, id desc) WHERE spam_at is null;--> statement-breakpoint
CREATE INDEX "feedback_unresolved" ON "feedback" USING btree (created_at desc, id desc) WHERE not is_resolved and spam_at is null;