ALTER TABLE "content_items" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "feast_dates" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "fitness_plans" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "foods" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
ALTER TABLE "nutrition_plans" ADD COLUMN "updated_by" uuid;--> statement-breakpoint
-- The line of the activity log of the very moment of the change tells who it was.
UPDATE "content_items" AS record SET "updated_by" = (
  SELECT "actor_id" FROM "activity_log"
  WHERE "subject_kind" = 'content-item' AND "subject_id" = record."id" AND "timestamp" = record."updated_at"
  ORDER BY "id" DESC LIMIT 1);--> statement-breakpoint
UPDATE "feast_dates" AS record SET "updated_by" = (
  SELECT "actor_id" FROM "activity_log"
  WHERE "subject_kind" = 'feast' AND "subject_id" = record."feast" || '-' || record."hijri_year" AND "timestamp" = record."updated_at"
  ORDER BY "id" DESC LIMIT 1);--> statement-breakpoint
UPDATE "exercises" AS record SET "updated_by" = (
  SELECT "actor_id" FROM "activity_log"
  WHERE "subject_kind" = 'exercise' AND "subject_id" = record."id" AND "timestamp" = record."updated_at"
  ORDER BY "id" DESC LIMIT 1);--> statement-breakpoint
UPDATE "fitness_plans" AS record SET "updated_by" = (
  SELECT "actor_id" FROM "activity_log"
  WHERE "subject_kind" = 'fitness-plan' AND "subject_id" = record."id" AND "timestamp" = record."updated_at"
  ORDER BY "id" DESC LIMIT 1);--> statement-breakpoint
UPDATE "foods" AS record SET "updated_by" = (
  SELECT "actor_id" FROM "activity_log"
  WHERE "subject_kind" = 'food' AND "subject_id" = record."id" AND "timestamp" = record."updated_at"
  ORDER BY "id" DESC LIMIT 1);--> statement-breakpoint
UPDATE "nutrition_plans" AS record SET "updated_by" = (
  SELECT "actor_id" FROM "activity_log"
  WHERE "subject_kind" = 'nutrition-plan' AND "subject_id" = record."id" AND "timestamp" = record."updated_at"
  ORDER BY "id" DESC LIMIT 1);
