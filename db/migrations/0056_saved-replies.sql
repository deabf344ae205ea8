CREATE TABLE "saved_replies" (
	"id" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
CREATE INDEX "saved_replies_search" ON "saved_replies" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "saved_replies_title" ON "saved_replies" USING btree (lower(data->>'title'), id);--> statement-breakpoint
CREATE INDEX "saved_replies_changed" ON "saved_replies" USING btree (updated_at, id);