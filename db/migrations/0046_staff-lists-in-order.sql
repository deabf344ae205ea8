CREATE INDEX "content_items_title" ON "content_items" USING btree (lower(title->>'en'), id);--> statement-breakpoint
CREATE INDEX "content_items_changed" ON "content_items" USING btree (updated_at, id);--> statement-breakpoint
CREATE INDEX "content_items_author_name" ON "content_items" USING btree (lower(data->'author'->>'en'), id);--> statement-breakpoint
CREATE INDEX "content_items_published_at" ON "content_items" USING btree (coalesce(published_at, '-infinity'), id);--> statement-breakpoint
CREATE INDEX "content_items_status" ON "content_items" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "exercises_name" ON "exercises" USING btree (lower(data->'name'->>'en'), id);--> statement-breakpoint
CREATE INDEX "exercises_changed" ON "exercises" USING btree (updated_at, id);--> statement-breakpoint
CREATE INDEX "exercises_category" ON "exercises" USING btree ((data->>'category'));--> statement-breakpoint
CREATE INDEX "exercises_difficulty" ON "exercises" USING btree ((data->>'difficulty'));--> statement-breakpoint
CREATE INDEX "exercises_musclegroup" ON "exercises" USING btree ((data->>'muscleGroup'));--> statement-breakpoint
CREATE INDEX "exercises_pattern" ON "exercises" USING btree ((data->>'pattern'));--> statement-breakpoint
CREATE INDEX "fitness_plans_title" ON "fitness_plans" USING btree (lower(title->>'en'), id);--> statement-breakpoint
CREATE INDEX "fitness_plans_changed" ON "fitness_plans" USING btree (updated_at, id);--> statement-breakpoint
CREATE INDEX "fitness_plans_status" ON "fitness_plans" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "foods_name" ON "foods" USING btree (lower(data->'name'->>'en'), id);--> statement-breakpoint
CREATE INDEX "foods_changed" ON "foods" USING btree (updated_at, id);--> statement-breakpoint
CREATE INDEX "foods_group" ON "foods" USING btree ((data->>'group'));--> statement-breakpoint
CREATE INDEX "foods_fasting" ON "foods" USING btree ((data->>'fasting'));--> statement-breakpoint
CREATE INDEX "foods_retired" ON "foods" USING btree ("id") WHERE data ? 'retired';--> statement-breakpoint
CREATE INDEX "nutrition_plans_title" ON "nutrition_plans" USING btree (lower(title->>'en'), id);--> statement-breakpoint
CREATE INDEX "nutrition_plans_changed" ON "nutrition_plans" USING btree (updated_at, id);--> statement-breakpoint
CREATE INDEX "nutrition_plans_status" ON "nutrition_plans" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "recipes_name" ON "recipes" USING btree (lower(data->'name'->>'en'), id);--> statement-breakpoint
CREATE INDEX "recipes_changed" ON "recipes" USING btree (updated_at, id);--> statement-breakpoint
CREATE INDEX "recipes_group" ON "recipes" USING btree ((data->>'group'));--> statement-breakpoint
CREATE INDEX "recipes_retired" ON "recipes" USING btree ("id") WHERE data ? 'retired';