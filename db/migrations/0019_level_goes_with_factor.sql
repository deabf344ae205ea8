-- Which factor raised a session of before nobody knows: each of them shows its factor once more.
ALTER TABLE "auth"."sessions" ADD COLUMN "factor_id" uuid;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_factor_id_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "auth"."factors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sessions" DROP COLUMN "aal";--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD COLUMN "aal" text GENERATED ALWAYS AS (case when factor_id is null then 'aal1' else 'aal2' end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_factor" ON "auth"."sessions" USING btree ("factor_id") WHERE factor_id is not null;
