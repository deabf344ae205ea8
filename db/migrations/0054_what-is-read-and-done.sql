CREATE TABLE "daily_counts" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"what" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_kind_subject_what_day_pk" PRIMARY KEY("kind","subject","what","day")
);
--> statement-breakpoint
CREATE INDEX "daily_counts_days" ON "daily_counts" USING btree ("what","day");--> statement-breakpoint
CREATE INDEX "started_plans_newest" ON "started_plans" USING btree ("plan_id","started_at","id");