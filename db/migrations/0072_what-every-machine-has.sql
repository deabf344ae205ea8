-- What statements on members' rows join: where those are spread over several machines, tables of these names lie on each (0128).
CREATE SCHEMA "everywhere";--> statement-breakpoint
CREATE VIEW "everywhere"."exercises" AS SELECT "id", "data" FROM "public"."exercises";--> statement-breakpoint
CREATE VIEW "everywhere"."fitness_plans" AS SELECT "id", "title", "level", "status", "data" FROM "public"."fitness_plans";--> statement-breakpoint
CREATE VIEW "everywhere"."fitness_plan_versions" AS SELECT "plan_id", "version", "course" FROM "public"."fitness_plan_versions";--> statement-breakpoint
CREATE VIEW "everywhere"."nutrition_plans" AS SELECT "id", "title", "status", "data", "calories_min", "calories_max" FROM "public"."nutrition_plans";
