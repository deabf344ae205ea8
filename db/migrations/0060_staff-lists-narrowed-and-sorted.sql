DROP INDEX "user_profiles_role_newest";--> statement-breakpoint
DROP INDEX "activity_log_kind";--> statement-breakpoint
DROP INDEX "exercises_category";--> statement-breakpoint
DROP INDEX "exercises_difficulty";--> statement-breakpoint
DROP INDEX "exercises_musclegroup";--> statement-breakpoint
DROP INDEX "exercises_pattern";--> statement-breakpoint
DROP INDEX "fitness_plans_without_en";--> statement-breakpoint
DROP INDEX "fitness_plans_without_am";--> statement-breakpoint
DROP INDEX "foods_group";--> statement-breakpoint
DROP INDEX "foods_fasting";--> statement-breakpoint
DROP INDEX "foods_retired";--> statement-breakpoint
DROP INDEX "nutrition_plans_without_en";--> statement-breakpoint
DROP INDEX "nutrition_plans_without_am";--> statement-breakpoint
DROP INDEX "recipes_group";--> statement-breakpoint
DROP INDEX "recipes_retired";--> statement-breakpoint
CREATE INDEX "content_items_category" ON "content_items" USING btree ("category",created_at desc, id desc);--> statement-breakpoint
CREATE INDEX "content_items_type" ON "content_items" USING btree ("type",created_at desc, id desc);--> statement-breakpoint
CREATE INDEX "user_profiles_role" ON "user_profiles" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "user_profiles_name" ON "user_profiles" USING btree (lower("full_name"),"created_at","id");--> statement-breakpoint
CREATE INDEX "saved_replies_without_en" ON "saved_replies" USING btree (lower(data->>'title'), id) WHERE jsonb_path_exists(data, '$.text ? (@.en == "" && exists (@.am))');--> statement-breakpoint
CREATE INDEX "saved_replies_without_am" ON "saved_replies" USING btree (lower(data->>'title'), id) WHERE jsonb_path_exists(data, '$.text ? (@.en != "" && !exists (@.am))');--> statement-breakpoint
CREATE INDEX "pictures_changed" ON "pictures" USING btree (updated_at, id);--> statement-breakpoint
CREATE INDEX "pictures_name" ON "pictures" USING btree (lower("name"),"created_at","id");--> statement-breakpoint
CREATE INDEX "activity_log_kind" ON "activity_log" USING btree ("subject_kind","timestamp","id");--> statement-breakpoint
CREATE INDEX "exercises_category" ON "exercises" USING btree ((data->>'category'),lower(data->'name'->>'en'), id);--> statement-breakpoint
CREATE INDEX "exercises_difficulty" ON "exercises" USING btree ((data->>'difficulty'),lower(data->'name'->>'en'), id);--> statement-breakpoint
CREATE INDEX "exercises_musclegroup" ON "exercises" USING btree ((data->>'muscleGroup'),lower(data->'name'->>'en'), id);--> statement-breakpoint
CREATE INDEX "exercises_pattern" ON "exercises" USING btree ((data->>'pattern'),lower(data->'name'->>'en'), id);--> statement-breakpoint
CREATE INDEX "fitness_plans_without_en" ON "fitness_plans" USING btree (created_at desc, id desc) WHERE (status <> 'deleted' and (jsonb_path_exists(title, '$ ? (@.en == "" && exists (@.am))') or jsonb_path_exists(description, '$ ? (@.en == "" && exists (@.am))') or jsonb_path_exists(data, '$.** ? (@.en == "" && exists (@.am))')));--> statement-breakpoint
CREATE INDEX "fitness_plans_without_am" ON "fitness_plans" USING btree (created_at desc, id desc) WHERE (status <> 'deleted' and (jsonb_path_exists(title, '$ ? (@.en != "" && !exists (@.am))') or jsonb_path_exists(description, '$ ? (@.en != "" && !exists (@.am))') or jsonb_path_exists(data, '$.** ? (@.en != "" && !exists (@.am))')));--> statement-breakpoint
CREATE INDEX "foods_group" ON "foods" USING btree ((data->>'group'),lower(data->'name'->>'en'), id);--> statement-breakpoint
CREATE INDEX "foods_fasting" ON "foods" USING btree ((data->>'fasting'),lower(data->'name'->>'en'), id);--> statement-breakpoint
CREATE INDEX "foods_retired" ON "foods" USING btree (lower(data->'name'->>'en'), id) WHERE data ? 'retired';--> statement-breakpoint
CREATE INDEX "nutrition_plans_without_en" ON "nutrition_plans" USING btree (created_at desc, id desc) WHERE (status <> 'deleted' and (jsonb_path_exists(title, '$ ? (@.en == "" && exists (@.am))') or jsonb_path_exists(description, '$ ? (@.en == "" && exists (@.am))') or jsonb_path_exists(data, '$.** ? (@.en == "" && exists (@.am))')));--> statement-breakpoint
CREATE INDEX "nutrition_plans_without_am" ON "nutrition_plans" USING btree (created_at desc, id desc) WHERE (status <> 'deleted' and (jsonb_path_exists(title, '$ ? (@.en != "" && !exists (@.am))') or jsonb_path_exists(description, '$ ? (@.en != "" && !exists (@.am))') or jsonb_path_exists(data, '$.** ? (@.en != "" && !exists (@.am))')));--> statement-breakpoint
CREATE INDEX "recipes_group" ON "recipes" USING btree ((data->>'group'),lower(data->'name'->>'en'), id);--> statement-breakpoint
CREATE INDEX "recipes_retired" ON "recipes" USING btree (lower(data->'name'->>'en'), id) WHERE data ? 'retired';