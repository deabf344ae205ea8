ALTER TABLE "routines" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "routines" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "routines_expiry" ON "routines" USING btree ("deleted_at") WHERE deleted_at is not null;