CREATE INDEX "mails_unsent" ON "mails" USING btree ("created_at") WHERE "mails"."sent_at" is null;--> statement-breakpoint
CREATE FUNCTION "count_no_members"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "member_counts";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "members_emptied" AFTER TRUNCATE ON "user_profiles"
  FOR EACH STATEMENT EXECUTE FUNCTION "count_no_members"();
