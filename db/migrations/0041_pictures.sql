CREATE TABLE "picture_files" (
	"picture_id" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "picture_files_picture_id_width_format_pk" PRIMARY KEY("picture_id","width","format")
);
--> statement-breakpoint
CREATE TABLE "picture_uses" (
	"picture_id" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	CONSTRAINT "picture_uses_picture_id_kind_record_id_pk" PRIMARY KEY("picture_id","kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"alt" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"search_text" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "pictures_id" CHECK ("pictures"."id" ~ '^[0-9a-f]{32}$')
);
--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_uses_record" ON "picture_uses" USING btree ("kind","record_id");--> statement-breakpoint
CREATE INDEX "pictures_newest" ON "pictures" USING btree (created_at desc, id desc);--> statement-breakpoint
CREATE INDEX "pictures_search" ON "pictures" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- The bytes are compressed already.
ALTER TABLE "picture_files" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
--> statement-breakpoint
CREATE TRIGGER "pictures_changed" AFTER UPDATE OR DELETE ON "pictures"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_public_content"();
--> statement-breakpoint
-- What pages need of the picture at an address to show it; null for a drawing, and where there is none.
CREATE FUNCTION "picture_at"("address" text) RETURNS jsonb LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT jsonb_build_object('alt', "alt", 'width', "width", 'height', "height")
  FROM "pictures" WHERE "id" = substring("address" FROM '^/media/([0-9a-f]{32})-')
$$;
--> statement-breakpoint
-- Notes which pictures the data of a record show, wherever in them; its argument is the kind of record.
CREATE FUNCTION "note_picture_uses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW."data" = OLD."data" AND NEW."id" = OLD."id" THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' AND strpos(OLD."data"::text, '/media/') > 0 THEN
    DELETE FROM "picture_uses" WHERE "kind" = TG_ARGV[0] AND "record_id" = OLD."id";
  END IF;
  IF TG_OP <> 'DELETE' AND strpos(NEW."data"::text, '/media/') > 0 THEN
    INSERT INTO "picture_uses" ("picture_id", "kind", "record_id")
    SELECT DISTINCT "named"[1], TG_ARGV[0], NEW."id"
    FROM regexp_matches(NEW."data"::text, '/media/([0-9a-f]{32})-', 'g') AS "named";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "content_items_pictures" AFTER INSERT OR UPDATE OF "id", "data" OR DELETE ON "content_items"
  FOR EACH ROW EXECUTE FUNCTION "note_picture_uses"('content-item');
--> statement-breakpoint
CREATE TRIGGER "exercises_pictures" AFTER INSERT OR UPDATE OF "id", "data" OR DELETE ON "exercises"
  FOR EACH ROW EXECUTE FUNCTION "note_picture_uses"('exercise');
--> statement-breakpoint
CREATE TRIGGER "fitness_plans_pictures" AFTER INSERT OR UPDATE OF "id", "data" OR DELETE ON "fitness_plans"
  FOR EACH ROW EXECUTE FUNCTION "note_picture_uses"('fitness-plan');
--> statement-breakpoint
CREATE TRIGGER "nutrition_plans_pictures" AFTER INSERT OR UPDATE OF "id", "data" OR DELETE ON "nutrition_plans"
  FOR EACH ROW EXECUTE FUNCTION "note_picture_uses"('nutrition-plan');
--> statement-breakpoint
CREATE TRIGGER "recipes_pictures" AFTER INSERT OR UPDATE OF "id", "data" OR DELETE ON "recipes"
  FOR EACH ROW EXECUTE FUNCTION "note_picture_uses"('recipe');
