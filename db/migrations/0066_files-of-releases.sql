CREATE SCHEMA "releases";
--> statement-breakpoint
CREATE TABLE "releases"."files" (
	"path" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"encoding" text,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "release_files_kept" ON "releases"."files" USING btree ("kept_at");--> statement-breakpoint
-- Compressed already.
ALTER TABLE "releases"."files" ALTER COLUMN "body" SET STORAGE EXTERNAL;
