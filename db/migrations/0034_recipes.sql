CREATE TABLE "recipes" (
	"id" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
ALTER TABLE "bundled_content" DROP CONSTRAINT "bundled_content_kind";--> statement-breakpoint
CREATE INDEX "recipes_search" ON "recipes" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "bundled_content" ADD CONSTRAINT "bundled_content_kind" CHECK ("bundled_content"."kind" in ('exercise', 'food', 'recipe', 'fitness-plan', 'nutrition-plan', 'content-item'));--> statement-breakpoint
CREATE TRIGGER "recipes_changed" AFTER INSERT OR UPDATE OR DELETE ON "recipes"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_public_content"();
