CREATE TABLE "member_counts" (
	"month" date NOT NULL,
	"part" smallint NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "member_counts_month_part_pk" PRIMARY KEY("month","part")
);
--> statement-breakpoint
CREATE FUNCTION "member_month"(moment timestamptz) RETURNS date LANGUAGE sql STABLE
  RETURN date_trunc('month', moment AT TIME ZONE 'Africa/Addis_Ababa')::date;
--> statement-breakpoint
CREATE FUNCTION "count_members"(of_month date, more integer) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  INSERT INTO "member_counts" VALUES (of_month, pg_backend_pid() % 16, more)
  ON CONFLICT ("month", "part") DO UPDATE SET "members" = "member_counts"."members" + excluded."members";
END;
--> statement-breakpoint
CREATE FUNCTION "count_joined_members"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_members(of_month, count(*)::integer)
    FROM (SELECT member_month(created_at) AS of_month FROM changed) months GROUP BY of_month ORDER BY of_month;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_gone_members"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_members(of_month, -count(*)::integer)
    FROM (SELECT member_month(created_at) AS of_month FROM changed) months GROUP BY of_month ORDER BY of_month;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_moved_members"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_members(member_month(OLD.created_at), -1), count_members(member_month(NEW.created_at), 1);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "members_joined" AFTER INSERT ON "user_profiles"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_joined_members"();
--> statement-breakpoint
CREATE TRIGGER "members_gone" AFTER DELETE ON "user_profiles"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_gone_members"();
--> statement-breakpoint
CREATE TRIGGER "members_moved" AFTER UPDATE OF "created_at" ON "user_profiles"
  FOR EACH ROW WHEN (OLD."created_at" IS DISTINCT FROM NEW."created_at") EXECUTE FUNCTION "count_moved_members"();
--> statement-breakpoint
INSERT INTO "member_counts"
  SELECT member_month("created_at"), 0, count(*) FROM "user_profiles" GROUP BY 1;
