ALTER TABLE "exercises" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "exercises_search" ON "exercises" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "fitness_plans_exercises" ON "fitness_plans" USING gin (jsonb_path_query_array("data", '$.schedule[*].exercises[*].exerciseId'));