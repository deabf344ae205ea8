CREATE TABLE "record_versions" (
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"version" integer NOT NULL,
	"record" jsonb NOT NULL,
	"changed" text[] NOT NULL,
	"action" text NOT NULL,
	"restored" integer,
	"also" jsonb,
	"at" timestamp with time zone NOT NULL,
	"by" uuid,
	CONSTRAINT "record_versions_subject_kind_subject_id_version_pk" PRIMARY KEY("subject_kind","subject_id","version")
);
--> statement-breakpoint
ALTER TABLE "fitness_plans" DROP CONSTRAINT "fitness_plans_status";--> statement-breakpoint
CREATE INDEX "record_versions_deleted" ON "record_versions" USING btree ("at") WHERE action = 'delete';--> statement-breakpoint
ALTER TABLE "fitness_plans" ADD CONSTRAINT "fitness_plans_status" CHECK ("fitness_plans"."status" in ('draft', 'published', 'archived', 'deleted'));