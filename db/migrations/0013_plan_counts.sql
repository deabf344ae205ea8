CREATE TABLE "plan_counts" (
	"kind" text NOT NULL,
	"month" date NOT NULL,
	"status" text NOT NULL,
	"category" text NOT NULL,
	"level" text NOT NULL,
	"featured" boolean NOT NULL,
	"plans" integer NOT NULL,
	CONSTRAINT "plan_counts_kind_month_status_category_level_featured_pk" PRIMARY KEY("kind","month","status","category","level","featured")
);
--> statement-breakpoint
CREATE INDEX "nutrition_plans_calories" ON "nutrition_plans" USING btree ("calories_min","calories_max");--> statement-breakpoint
CREATE FUNCTION "count_plans"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted_kind text := replace(TG_TABLE_NAME, '_plans', '');
  level text := CASE counted_kind WHEN 'fitness' THEN 'level' ELSE '''''' END;
  changed text := concat_ws(' UNION ALL ',
    CASE WHEN TG_OP IN ('INSERT', 'UPDATE') THEN 'SELECT 1 AS change, * FROM added' END,
    CASE WHEN TG_OP IN ('DELETE', 'UPDATE') THEN 'SELECT -1 AS change, * FROM removed' END);
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM "plan_counts" WHERE "kind" = counted_kind;
    RETURN NULL;
  END IF;
  EXECUTE format('
    INSERT INTO plan_counts
    SELECT %L, date_trunc(''month'', created_at AT TIME ZONE ''UTC'')::date, status, category, %s, featured, sum(change)
    FROM (%s) AS changed
    GROUP BY 2, 3, 4, 5, 6 HAVING sum(change) <> 0 ORDER BY 2, 3, 4, 5, 6
    ON CONFLICT (kind, month, status, category, level, featured)
    DO UPDATE SET plans = plan_counts.plans + excluded.plans', counted_kind, level, changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "fitness_plans_added" AFTER INSERT ON "fitness_plans"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_plans"();
--> statement-breakpoint
CREATE TRIGGER "fitness_plans_removed" AFTER DELETE ON "fitness_plans"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "count_plans"();
--> statement-breakpoint
CREATE TRIGGER "fitness_plans_moved" AFTER UPDATE ON "fitness_plans"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_plans"();
--> statement-breakpoint
CREATE TRIGGER "fitness_plans_emptied" AFTER TRUNCATE ON "fitness_plans"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_plans"();
--> statement-breakpoint
CREATE TRIGGER "nutrition_plans_added" AFTER INSERT ON "nutrition_plans"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_plans"();
--> statement-breakpoint
CREATE TRIGGER "nutrition_plans_removed" AFTER DELETE ON "nutrition_plans"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "count_plans"();
--> statement-breakpoint
CREATE TRIGGER "nutrition_plans_moved" AFTER UPDATE ON "nutrition_plans"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_plans"();
--> statement-breakpoint
CREATE TRIGGER "nutrition_plans_emptied" AFTER TRUNCATE ON "nutrition_plans"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_plans"();
--> statement-breakpoint
INSERT INTO "plan_counts"
  SELECT 'fitness', date_trunc('month', "created_at" AT TIME ZONE 'UTC')::date, "status", "category", "level", "featured", count(*)
  FROM "fitness_plans" GROUP BY 2, 3, 4, 5, 6
  UNION ALL
  SELECT 'nutrition', date_trunc('month', "created_at" AT TIME ZONE 'UTC')::date, "status", "category", '', "featured", count(*)
  FROM "nutrition_plans" GROUP BY 2, 3, 4, 6;
--> statement-breakpoint
-- By the default sample, what one row in a hundred holds counts as rare: such a search then read all of them.
ALTER TABLE "fitness_plans" ALTER COLUMN "search_text" SET STATISTICS 500;
--> statement-breakpoint
ALTER TABLE "nutrition_plans" ALTER COLUMN "search_text" SET STATISTICS 500;
