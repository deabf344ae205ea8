CREATE TABLE "fitness_plan_versions" (
	"plan_id" text NOT NULL,
	"version" integer NOT NULL,
	"course" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fitness_plan_versions_plan_id_version_pk" PRIMARY KEY("plan_id","version")
);
--> statement-breakpoint
ALTER TABLE "fitness_plans" DROP CONSTRAINT "fitness_plans_status";--> statement-breakpoint
ALTER TABLE "started_plans" ADD COLUMN "plan_version" integer;--> statement-breakpoint
ALTER TABLE "fitness_plan_versions" ADD CONSTRAINT "fitness_plan_versions_plan_id_fitness_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."fitness_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "started_plans" ADD CONSTRAINT "started_plans_version" FOREIGN KEY ("plan_id","plan_version") REFERENCES "public"."fitness_plan_versions"("plan_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fitness_plans" ADD CONSTRAINT "fitness_plans_status" CHECK ("fitness_plans"."status" in ('draft', 'published', 'archived'));--> statement-breakpoint
CREATE FUNCTION "plan_course"("data" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('duration', data->'duration', 'durationUnit', data->'durationUnit', 'blocks', data->'blocks')
$$;
--> statement-breakpoint
CREATE FUNCTION "keep_plan_version"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  newest "fitness_plan_versions"%ROWTYPE;
BEGIN
  SELECT * INTO newest FROM "fitness_plan_versions" WHERE "plan_id" = NEW."id" ORDER BY "version" DESC LIMIT 1;
  IF newest."course" IS DISTINCT FROM "plan_course"(NEW."data") THEN
    INSERT INTO "fitness_plan_versions" ("plan_id", "version", "course")
    VALUES (NEW."id", coalesce(newest."version", 0) + 1, "plan_course"(NEW."data"));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "fitness_plans_published" AFTER INSERT OR UPDATE OF "data", "status" ON "fitness_plans"
  FOR EACH ROW WHEN (NEW."status" = 'published') EXECUTE FUNCTION "keep_plan_version"();
--> statement-breakpoint
-- Whoever follows a plan by now stays on what it holds by now.
INSERT INTO "fitness_plan_versions" ("plan_id", "version", "course")
  SELECT "id", 1, "plan_course"("data") FROM "fitness_plans" AS plan
  WHERE "status" = 'published' OR EXISTS (SELECT FROM "started_plans" WHERE "plan_id" = plan."id");
--> statement-breakpoint
UPDATE "started_plans" SET "plan_version" = 1;
