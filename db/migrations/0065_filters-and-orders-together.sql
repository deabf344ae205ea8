CREATE INDEX "content_items_category_title" ON "content_items" USING btree ("category",lower(title->>'en'), id);--> statement-breakpoint
CREATE INDEX "exercises_filters" ON "exercises" USING btree ((data->>'category'),(data->>'difficulty'),(data->>'muscleGroup'),(data->>'pattern'));--> statement-breakpoint
-- Of two filters, how many rows both leave is known, not multiplied.
CREATE STATISTICS "exercises_filters_together" (mcv) ON (data->>'category'), (data->>'difficulty'), (data->>'muscleGroup'), (data->>'pattern') FROM "exercises";--> statement-breakpoint
-- Looked through for words row by row: what is not compressed is read sooner.
ALTER TABLE "content_items" ALTER COLUMN "search_text" SET STORAGE EXTERNAL;--> statement-breakpoint
UPDATE "content_items" SET "search_text" = "search_text" || '';
