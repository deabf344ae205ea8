ALTER TABLE "bundled_content" DROP CONSTRAINT "bundled_content_kind";--> statement-breakpoint
DROP INDEX "content_items_public";--> statement-breakpoint
CREATE INDEX "content_items_published" ON "content_items" USING btree ("status",published_at desc, id desc);--> statement-breakpoint
CREATE INDEX "content_items_public" ON "content_items" USING btree ("status","type",published_at desc, id desc);--> statement-breakpoint
ALTER TABLE "bundled_content" ADD CONSTRAINT "bundled_content_kind" CHECK ("bundled_content"."kind" in ('exercise', 'food', 'fitness-plan', 'nutrition-plan', 'content-item'));--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_publication" CHECK ("content_items"."status" = 'draft' or "content_items"."published_at" is not null);