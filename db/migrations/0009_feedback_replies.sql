ALTER TABLE "feedback" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "resolved_by" uuid;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "replied_by" uuid;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "replies" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_replied_by_users_id_fk" FOREIGN KEY ("replied_by") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_resolved_by" ON "feedback" USING btree ("resolved_by") WHERE resolved_by is not null;--> statement-breakpoint
CREATE INDEX "feedback_replied_by" ON "feedback" USING btree ("replied_by") WHERE replied_by is not null;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_language" CHECK ("feedback"."language" in ('en', 'am'));--> statement-breakpoint
-- By the default sample, what one row in a hundred holds counts as rare: such a search then read all of them.
ALTER INDEX "feedback_search" ALTER COLUMN 1 SET STATISTICS 500;
